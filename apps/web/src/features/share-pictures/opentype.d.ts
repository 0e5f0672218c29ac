declare module 'opentype.js/dist/opentype.mjs' {
  type Command = { type: 'M' | 'L' | 'Q' | 'C' | 'Z' } & Partial<
    Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number>
  >;
  type Path = { commands: Command[] };
  export type Font = {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): Path;
  };
  export function parse(file: ArrayBuffer): Font;
}
