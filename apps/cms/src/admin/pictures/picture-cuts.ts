/** The shapes in which the site shows pictures (picture.module.css), by where they are mostly met; `ratio`: as CSS writes it. */
export const PICTURE_CUTS = [
  { shape: 'wide', ratio: '16 / 9', words: 'Across a screen' },
  { shape: 'landscape', ratio: '3 / 2', words: 'Lists and pages' },
  { shape: 'square', ratio: '1', words: 'Square' },
  { shape: 'upright', ratio: '4 / 5', words: 'Upright' },
];

/** The site keeps to such steps of the point that stays in view, in per cent (picture-focus.ts). */
export const FOCUS_STEP = 10;
