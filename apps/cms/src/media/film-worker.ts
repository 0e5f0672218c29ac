import { parentPort, workerData } from 'node:worker_threads';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/*
 * A thread of its own, which read-film.ts ends when it takes too long: a few wrong bytes can keep the reader busy for
 * minutes, and the CMS takes enquiries meanwhile.
 */

const inputOf = (bytes: Uint8Array) =>
  new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BufferSource(bytes) });

async function describe(bytes: Uint8Array) {
  const input = inputOf(bytes);
  const { mimeType } = await input.getFormat();
  const tracks = await input.getVideoTracks();
  const pictures = tracks.map(({ codec, displayWidth, displayHeight }) => ({
    codec: codec ?? 'something unknown',
    width: displayWidth,
    height: displayHeight,
  }));
  return { mime: mimeType, seconds: await input.computeDuration(), pictures };
}

/**
 * The film's picture alone, not a pixel of it changed: without sound, which nobody hears, and without where and by whom it
 * was taken; what a player has to know first stands first.
 */
async function withoutAllElse(bytes: Uint8Array, format: Mp4OutputFormat | WebMOutputFormat) {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: inputOf(bytes),
    output: new Output({ format, target }),
    audio: { discard: true },
    tags: {},
    showWarnings: false,
  });
  await conversion.execute();
  if (!target.buffer) throw new Error('Nothing was written of the film');
  return new Uint8Array(target.buffer);
}

async function read(bytes: Uint8Array) {
  const film = await describe(bytes);
  const isStored = ['video/mp4', 'video/webm'].includes(film.mime) && film.pictures.length === 1;
  if (!isStored) return { film, stored: null, storedSeconds: 0 };
  const format =
    film.mime === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const stored = await withoutAllElse(bytes, format);
  return { film, stored, storedSeconds: (await describe(stored)).seconds };
}

read(workerData).then(
  (given) => parentPort?.postMessage(given),
  // Whatever the reader says of a box, the editor can only take another file.
  () => parentPort?.postMessage(null),
);
