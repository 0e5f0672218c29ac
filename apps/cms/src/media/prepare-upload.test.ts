import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareUpload } from './prepare-upload';
import { readFilm } from './read-film';

const films = path.join(__dirname, '../../../../testing/films');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'film-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepare = (filepath: string, originalFilename: string, replaced?: string) =>
  prepareUpload(
    { filepath, originalFilename, size: readFileSync(filepath).length },
    path.join(folder, 'stored'),
    replaced,
  );
const ofFixture = (name: string, replaced?: string) => prepare(path.join(films, name), name, replaced);

/** One picture, a thousand times a second, until it is as heavy. */
async function aFilmOf(bytes: number): Promise<Buffer> {
  const source = new BufferSource(readFileSync(path.join(films, 'silent.webm')));
  const picture = await new Input({ formats: [WEBM], source }).getPrimaryVideoTrack();
  const [packet, decoderConfig] = [
    picture && (await new EncodedPacketSink(picture).getFirstPacket()),
    await picture?.getDecoderConfig(),
  ];
  if (!packet || !decoderConfig) throw new Error('silent.webm has no picture');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('av1');
  output.addVideoTrack(track);
  await output.start();
  for (let at = 0; at * packet.byteLength < bytes; at += 1) {
    await track.add(packet.clone({ timestamp: at / 1000, duration: 0.001 }), { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written');
  return Buffer.from(target.buffer);
}

describe('A film', () => {
  test.each([
    ['with-sound-and-place.mp4', 'video/mp4', 'avc'],
    ['silent.webm', 'video/webm', 'av1'],
  ])(
    '%s is stored as its picture alone, and can be played from its first bytes on',
    async (name, mime, codec) => {
      const { file, glimpse } = await ofFixture(name);
      expect(file).toMatchObject({ mimetype: mime, detectedMimeType: mime });
      expect(glimpse).toBeUndefined();
      const stored = readFileSync(file.filepath);
      expect(stored.length).toBe(file.size);
      expect((await readFilm(stored))?.film).toEqual({
        mime,
        seconds: expect.closeTo(2, 0),
        pictures: [{ codec, width: 320, height: 180 }],
      });
      expect(stored.includes('mp4a')).toBe(false);
      if (mime === 'video/mp4') expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
    },
  );

  test.each([0.3, 0.6, 0.9])(
    'of which %d is there is refused, although it says first how long it is',
    async (part) => {
      const stored = readFileSync((await ofFixture('with-sound-and-place.mp4')).file.filepath);
      const cut = path.join(folder, 'cut.mp4');
      writeFileSync(cut, stored.subarray(0, Math.floor(stored.length * part)));
      await expect(prepare(cut, 'cut.mp4')).rejects.toThrow(
        'is damaged: the film cannot be read to its end.',
      );
    },
  );

  test('that keeps its reader busy for minutes is given up, and the CMS answers meanwhile', async () => {
    const busy = readFileSync(path.join(films, 'keeps-the-reader-busy.mp4'));
    let answered = 0;
    const others = setInterval(() => {
      answered += 1;
    }, 10);
    expect(await readFilm(busy, 600)).toBeNull();
    clearInterval(others);
    expect(answered).toBeGreaterThan(10);
  });

  test('does not tell whose phone it was taken with', async () => {
    expect(readFileSync(path.join(films, 'with-sound-and-place.mp4')).includes("Ravi's phone")).toBe(true);
    const { file } = await ofFixture('with-sound-and-place.mp4');
    expect(readFileSync(file.filepath).includes("Ravi's phone")).toBe(false);
  });

  test('is weighed by what is stored of it', async () => {
    const heavy = path.join(folder, 'heavy.mp4');
    const light = readFileSync(path.join(films, 'with-sound-and-place.mp4'));
    // What is no part of the film falls away, however much it is.
    const nothing = Buffer.alloc(5 * 1024 * 1024);
    nothing.writeUInt32BE(nothing.length);
    nothing.write('free', 4, 'latin1');
    writeFileSync(heavy, Buffer.concat([light, nothing]));
    expect((await prepare(heavy, 'heavy.mp4')).file.size).toBeLessThan(light.length);

    writeFileSync(heavy, await aFilmOf(5 * 1024 * 1024));
    await expect(prepare(heavy, 'heavy.webm')).rejects.toThrow(
      '“heavy.webm” has 5.3 MB: at most 4 are taken, because it begins by itself.',
    );
  });

  test('takes the place of a film of its kind alone', async () => {
    expect((await ofFixture('silent.webm', 'video/webm')).file.mimetype).toBe('video/webm');
    await expect(ofFixture('silent.webm', 'video/mp4')).rejects.toThrow(
      '“silent.webm” cannot take the place of a film: choose a film in MP4.',
    );
    await expect(ofFixture('silent.webm', 'application/pdf')).rejects.toThrow(
      '“silent.webm” cannot take the place of a document: choose a PDF.',
    );
  });
});
