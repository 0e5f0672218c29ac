import sharp, { type Sharp } from 'sharp';

/** Something like a photo: noise that no encoder can make small. */
export const aPhoto = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

/** One even colour. */
export const aDrawing = (width: number, height: number, background = '#446688'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red above, blue below: whoever turns it can be found out. */
export const redOverBlue = (width: number, height: number): Sharp =>
  aDrawing(width, height, '#c02010').composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#1030c0' } },
      gravity: 'south',
    },
  ]);

/** A PDF of one empty page. `extra` goes into its catalogue. */
export const aPdf = (extra = ''): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      `1 0 obj <</Type /Catalog /Pages 2 0 R ${extra}>> endobj`,
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj',
      'trailer <</Root 1 0 R>>',
      '%%EOF',
      '',
    ].join('\n'),
  );

/** For `fetch` and the editor of the tests. */
export const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());
