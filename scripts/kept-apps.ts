import { siteProcess } from './apps.ts';
import { cmsFolder, type Settings, webFolder } from './settings.ts';
import type { Kept } from './supervisor.ts';

/** The built CMS, as it runs in production. */
export const keptCms = ({ env, cmsPort }: Settings): Kept => ({
  launch: {
    name: 'The CMS',
    program: process.execPath,
    parameters: ['serve.mts'],
    cwd: cmsFolder,
    env: { ...env, NODE_ENV: 'production' },
  },
  healthUrl: `http://127.0.0.1:${cmsPort}/_health`,
});

/** The built site, as it runs in production. */
export const keptSite = ({ env, sitePort }: Settings): Kept => ({
  launch: {
    name: 'The site',
    program: process.execPath,
    parameters: [...siteProcess.parameters],
    cwd: webFolder,
    env: { ...env, ...siteProcess.env, NODE_ENV: 'production' },
  },
  healthUrl: `http://127.0.0.1:${sitePort}/health`,
});
