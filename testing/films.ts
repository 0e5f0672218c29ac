import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A film of two seconds or less, one picture of a few colours in `testing/films/`; `silent.webm` is AV1, the MP4 H.264. */
export const aFilm = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'films', name));
