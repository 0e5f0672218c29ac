import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSharePicture, MOST_BYTES } from './draw-share-picture';
import { type ShareCard, sharedPage, sharePicture } from './share-card';
import { canDraw, fitted, lettersOf, outline, widthOf } from './typeface';

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
      for (const sign of '₹·–’…é') expect(canDraw(face, sign), `${sign} in ${face}`).toBe(true);
      expect(widthOf(face, '₹1', 20)).toBeGreaterThan(widthOf(face, '1', 20));
    }
  });
});

describe('The photograph on it', () => {
  const size = { width: 2400, height: 630, channels: 3 } as const;
  const picture = { src: '/a', width: 2400, height: 630, alt: '', caption: '', mime: 'image/png' };
  const rest = { avif: [], webp: [], placeholder: null, colour: null };
  // Green to the left, blue to the right.
  const photo = () =>
    sharp({ create: { ...size, background: '#00ff00' } })
      .composite([{ input: { create: { ...size, width: 1200, background: '#0000ff' } }, gravity: 'east' }])
      .png()
      .toBuffer();
  /** The colour at its right edge, where no word stands. */
  const edgeOf = async (focus?: { x: number; y: number }) => {
    const shown = { ...picture, ...rest, ...(focus ? { focus } : {}) };
    const jpeg = await drawSharePicture(aCard({ form: 'leaf', picture: shown }), SITE, await photo());
    const [red = 0, green = 0, blue = 0] = await sharp(jpeg)
      .extract({ left: 1190, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red > 60 ? 'other' : green > blue ? 'left half' : 'right half';
  };

  it('is cut around its focal point, and in the middle without one', async () => {
    expect(await edgeOf()).toBe('right half');
    expect(await edgeOf({ x: 0, y: 50 })).toBe('left half');
    expect(await edgeOf({ x: 100, y: 0 })).toBe('right half');
  });
});

describe('Marathi and Hindi', () => {
  const HOMES = 'बाणेर येथे नवी घरे';

  it.each(['text', 'strong', 'display'] as const)('are drawn in the face %s', (face) => {
    for (const words of [HOMES, 'क्षितिज', 'ज्ञानेश्वर', 'पुणे विद्यापीठ', 'श्रीमंत', 'निर्माण पूर्ण', '₹ २.५ कोटी'])
      expect(canDraw(face, words), words).toBe(true);
    expect(outline(face, HOMES, 0, 100, 40).length).toBeGreaterThan(500);
  });

  it('join what belongs together: half letters, and vowels that stand before what they follow', () => {
    // क + ् + ष is one letter, narrower than its two halves side by side.
    expect(widthOf('display', 'क्ष', 100)).toBeLessThan(widthOf('display', 'कष', 100) * 0.9);
    // The vowel of का is drawn after its letter, that of कि before it.
    const letter = outline('text', 'क', 0, 0, 100);
    expect(outline('text', 'का', 0, 0, 100).startsWith(letter)).toBe(true);
    expect(outline('text', 'कि', 0, 0, 100).startsWith(letter)).toBe(false);
  });

  it('are cut between syllables, never within one', () => {
    const { lines } = fitted('display', 'क्षेत्रज्ञस्त्रीस्वातंत्र्यमहाविद्यालयविश्वविद्यालय', [60], 400, 1);
    const kept = lettersOf((lines[0] ?? '').replace('…', ''));
    expect(kept.length).toBeGreaterThan(2);
    expect(lettersOf('क्षेत्रज्ञस्त्रीस्वातंत्र्यमहाविद्यालयविश्वविद्यालय').slice(0, kept.length)).toEqual(kept);
    expect(widthOf('display', lines[0] ?? '', 60)).toBeLessThanOrEqual(400);
  });

  it('stand on the picture', async () => {
    const inked = async (title: string) => {
      const jpeg = await drawSharePicture(aCard({ title, label: '', lines: [] }), SITE, null);
      const { data } = await sharp(jpeg)
        .extract({ left: 50, top: 400, width: 1000, height: 200 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((light) => light > 180).length;
    };
    expect(await inked('')).toBeLessThan(200);
    expect(await inked(HOMES)).toBeGreaterThan(5000);
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
