import path from 'node:path';
import { report } from '../../cms/report';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { drawSharePicture } from './draw-share-picture';
import { keepSharePictures } from './keep-share-pictures';

const PATIENCE_MS = 5000;

async function fetchPicture(src: string): Promise<Buffer> {
  const url = src.startsWith(paths.media) ? `${env.mediaUrl}/${src.slice(paths.media.length)}` : src;
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The pictures that go along with shared links. */
export const sharePictures = keepSharePictures({
  folder: path.resolve(env.sharePictureFolder),
  fetchPicture,
  draw: drawSharePicture,
  report,
});
