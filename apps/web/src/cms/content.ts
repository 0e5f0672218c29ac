import path from 'node:path';
import { env } from '../config/env';
import { createContentStore } from './content-store';
import { fetchContent } from './fetch-content';
import { report } from './report';
import { siteProof } from './site-proof';
import { snapshotFolder } from './snapshots';

/** The site's one door to the backend on the server. */
export const content = createContentStore({
  fetch: (name) => fetchContent(env.backendInternalUrl, name, { 'x-site-token': siteProof(env.siteToken) }),
  snapshots: snapshotFolder(path.resolve(env.snapshotFolder)),
  report,
});
