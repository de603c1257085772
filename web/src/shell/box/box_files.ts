// Files of a box that were chosen or dropped, a whole folder of them perhaps.

export interface BoxFile {
  // With the folders it lies in: "mine/more/red.cards".
  name: string;
  text: string;
}

const parts = /(^|\/)([\w-]+\.cards|tiles|layouts|[^/]+\.box)$/;

// Whether anything there could be a part of a box.
export function holdsBox(files: readonly { name: string }[]): boolean {
  return files.some((file) => parts.test(file.name));
}

// All of them as one text, as the engine reads a box: what else lies in a folder is left out.
export function boxText(files: readonly BoxFile[]): string {
  const several = files.length > 1;
  return files
    .filter((file) => !several || parts.test(file.name))
    .sort((a, b) => Number(b.name.endsWith('.box')) - Number(a.name.endsWith('.box')))
    .map((file) => (file.name.endsWith('.box') ? file.text : `file ${file.name}\n${file.text}`))
    .map((text) => (text.endsWith('\n') ? text : `${text}\n`))
    .join('');
}

export async function chosenFiles(list: FileList | null): Promise<BoxFile[]> {
  return Promise.all([...(list ?? [])].map(async (file) => ({ name: file.webkitRelativePath || file.name, text: await file.text() })));
}

async function filesIn(entry: FileSystemEntry): Promise<BoxFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    const name = entry.fullPath.replace(/^\//, '');
    return parts.test(name) ? [{ name, text: await file.text() }] : [{ name, text: '' }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  for (let more = true; more; ) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    found.push(...some);
    more = some.length > 0;
  }
  return (await Promise.all(found.map(filesIn))).flat();
}

// What was dropped; its entries must be taken before the event is over.
export async function droppedFiles(transfer: DataTransfer): Promise<BoxFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.length) return chosenFiles(transfer.files);
  return (await Promise.all(entries.map(filesIn))).flat();
}
