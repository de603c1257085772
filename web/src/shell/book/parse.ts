// A book is a plain text (book/GAME.LANGUAGE.txt); its small markup:
//   # ID TITLE       a chapter          ## ID TITLE     a section
//   - words          an item of a list  ! 17: words     a ruling, at its place
//   part NAME        something that the game draws
//   example SCENE | WHAT WHAT: words    the position of a scene, what of it is drawn ("wide": before and after are not
//                                       side by side), and what one sees there
// Other lines are paragraphs, which an empty line ends. In all of them [words>SECTION] leads to a section, *words* are a
// term where it is explained, and {gold:gold} is a thing.
import { marked } from '../words/marks';
import { plain, type Words } from '../words/said';

export type Inline = { kind: 'words'; words: Words } | { kind: 'term'; words: Words } | { kind: 'link'; words: Words; to: string };

export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'ruling'; names: string[]; text: Inline[] }
  | { kind: 'part'; name: string }
  | { kind: 'example'; scene: string; what: string[]; text: Inline[] };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}
export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}
export type Book = readonly Chapter[];

export function inline(text: string): Inline[] {
  return text.split(/(\[[^\]]*\]|\*[^*]*\*)/).flatMap((piece): Inline[] => {
    if (!piece) return [];
    const link = /^\[([^\]>]*)>([\w-]+)\]$/.exec(piece);
    if (link) return [{ kind: 'link', words: marked(link[1] ?? ''), to: link[2] ?? '' }];
    return /^\*.*\*$/.test(piece) ? [{ kind: 'term', words: marked(piece.slice(1, -1)) }] : [{ kind: 'words', words: marked(piece) }];
  });
}

// `set` is how the language is printed.
export function parseBook(text: string, set: (text: string) => string = (each) => each): Book {
  const chapters: Chapter[] = [];
  let blocks: Block[] = [];
  let open = false;
  const line = (text: string) => {
    const heading = /^(#{1,2}) ([\w-]+) (.*)$/.exec(text);
    const ruling = /^! ([\w, ]+): (.*)$/.exec(text);
    const example = /^example ([^|]*) \| ([\w ]+): (.*)$/.exec(text);
    const part = /^part (\w+)$/.exec(text);
    const last = blocks.at(-1);
    const goesOn = open;
    open = false;
    if (heading) {
      const [, marks, id = '', title = ''] = heading;
      if (marks === '#') chapters.push({ id, title: set(title), sections: [] });
      else chapters.at(-1)?.sections.push({ id, title: set(title), blocks: (blocks = []) });
    } else if (ruling) blocks.push({ kind: 'ruling', names: (ruling[1] ?? '').split(', '), text: inline(set(ruling[2] ?? '')) });
    else if (example) blocks.push({ kind: 'example', scene: example[1] ?? '', what: (example[2] ?? '').split(' '), text: inline(set(example[3] ?? '')) });
    else if (part) blocks.push({ kind: 'part', name: part[1] ?? '' });
    else if (text.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(inline(set(text.slice(2))));
      else blocks.push({ kind: 'list', items: [inline(set(text.slice(2)))] });
    } else if (text) {
      open = true;
      if (goesOn && last?.kind === 'paragraph') last.text.push(...inline(set(` ${text}`)));
      else blocks.push({ kind: 'paragraph', text: inline(set(text)) });
    }
  };
  text.split('\n').forEach((each) => line(each.trim()));
  return chapters;
}

export const textsOf = (block: Block): Inline[][] => (block.kind === 'list' ? block.items : block.kind === 'part' ? [] : [block.text]);
export const plainOf = (text: readonly Inline[]): string => text.map(({ words }) => plain(words)).join('');
export const sectionsOf = (book: Book): Section[] => book.flatMap(({ sections }) => sections);
export const chapterWith = (book: Book, section: string): Chapter | undefined => book.find(({ id, sections }) => id === section || sections.some((each) => each.id === section));
