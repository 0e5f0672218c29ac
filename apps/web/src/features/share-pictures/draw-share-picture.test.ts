import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSharePicture, MOST_BYTES } from './draw-share-picture';
import { type ShareCard, sharedPage, sharePicture } from './share-card';
import { faces, fitted, widthOf } from './typeface';

const aCard = (changes: Partial<ShareCard> = {}): ShareCard => ({
  path: '/projects/residential/ota',
  form: 'plate',
  label: 'New launch · Baner',
  title: 'Ota',
  lines: ['3 BHK', 'From ₹1.16 Cr'],
  picture: null,
  strip: { phases: [], address: '' },
  ...changes,
});
const SITE = 'Sahyara';

describe('A picture to share', () => {
  it('has the size that networks ask for, and few enough bytes even of the busiest photograph', async () => {
    const noise = {
      width: 1400,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    } as const;
    const photo = await sharp({ create: { ...noise, background: '#000' } })
      .webp({ quality: 95 })
      .toBuffer();
    for (const form of ['plate', 'leaf'] as const) {
      const jpeg = await drawSharePicture(aCard({ form }), SITE, photo);
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(jpeg.length).toBeLessThan(MOST_BYTES);
    }
  });

  it('has every sign of its words: the rupee too, which its main font lacks', () => {
    for (const face of ['text', 'strong', 'display'] as const) {
      for (const sign of '₹·–’…é') {
        const known = faces[face].some((font) => font.charToGlyphIndex(sign) !== 0);
        expect(known, `${sign} in ${face}`).toBe(true);
      }
      expect(widthOf(face, '₹1', 20)).toBeGreaterThan(widthOf(face, '1', 20));
    }
  });
});

describe('A title', () => {
  it('is set smaller before it is cut, and cut with a sign that it goes on', () => {
    const short = fitted('display', 'Ota', [92, 58], 900, 2);
    expect(short).toEqual({ size: 92, lines: ['Ota'] });
    const long = fitted(
      'display',
      'The Residences at Old Cantonment Gardens, Koregaon Park Annexe',
      [92, 58],
      500,
      2,
    );
    expect(long.size).toBe(58);
    expect(long.lines).toHaveLength(2);
    expect(long.lines.at(-1)).toMatch(/[a-z]…$/);
    for (const line of long.lines) expect(widthOf('display', line, 58)).toBeLessThanOrEqual(500);
  });

  it('of one endless word stays on the picture', () => {
    const { size, lines } = fitted('display', 'M'.repeat(80), [92, 58], 500, 2);
    for (const line of lines) expect(widthOf('display', line, size)).toBeLessThanOrEqual(500);
  });
});

describe('Its address', () => {
  it('names the page, and changes with every word on the picture', () => {
    const address = sharePicture(aCard(), SITE).src;
    expect(sharedPage(address.slice('/share/'.length))?.path).toBe('/projects/residential/ota');
    const others = [aCard({ lines: ['3 BHK', 'From ₹1.17 Cr'] }), aCard({ title: 'Otā' })];
    const addresses = [
      address,
      sharePicture(aCard(), 'Other').src,
      ...others.map((card) => sharePicture(card, SITE).src),
    ];
    expect(new Set(addresses).size).toBe(4);
  });

  it.each(['', 'x', '../../etc/passwd', 'blogs/a-XYZ.jpg', 'blogs/a-0123456789ab.png'])(
    '%s is none',
    (address) => expect(sharedPage(address)).toBeNull(),
  );
});
