/** Emitted when pictures have got their variants; every page may show them. */
export const VARIANTS_MADE = 'media.variants';
