import path from 'node:path';
import { env } from '../../config/env';
import { report } from '../report';
import { cachingOf, MEDIA_TIMEOUT_MS, refusal, streamMedia } from '../stream-media';
import { fetchAhead } from './fetch-ahead';
import { keepMedia } from './keep-media';
import { openMediaFolder } from './media-folder';
import { picturesIn } from './pictures-in';
import { sweepMedia } from './sweep-media';

const stream = (name: string, request: Request) =>
  streamMedia({ url: `${env.mediaUrl}/${name}` }, request, report);

async function open() {
  const { folder: place, maxBytes } = env.media;
  const folder = await openMediaFolder({ folder: path.resolve(place), maxBytes, report });
  const media = keepMedia({
    folder,
    mediaUrl: env.mediaUrl,
    stream,
    cachingOf,
    refuse: refusal,
    report,
    timeoutMs: MEDIA_TIMEOUT_MS,
  });
  return { folder, media, ahead: fetchAhead(media, folder), sweep: sweepMedia(media, folder) };
}

const opened = open().catch((error: unknown) => {
  report('The folder of media cannot be used: pictures go with the CMS', error);
  return null;
});

/** The media of this process: the site's one door to files that need no pass. */
export const siteMedia = {
  /** @param name a path under `/media/` */
  async answer(name: string, request: Request): Promise<Response> {
    const parts = await opened;
    return parts ? parts.media.answer(name, request) : stream(name, request);
  },
  /** Sees to it that what a reply of the CMS shows can be shown without the CMS. */
  async keepPicturesOf(reply: unknown): Promise<void> {
    (await opened)?.ahead.want(picturesIn(reply));
  },
  /** The CMS told of a change: any file may be another, or no longer everybody's. */
  async noticed(): Promise<void> {
    const parts = await opened;
    parts?.media.noticed();
    parts?.sweep.sweepSoon();
  },
  /** For the health page. */
  async state() {
    const parts = await opened;
    return parts ? { ...parts.folder.state(), toFetch: parts.ahead.waiting() } : null;
  },
};
