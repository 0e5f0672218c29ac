import { globSync } from 'node:fs';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Asset = { bytes: Buffer; madeAt: Date };

/** What lies under `_astro` in a folder of a build, by its name, and is not older than 30 days at `now`. */
export async function assetsOf(folder: string, now: Date): Promise<Map<string, Asset>> {
  const found = new Map<string, Asset>();
  for (const name of globSync('_astro/**/*.*', { cwd: folder })) {
    const { mtime: madeAt } = await stat(path.join(folder, name));
    if (now.getTime() - madeAt.getTime() > KEPT_DAYS * DAY_MS) continue;
    found.set(name, { bytes: await readFile(path.join(folder, name)), madeAt });
  }
  return found;
}

/** Lays them into the folder of a build that has others, as old as they were. */
export async function layBack(assets: Map<string, Asset>, folder: string): Promise<void> {
  const there = new Set(globSync('_astro/**/*.*', { cwd: folder }));
  for (const [name, { bytes, madeAt }] of assets) {
    if (there.has(name)) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    await utimes(file, madeAt, madeAt);
  }
}

/**
 * Keeps the scripts and styles of earlier builds for 30 days. Who has had a page open since before a release, and a
 * proxy that answers with its last copy, ask for those: without them a form would not wake, and chapters stood unstyled.
 */
export function earlierAssets(): AstroIntegration {
  let client = '';
  let earlier = new Map<string, Asset>();
  return {
    name: 'earlier-assets',
    hooks: {
      'astro:config:done': ({ config }) => {
        client = fileURLToPath(config.build.client);
      },
      'astro:build:start': async () => {
        earlier = await assetsOf(client, new Date());
      },
      'astro:build:done': () => layBack(earlier, client),
    },
  };
}
