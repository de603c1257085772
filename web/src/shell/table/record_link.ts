// A whole game inside an address: the record, packed, so that a link to a moment needs no server.

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

export async function pack(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export async function unpack(text: string): Promise<string> {
  const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

export async function replayLink(record: string, at?: number, seat?: number): Promise<string> {
  return replayAddress(await pack(record), at, seat);
}

export function replayAddress(packed: string, at?: number, seat?: number): string {
  return `#/replay?game=${packed}${at === undefined ? '' : `&at=${at}`}${seat === undefined ? '' : `&seat=${seat}`}`;
}
