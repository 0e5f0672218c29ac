import { createHash } from 'node:crypto';

/** Pixels across; chosen with the layouts of the site (docs/decisions/0007-picture-variants.md). */
export const VARIANT_WIDTHS_PX = [400, 640, 828, 1080, 1440, 1920, 2560] as const;

/** Both look alike on our renders; measured by `node bench/picture-quality.ts`. */
export const variantFormats = {
  avif: { ext: '.avif', mime: 'image/avif', options: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } },
  webp: { ext: '.webp', mime: 'image/webp', options: { quality: 78, effort: 4 } },
} as const;

export type VariantFormat = keyof typeof variantFormats;

/** To be raised when the code changes what comes out of the same settings. */
const REVISION = 1;

/** Stands beside every picture: those made otherwise are made anew at the next start. */
export const settingsVersion = createHash('sha256')
  .update(JSON.stringify([REVISION, VARIANT_WIDTHS_PX, variantFormats]))
  .digest('hex')
  .slice(0, 12);

/** The widths a picture is made in: never wider than it is, and its own when it is narrower than all. */
export function variantWidths(masterWidth: number): number[] {
  const widths = VARIANT_WIDTHS_PX.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}
