// Whether a message is as its description has it; tools/shapes.mjs says how types are written.
export type Type = string | readonly unknown[] | { readonly [member: string]: Type };
export type Shapes = Readonly<Record<string, unknown>>;

// Where a value is not of a type; nothing where it is. Members that nobody knows are left alone: a service may be newer.
export function mismatch(value: unknown, type: unknown, shapes: Shapes, where = ''): string {
  const wrong = `${where} is ${JSON.stringify(value)?.slice(0, 60)}`;
  const first = (found: Iterable<string>) => [...found].find(Boolean) ?? '';
  if (typeof type === 'string') {
    if (type.startsWith('@')) return mismatch(value, shapes[type.slice(1)], shapes, where);
    return type === (value === null ? 'null' : typeof value) ? '' : wrong;
  }
  if (Array.isArray(type)) {
    const [kind, ...of] = type as [string, ...unknown[]];
    if (kind === '=') return of.includes(value) ? '' : wrong;
    if (kind === '|') return of.some((each) => !mismatch(value, each, shapes, where)) ? '' : of.length === 2 && of[1] === 'null' && value !== null ? mismatch(value, of[0], shapes, where) : wrong;
    if (kind === '{}') return typeof value === 'object' && value ? first(Object.entries(value).map(([name, each]) => mismatch(each, of[0], shapes, `${where}.${name}`))) : wrong;
    if (!Array.isArray(value)) return wrong;
    if (kind === '[]') return first(value.map((each, i) => mismatch(each, of[0], shapes, `${where}[${i}]`)));
    const [least, ...types] = of;
    return value.length < Number(least) || value.length > types.length ? wrong : first(value.map((each, i) => mismatch(each, types[i], shapes, `${where}[${i}]`)));
  }
  if (typeof value !== 'object' || !value) return wrong;
  return first(Object.entries(type as object).map(([member, of]) => {
    const name = member.endsWith('?') ? member.slice(0, -1) : member;
    const content = (value as Record<string, unknown>)[name];
    return content === undefined && name !== member ? '' : mismatch(content, of, shapes, `${where}.${name}`);
  }));
}
