import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { serverStaysOut } from './server-only.ts';

const SITE_PORT = Number(process.env.SITE_PORT ?? 4321);
// Room for a lead form with every field full; nothing else is posted to the site.
const BODY_LIMIT_BYTES = 16 * 1024;

export default defineConfig({
  output: 'server',
  trailingSlash: 'never',
  adapter: node({ mode: 'standalone', bodySizeLimit: BODY_LIMIT_BYTES }),
  server: { port: SITE_PORT, host: process.env.SITE_HOST ?? '0.0.0.0' },
  integrations: [
    react(),
    serverStaysOut(),
    {
      name: 'wake-on-intent',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'intent', entrypoint: './src/config/wake-on-intent.ts' });
        },
      },
    },
    {
      name: 'short-class-names',
      hooks: {
        // A twentieth of every page, whose styles travel in it; while developing, names say where they are from.
        'astro:config:setup': ({ command, updateConfig }) => {
          if (command !== 'build') return;
          updateConfig({ vite: { css: { modules: { generateScopedName: '_[hash:base64:5]' } } } });
        },
      },
    },
  ],
  cache: {
    provider: {
      name: 'page-cache',
      entrypoint: new URL('./src/cms/page-cache.ts', import.meta.url),
    },
  },
  build: { inlineStylesheets: 'always' },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
});
