/** A film as far as a browser asks about it. */
export type Film = {
  mime: string;
  seconds: number;
  /** Each track that is seen; pixels as they are shown. */
  pictures: { codec: string; width: number; height: number }[];
};

// With the first film: no start of the CMS waits for it.
const library = () => import('mediabunny');

async function inputOf(bytes: Buffer) {
  const { BufferSource, Input, MATROSKA, MP4, QTFF, WEBM } = await library();
  return new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BufferSource(bytes) });
}

/** @returns `null` where it cannot be read to its end */
export async function openFilm(bytes: Buffer): Promise<Film | null> {
  const input = await inputOf(bytes);
  try {
    if (!(await input.canRead())) return null;
    const { mimeType } = await input.getFormat();
    const tracks = await input.getVideoTracks();
    const seconds = await input.computeDuration();
    if (!(seconds > 0)) return null;
    const pictures = tracks.map(({ codec, displayWidth, displayHeight }) => ({
      codec: codec ?? 'something unknown',
      width: displayWidth,
      height: displayHeight,
    }));
    return { mime: mimeType, seconds, pictures };
  } catch (error) {
    // Whatever the reader says of a box, the editor can only take another file.
    if (error instanceof Error) return null;
    throw error;
  } finally {
    input.dispose();
  }
}

/**
 * The film's picture alone, not a pixel of it changed: without sound, which nobody hears, and without where and by whom it
 * was taken; what a player has to know first stands first.
 * @throws Error where it cannot be read to its end
 */
export async function withoutAllElse(bytes: Buffer, format: 'mp4' | 'webm'): Promise<Buffer> {
  const { BufferTarget, Conversion, Mp4OutputFormat, Output, WebMOutputFormat } = await library();
  const target = new BufferTarget();
  const written = format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const input = await inputOf(bytes);
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: written, target }),
      audio: { discard: true },
      tags: {},
      showWarnings: false,
    });
    await conversion.execute();
  } finally {
    input.dispose();
  }
  if (!target.buffer) throw new Error('Nothing was written of the film');
  return Buffer.from(target.buffer);
}
