import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { aNewsItem } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { entryName } from '../seed/ready-folder.mts';
import {
  deleteFile,
  filesOnDisk,
  type LibraryPicture,
  readPicture,
  replaceFile,
  untilMade,
} from './library.ts';
import { aDrawing, aPdf, aPhoto, bytesOf, redOverBlue } from './picture-files.ts';

const WIDTHS = [400, 640, 828, 1080, 1440, 1920, 2560];
const LONGEST_PLACEHOLDER = 300;
/** Longer than the longest wait for one picture. */
const TEST_TIMEOUT_MS = 180_000;
/** Of 255, for what an encoder may change of an even colour. */
const COLOUR_TOLERANCE = 12;
const keysOf = (widths: number[]) => widths.flatMap((width) => [`avif-${width}`, `webp-${width}`]).sort();
const variantKeys = ({ formats }: LibraryPicture) =>
  Object.keys(formats ?? {})
    .filter((key) => key !== 'thumbnail')
    .sort();

test('there is one sharp, and so one libvips, in the process', () => {
  const ours = createRequire(import.meta.url);
  const strapis = createRequire(ours.resolve('@strapi/strapi'));
  expect(createRequire(strapis.resolve('@strapi/upload/package.json')).resolve('sharp')).toBe(
    ours.resolve('sharp'),
  );
});

describe.each(['sqlite', 'postgres'] as const)(
  'the variants of a picture on %s',
  { timeout: TEST_TIMEOUT_MS },
  (kind) => {
    const cms = inject(kind);
    const editor = editorOf(cms, cms.editorToken);

    const fileAt = async (url: string): Promise<Buffer> => readFile(path.join(cms.folder, 'public', url));
    const metadataAt = async (url: string) => sharp(await fileAt(url)).metadata();

    async function made(name: string, type: string, picture: Sharp): Promise<LibraryPicture> {
      const { id } = await editor.upload(name, type, await bytesOf(picture));
      return untilMade(cms, editor, id);
    }

    /** Whatever is stored of a picture: nothing but pixels, upright, in sRGB. */
    async function expectOnlyPixels(picture: LibraryPicture) {
      for (const { url } of [picture, ...Object.values(picture.formats ?? {})]) {
        const { exif, icc, iptc, xmp, orientation, space, hasProfile } = await metadataAt(url);
        expect({ exif, icc, iptc, xmp, orientation, hasProfile }, url).toEqual({ hasProfile: false });
        expect(['srgb', 'b-w', 'rgb16', 'grey16'], url).toContain(space);
      }
    }

    async function colourAt(url: string, left: number, top: number): Promise<number[]> {
      const { data } = await sharp(await fileAt(url))
        .toColourspace('srgb')
        .removeAlpha()
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data];
    }

    function expectColour(found: number[], wanted: [number, number, number]) {
      for (const [index, value] of wanted.entries()) {
        expect(Math.abs((found[index] ?? 0) - value), `${found} for ${wanted}`).toBeLessThan(
          COLOUR_TOLERANCE,
        );
      }
    }

    test('of a wide photo are in every width, in both formats, as their row says', async () => {
      const sent = await bytesOf(redOverBlue(3000, 300).jpeg({ quality: 90 }));
      const answer = await editor.upload('wide.jpg', 'image/jpeg', sent);
      // Made by the queue, not while the editor waits.
      expect(Object.keys(answer.formats ?? {})).toEqual(['thumbnail']);
      expect(answer).toMatchObject({ dominantColour: expect.any(String), placeholder: expect.any(String) });

      const picture = await untilMade(cms, editor, answer.id);
      // Or every start would make it again.
      const unfinished = 'SELECT id FROM files WHERE id = ? AND unfinished_files IS NOT NULL';
      expect(await query(cms.database, unfinished, answer.id)).toEqual([]);
      expect(variantKeys(picture)).toEqual(keysOf(WIDTHS));
      for (const [key, format] of Object.entries(picture.formats ?? {})) {
        const response = await fetch(cms.url + format.url);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe(format.mime);
        const { width, height } = await sharp(bytes).metadata();
        expect({ width, height, bytes: bytes.length }).toEqual({
          width: format.width,
          height: format.height,
          bytes: format.sizeInBytes,
        });
        expect(format.url).toBe(`/uploads/${format.hash}${format.ext}`);
        if (key === 'thumbnail') continue;
        expect(key).toBe(`${format.ext.slice(1)}-${width}`);
        expect(format).toEqual({
          name: `${key}_wide.jpg`,
          hash: expect.any(String),
          ext: expect.any(String),
          mime: `image/${format.ext.slice(1)}`,
          path: null,
          width,
          height: Math.round(width / 10),
          size: bytes.length / 1000,
          sizeInBytes: bytes.length,
          url: expect.any(String),
        });
      }
    });

    test('are taken over where they lie ready-made, and encoded where those do not fit', async () => {
      const sent = await bytesOf(aPhoto(840, 280).webp());
      const entry = entryName(createHash('sha256').update(sent).digest('hex'));
      const ready = path.join(cms.folder, 'ready', entry);
      await mkdir(ready, { recursive: true });
      const [red, narrow] = [aDrawing(400, 133, '#c02010').avif(), aDrawing(90, 60).avif()];
      await writeFile(path.join(ready, 'avif-400.avif'), await bytesOf(red));
      await writeFile(path.join(ready, 'avif-640.avif'), await bytesOf(narrow));
      await writeFile(path.join(ready, 'avif-828.avif'), 'no picture');

      const { id } = await editor.upload('ready.webp', 'image/webp', sent);
      const { formats } = await untilMade(cms, editor, id);
      expectColour(await colourAt(formats?.['avif-400']?.url ?? '', 200, 60), [0xc0, 0x20, 0x10]);
      for (const width of [640, 828])
        expect((await metadataAt(formats?.[`avif-${width}`]?.url ?? '')).width).toBe(width);
    });

    test('of a tall picture go by its width too', async () => {
      const picture = await made('tall.png', 'image/png', redOverBlue(1200, 1500).png());
      expect(variantKeys(picture)).toEqual(keysOf([400, 640, 828, 1080]));
      expect(picture.formats?.['avif-400']?.height).toBe(500);
    });

    test('of a picture exactly as wide as a step include it', async () => {
      expect(variantKeys(await made('step.webp', 'image/webp', aDrawing(640, 200).webp()))).toEqual(
        keysOf([400, 640]),
      );
    });

    test('of a picture narrower than all are one, as wide as it is', async () => {
      const picture = await made('tiny.png', 'image/png', aDrawing(90, 60).png());
      expect(variantKeys(picture)).toEqual(keysOf([90]));
      expect(picture.formats?.['webp-90']).toMatchObject({ width: 90, height: 60 });
    });

    test('of a picture of one pixel exist', async () => {
      expect(variantKeys(await made('dot.png', 'image/png', aDrawing(1, 1).png()))).toEqual(keysOf([1]));
    });

    test('of a CMYK photo are in sRGB, and so is what is stored of it', async () => {
      const cmyk = aDrawing(500, 300, '#20a040').toColourspace('cmyk').withIccProfile('cmyk').jpeg();
      const picture = await made('print.jpg', 'image/jpeg', cmyk);
      expect(variantKeys(picture)).toEqual(keysOf([400]));
      await expectOnlyPixels(picture);
      expect((await metadataAt(picture.url)).channels).toBe(3);
      const [red = 0, green = 0, blue = 0] = await colourAt(
        picture.formats?.['avif-400']?.url ?? '',
        200,
        100,
      );
      expect(green).toBeGreaterThan(red + 60);
      expect(green).toBeGreaterThan(blue + 60);
    });

    test('of a turned phone photo are upright and tell nobody where it was taken', async () => {
      const photo = redOverBlue(1000, 600)
        .withExif({
          IFD0: { Copyright: 'Somebody', Model: 'Phone' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitude: '73/1 51/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95 });
      const sent = Buffer.from(await bytesOf(photo));
      expect(sent.includes('Somebody')).toBe(true);
      const picture = await made('phone.jpg', 'image/jpeg', photo);
      // Orientation 6: what is above becomes the right side.
      expect(picture).toMatchObject({ width: 600, height: 1000 });
      await expectOnlyPixels(picture);
      expect((await fileAt(picture.url)).includes('Somebody')).toBe(false);
      expect(variantKeys(picture)).toEqual(keysOf([400]));
      for (const url of [picture.url, picture.formats?.['webp-400']?.url ?? '']) {
        const { width = 0, height = 0 } = await metadataAt(url);
        expectColour(await colourAt(url, width - 40, height >> 1), [0xc0, 0x20, 0x10]);
        expectColour(await colourAt(url, 40, height >> 1), [0x10, 0x30, 0xc0]);
      }
    });

    test('of a phone photo with another picture behind it come from the first, and the second is dropped', async () => {
      const first = await bytesOf(aDrawing(500, 300, '#20a040').jpeg());
      const second = await bytesOf(
        aDrawing(90, 60)
          .withExif({ IFD0: { Model: 'Phone' } })
          .jpeg(),
      );
      const { id, url } = await editor.upload(
        'pair.jpg',
        'image/jpeg',
        new Uint8Array([...first, ...second]),
      );
      expect((await fileAt(url)).includes('Phone')).toBe(false);
      expect(await untilMade(cms, editor, id)).toMatchObject({ width: 500, height: 300 });
    });

    test('of a photo in another colour profile look the same in sRGB', async () => {
      const wide = aDrawing(500, 300, '#c86428').withIccProfile('p3').jpeg({ quality: 95 });
      const picture = await made('wide-gamut.jpg', 'image/jpeg', wide);
      await expectOnlyPixels(picture);
      expectColour(await colourAt(picture.url, 9, 9), [0xc8, 0x64, 0x28]);
      expectColour(await colourAt(picture.formats?.['avif-400']?.url ?? '', 9, 9), [0xc8, 0x64, 0x28]);
    });

    test.each([
      ['of 16 bits', 'deep', aDrawing(500, 300, '#446688').toColourspace('rgb16').png()],
      ['in grey', 'grey', aDrawing(500, 300, '#777777').toColourspace('b-w').png()],
      ['in grey of 16 bits', 'deep-grey', aDrawing(500, 300, '#777777').toColourspace('grey16').png()],
    ])('of a PNG %s are like any other', async (_, name, png) => {
      const picture = await made(`${name}.png`, 'image/png', png);
      expect(variantKeys(picture)).toEqual(keysOf([400]));
      await expectOnlyPixels(picture);
      const colour = name === 'deep' ? '#446688' : '#777777';
      const wanted = sharp({ create: { width: 1, height: 1, channels: 3, background: colour } });
      const [red = 0, green = 0, blue = 0] = await wanted.raw().toBuffer();
      for (const key of ['avif-400', 'webp-400']) {
        expectColour(await colourAt(picture.formats?.[key]?.url ?? '', 9, 9), [red, green, blue]);
      }
    });

    test('of a transparent PNG are transparent', async () => {
      const glass = sharp({
        create: { width: 500, height: 300, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
      });
      const picture = await made('glass.png', 'image/png', glass.png());
      for (const key of ['avif-400', 'webp-400']) {
        const { hasAlpha } = await metadataAt(picture.formats?.[key]?.url ?? '');
        expect(hasAlpha, key).toBe(true);
      }
      expect(
        (await sharp(Buffer.from(picture.placeholder.split(',')[1] ?? '', 'base64')).metadata()).hasAlpha,
      ).toBe(true);
    });

    test('of an AVIF are made too, and its size is known', async () => {
      const picture = await made('new.avif', 'image/avif', aDrawing(700, 300).avif({ effort: 0 }));
      expect(picture).toMatchObject({ width: 700, height: 300 });
      expect(variantKeys(picture)).toEqual(keysOf([400, 640]));
    });

    test('leave a clean master as it was sent, byte for byte', async () => {
      const sent = await bytesOf(aPhoto(500, 300).webp({ quality: 85 }));
      const { id, url } = await editor.upload('clean.webp', 'image/webp', sent);
      await untilMade(cms, editor, id);
      expect((await fileAt(url)).equals(sent)).toBe(true);
    });

    test('come with a placeholder of a few bytes and the colour that prevails', async () => {
      const drawn = await made('drawn.png', 'image/png', aDrawing(900, 600, '#2a6b4c').png());
      const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(drawn.dominantColour) ?? [];
      expectColour(
        [red, green, blue].map((part) => Number.parseInt(part, 16)),
        [0x2a, 0x6b, 0x4c],
      );
      for (const picture of [drawn, await made('noise.png', 'image/png', aPhoto(100, 400).png())]) {
        expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
        expect(picture.placeholder.length).toBeLessThanOrEqual(LONGEST_PLACEHOLDER);
        const blur = Buffer.from(picture.placeholder.split(',')[1] ?? '', 'base64');
        const { width, exif, icc, xmp } = await sharp(blur).metadata();
        expect(width).toBeLessThanOrEqual(16);
        expect({ exif, icc, xmp }).toEqual({});
      }
      const blur = Buffer.from(drawn.placeholder.split(',')[1] ?? '', 'base64');
      expect(await sharp(blur).metadata()).toMatchObject({ width: 16, height: 11 });
    });

    test('are read with any entry that shows the picture, and what is ours alone is not', async () => {
      const { id } = await made('cover.webp', 'image/webp', aDrawing(800, 450).webp());
      const url = `with-a-cover-${kind}`;
      await editor.updateFile(id, {
        alternativeText: 'A tower in the evening',
        focalPoint: { x: 30, y: 60 },
      });
      await editor.createPublished('api::news-item.news-item', aNewsItem({ url, cover: id }));
      for (const populate of [
        'populate=cover',
        'populate[cover][fields][0]=url&populate[cover][fields][1]=formats&populate[cover][fields][2]=placeholder&populate[cover][fields][3]=dominantColour&populate[cover][fields][4]=focalPoint',
      ]) {
        const response = await fetch(`${cms.url}/api/news-items?filters[url]=${url}&${populate}`);
        const text = await response.text();
        expect(response.status, text).toBe(200);
        const { data }: { data: { cover: LibraryPicture }[] } = JSON.parse(text);
        expect(
          variantKeys(data[0]?.cover ?? { ...(await readPicture(cms, editor, id)), formats: {} }),
        ).toEqual(keysOf([400, 640]));
        expect(data[0]?.cover.placeholder).toMatch(/^data:image\/webp/);
        expect(data[0]?.cover.dominantColour).toMatch(/^#[0-9a-f]{6}$/);
        expect(data[0]?.cover.focalPoint).toEqual({ x: 30, y: 60 });
        expect(text).not.toMatch(/variantsVersion|unfinishedFiles/);
      }
    });

    test('leave the focal point and the words of the editor alone', async () => {
      const { id } = await editor.upload(
        'focus.webp',
        'image/webp',
        await bytesOf(aDrawing(700, 400).webp()),
      );
      await editor.updateFile(id, {
        focalPoint: { x: 20, y: 70 },
        alternativeText: 'A court in the morning',
      });
      await untilMade(cms, editor, id);
      expect(await readPicture(cms, editor, id)).toMatchObject({
        focalPoint: { x: 20, y: 70 },
        alternativeText: 'A court in the morning',
      });
    });

    const onDisk = async (stem: string) => (await filesOnDisk(cms)).filter((name) => name.includes(stem));

    test('make way when the picture is replaced, whatever the format of the new one', async () => {
      const before = await made(`swapped-${kind}.png`, 'image/png', aDrawing(700, 200, '#aa2200').png());
      const photo = await bytesOf(aPhoto(1100, 220).withMetadata({ orientation: 1 }).jpeg());
      const answer = await replaceFile(cms, editor, before.id, 'new.jpg', 'image/jpeg', photo);
      expect(answer).toMatchObject({ id: before.id, url: before.url, mime: 'image/png', width: 1100 });
      expect(answer.placeholder).not.toBe(before.placeholder);
      const after = await untilMade(cms, editor, before.id);
      expect((await metadataAt(after.url)).format).toBe('png');
      expect(variantKeys(after)).toEqual(keysOf([400, 640, 828, 1080]));
      const named = [after, ...Object.values(after.formats ?? {})]
        .map(({ url }) => path.basename(url))
        .sort();
      expect(await onDisk(`swapped_${kind}`)).toEqual(named);
      // A browser keeps what it has by its address.
      const old = Object.entries(before.formats ?? {}).filter(([key]) => key !== 'thumbnail');
      const addresses = Object.values(after.formats ?? {}).map(({ url }) => url);
      for (const [, { url }] of old) expect(addresses).not.toContain(url);
    });

    test('go with the picture when it is deleted', async () => {
      const { id } = await made(`gone-${kind}.png`, 'image/png', aDrawing(700, 200).png());
      expect(await onDisk(`gone_${kind}`)).toHaveLength(6);
      await deleteFile(cms, editor, id);
      expect(await onDisk(`gone_${kind}`)).toEqual([]);
    });

    test('of pictures replaced and deleted while they are made leave no file behind', async () => {
      const photo = await bytesOf(aPhoto(1000, 280).jpeg());
      const ids: number[] = [];
      for (let number = 0; number < 4; number += 1) {
        ids.push((await editor.upload(`hasty-${kind}-${number}.jpg`, 'image/jpeg', photo)).id);
      }
      const [kept = 0, ...deleted] = ids;
      const replacement = await bytesOf(aPhoto(700, 200).jpeg());
      await replaceFile(cms, editor, kept, 'calm.jpg', 'image/jpeg', replacement);
      for (const id of deleted) await deleteFile(cms, editor, id);
      const picture = await untilMade(cms, editor, kept);
      // Behind everything that was waiting.
      const last = await made(`last-${kind}.png`, 'image/png', aPhoto(410, 300).png());
      await deleteFile(cms, editor, last.id);
      expect(variantKeys(picture)).toEqual(keysOf([400, 640]));
      const named = [picture, ...Object.values(picture.formats ?? {})]
        .map(({ url }) => path.basename(url))
        .sort();
      expect(await onDisk(`hasty_${kind}`)).toEqual(named);
    });

    test('are not made of a document', async () => {
      const { id } = await editor.upload('plan.pdf', 'application/pdf', new Uint8Array(aPdf()));
      expect(await readPicture(cms, editor, id)).toMatchObject({ formats: null, placeholder: null });
    });
  },
);
