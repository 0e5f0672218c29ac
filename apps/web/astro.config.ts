import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { PLAYER_ORIGINS } from '@sahyara/rich-text/film';
import { defineConfig } from 'astro/config';
import { compressAssets } from './compress-assets.ts';
import { earlierAssets } from './earlier-assets.ts';
import { frameInOne } from './frame-in-one.ts';
import { lateStyles } from './late-styles.ts';
import { serverStaysOut } from './server-only.ts';
import { shortClassNames } from './short-class-names.ts';

const SITE_PORT = Number(process.env.SITE_PORT ?? 4321);
export default defineConfig({
  output: 'server',
  trailingSlash: 'never',
  adapter: {
    name: 'site-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'site-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./src/server/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:done': ({ dir }) => compressAssets(fileURLToPath(dir)),
    },
  },
  server: { port: SITE_PORT, host: process.env.SITE_HOST ?? '0.0.0.0' },
  integrations: [
    react(),
    serverStaysOut(),
    frameInOne(),
    lateStyles(),
    earlierAssets(),
    {
      name: 'wake-on-intent',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'intent', entrypoint: './src/browser/wake-on-intent.ts' });
        },
      },
    },
    shortClassNames(),
  ],
  cache: {
    provider: {
      name: 'kept-pages',
      entrypoint: new URL('./src/server/cache-provider.ts', import.meta.url),
    },
  },
  build: { inlineStylesheets: 'always' },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        // The display face is in the page.
        "font-src 'self' data:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // Of these two the page keeps what the films that stand in it need.
        "media-src 'self'",
        `frame-src ${PLAYER_ORIGINS.join(' ')}`,
      ],
    },
  },
  devToolbar: { enabled: false },
});
