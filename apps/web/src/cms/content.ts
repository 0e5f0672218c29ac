import path from 'node:path';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import { env } from '../config/env';
import { createContentStore } from './content-store';
import { fetchContent } from './fetch-content';
import { siteMedia } from './kept-media/site-media';
import { report } from './report';
import { snapshotFolder } from './snapshots';
import { textFaults } from './text-faults';

/** The site's one door to the backend on the server. */
export const content = createContentStore({
  async fetch(name) {
    const reply = await fetchContent(env.backendInternalUrl, name, {
      'x-site-token': siteProof(env.siteToken),
    });
    void siteMedia.keepPicturesOf(reply);
    for (const fault of textFaults(name, reply)) report(fault);
    return reply;
  },
  snapshots: snapshotFolder(path.resolve(env.snapshotFolder)),
  report,
});
