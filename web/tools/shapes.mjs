// What messages look like, as data, from the descriptions in TypeScript (messages.d.ts of the room and of each game): the
// page checks by it what it is sent, and the engine's tests all that is said. With --check it only says whether the files
// are current.
//
// A type is "string", "number", "boolean", "null", "*" for anything, or "@" and a name; ["=", …] one of these values; ["[]", type] a list;
// ["tuple", least, …] a list of these; ["{}", type] an object of any names; ["|", …] one of these types; or an object with
// the type of each member, "?" after the names of those that may be missing.
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const checks = process.argv.includes('--check');

class Description {
  constructor(path, base) {
    this.base = base;
    this.declared = new Map();
    const source = ts.createSourceFile(path, readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), ts.ScriptTarget.Latest);
    for (const node of source.statements) if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) this.declared.set(node.name.text, node);
  }

  // `room.View` is that of the room, though the game has one of its own.
  #find(name) {
    const [own, of] = name.includes('.') ? [this.base, name.split('.')[1]] : [this, name];
    return own.declared.has(of) ? [own, own.declared.get(of)] : this.base ? this.base.#find(of) : [];
  }

  members(node) {
    const all = {};
    for (const { expression } of node.heritageClauses?.flatMap((clause) => clause.types) ?? []) {
      const name = nameOf(expression);
      const [owner, found] = this.#find(name);
      if (!found) throw new Error(`there is no ${name}`);
      Object.assign(all, owner.members(found));
    }
    for (const { name, questionToken, type } of node.members) {
      delete all[`${name.text}?`];
      delete all[name.text];
      all[name.text + (questionToken ? '?' : '')] = this.type(type);
    }
    return all;
  }

  // The texts of a type that is a choice among some.
  #keys(node) {
    const found = ts.isTypeReferenceNode(node) ? this.#find(nameOf(node.typeName))[1]?.type : node;
    return found && ts.isUnionTypeNode(found) ? found.types.map((each) => each.literal.text) : null;
  }

  type(node) {
    switch (node.kind) {
      case ts.SyntaxKind.StringKeyword: return 'string';
      case ts.SyntaxKind.NumberKeyword: return 'number';
      case ts.SyntaxKind.BooleanKeyword: return 'boolean';
      case ts.SyntaxKind.UnknownKeyword: return '*';
      case ts.SyntaxKind.LiteralType: return literal(node.literal);
      case ts.SyntaxKind.ParenthesizedType: return this.type(node.type);
      case ts.SyntaxKind.ArrayType: return ['[]', this.type(node.elementType)];
      case ts.SyntaxKind.TypeLiteral: return this.members(node);
      case ts.SyntaxKind.TupleType: {
        const least = node.elements.filter((each) => !ts.isOptionalTypeNode(each)).length;
        return ['tuple', least, ...node.elements.map((each) => this.type(ts.isOptionalTypeNode(each) ? each.type : each))];
      }
      case ts.SyntaxKind.UnionType: {
        const types = node.types.map((each) => this.type(each));
        const values = types.filter((each) => each[0] === '=').flatMap((each) => each.slice(1));
        const others = types.filter((each) => each[0] !== '=');
        return others.length ? ['|', ...(values.length ? [['=', ...values]] : []), ...others] : ['=', ...values];
      }
      case ts.SyntaxKind.TypeReference: return this.#reference(nameOf(node.typeName), node.typeArguments ?? []);
    }
    throw new Error(`what is this? ${ts.SyntaxKind[node.kind]}`);
  }

  #reference(name, [first, second]) {
    if (name === 'Partial') return Object.fromEntries(Object.entries(this.type(first)).map(([member, type]) => [`${member}?`, type]));
    if (name !== 'Record') {
      if (!this.#find(name)[1]) throw new Error(`there is no ${name}`);
      return `@${name.split('.').at(-1)}`;
    }
    const keys = this.#keys(first);
    return keys ? Object.fromEntries(keys.map((key) => [key, this.type(second)])) : ['{}', this.type(second)];
  }

  shapes() {
    return Object.fromEntries([...this.declared].map(([name, node]) => [name, ts.isTypeAliasDeclaration(node) ? this.type(node.type) : this.members(node)]));
  }
}

const literal = ({ kind, text }) => (kind === ts.SyntaxKind.NullKeyword ? 'null' : ['=', kind === ts.SyntaxKind.TrueKeyword ? true : kind === ts.SyntaxKind.FalseKeyword ? false : text]);
const nameOf = (node) => (ts.isIdentifier(node) ? node.text : `${nameOf(node.left ?? node.expression)}.${(node.right ?? node.name).text}`);

const room = new Description('src/room/messages.d.ts');
const made = [['web/src/shell/table/shapes.json', room], ...['deus', 'machina'].map((game) => [`web/src/games/${game}/table/shapes.json`, new Description(`src/games/${game}/messages.d.ts`, room)]), ['tests/golden/protocol_shapes.json', new Description('src/cli/protocol.d.ts', room)]];
for (const [path, description] of made) {
  const file = new URL(`../../${path}`, import.meta.url);
  const text = `{\n${Object.entries(description.shapes()).map(([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)}`).join(',\n')}\n}\n`;
  if (!checks) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is not what its messages.d.ts says: npm run shapes`);
    process.exitCode = 1;
  }
}
