type Sign = { kind: string; isIn: (part: Buffer) => boolean };

const textual = (pattern: RegExp) => (part: Buffer) => pattern.test(part.toString('latin1'));
const holding = (...signature: number[]) => {
  const bytes = Buffer.from(signature);
  return (part: Buffer) => part.includes(bytes);
};

/** What a browser, a PHP server or an archiver would find in bytes it is pointed at. */
const SIGNS: Sign[] = [
  {
    kind: 'a web page',
    isIn: textual(/<(!doctype|html|head|body|script|iframe|svg|object|embed|img)[\s>/]|javascript:/i),
  },
  { kind: 'a program', isIn: textual(/<\?php\s/i) },
  { kind: 'a PDF', isIn: textual(/%PDF-\d/) },
  // The end of a ZIP's directory: its beginning alone is four bytes that chance can bring.
  { kind: 'an archive', isIn: holding(0x50, 0x4b, 5, 6, 0, 0, 0, 0) },
  { kind: 'an archive', isIn: holding(0x52, 0x61, 0x72, 0x21, 0x1a, 7) },
  { kind: 'an archive', isIn: holding(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c) },
];

/** The kind of file that was hidden in these parts of a picture; undefined where there is none. */
export function hiddenFileIn(parts: readonly Buffer[]): string | undefined {
  return SIGNS.find(({ isIn }) => parts.some(isIn))?.kind;
}
