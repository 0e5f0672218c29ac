declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  };
  /** The font with the characters of `text` and nothing else. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
