import sharp, { type CreateRaw } from 'sharp';
import { MOST_PIXELS } from './limits';

/** What stands in a picture's place until it has arrived. */
export type Glimpse = {
  /** A `data:` address of a WebP of some 16 pixels. */
  placeholder: string;
  /** `#rrggbb`. */
  dominantColour: string;
};

const PLACEHOLDER_WIDTH_PX = 16;
const LONGEST_PLACEHOLDER = 300;
const SAMPLE_PX = 64;
const ATTEMPTS = [40, 20, 5].flatMap((quality) =>
  [PLACEHOLDER_WIDTH_PX, 12, 8].map((width) => ({ width, quality })),
);
// Twice as high as wide is enough of a tower to be seen in a blur.
const MOST_HEIGHT_PER_WIDTH = 2;

const hexOf = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Decodes a picture once, small, and describes it.
 * @throws Error of the decoder when its pixels cannot be read to the end
 */
export async function glimpseOf(picture: string | Buffer): Promise<Glimpse> {
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX * MOST_HEIGHT_PER_WIDTH, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const opaque = await sharp(data, { raw }).flatten({ background: '#fff' }).raw().toBuffer();
  const { dominant } = await sharp(opaque, { raw: { ...raw, channels: 3 } }).stats();
  return {
    placeholder: await placeholderOf(data, raw),
    dominantColour: `#${hexOf(dominant.r)}${hexOf(dominant.g)}${hexOf(dominant.b)}`,
  };
}

async function placeholderOf(data: Buffer, raw: CreateRaw): Promise<string> {
  for (const { width, quality } of ATTEMPTS) {
    const height = Math.max(
      1,
      Math.min(width * MOST_HEIGHT_PER_WIDTH, Math.round((width * raw.height) / raw.width)),
    );
    const webp = await sharp(data, { raw })
      .resize({ width, height, fit: 'fill' })
      .webp({ quality, alphaQuality: quality, effort: 6 })
      .toBuffer();
    const address = `data:image/webp;base64,${webp.toString('base64')}`;
    if (address.length <= LONGEST_PLACEHOLDER) return address;
  }
  // Noise of every colour and transparency: one even patch.
  const patch = await sharp(data, { raw }).resize(1, 1, { fit: 'fill' }).webp({ quality: 50 }).toBuffer();
  return `data:image/webp;base64,${patch.toString('base64')}`;
}
