// Turns fonts from one format into another; it brings no types of its own.
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
