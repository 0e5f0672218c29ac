import sharp from 'sharp';

/** Enough to show that it is a plan; no wall, room or figure can be made out. */
const WIDTH_PX = 40;
const MOST_HEIGHT_PX = 80;
const BLUR_SIGMA = 1.2;
// A plan is thin lines on white, of which little is left when it is made this small: black is drawn out of it first,
// then all of it lightened.
const LIGHTENED = { by: 0.3, plus: 170 };

/**
 * A picture in a few blurred pixels, as a `data:` address.
 * @throws Error of the decoder when it cannot be read
 */
export async function blurredPreview(picture: string): Promise<string> {
  const small = await sharp(picture)
    .resize({ width: WIDTH_PX, height: MOST_HEIGHT_PX, fit: 'inside' })
    .flatten({ background: '#fff' })
    .blur(BLUR_SIGMA)
    .normalise({ lower: 2, upper: 90 })
    .toBuffer();
  const preview = await sharp(small)
    .linear(LIGHTENED.by, LIGHTENED.plus)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}
