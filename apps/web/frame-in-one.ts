import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FRAME = fileURLToPath(new URL('./src/enhancements.ts', import.meta.url));

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** All that the script of the frame needs from the start, however many modules lie between. */
function needs(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [FRAME];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

/**
 * Keeps what the frame's script shares with islands and later helpers in one file. Left alone, each module that two of
 * them share is a file of its own: thirteen before a first touch, half of whose weight is headers. What later helpers
 * need beside it is little, so nothing is asked for ahead of them: the code that would weighs more on every page.
 */
export function frameInOne(): AstroIntegration {
  let needed: Set<string> | undefined;
  const name = (id: string, modules: Modules) => {
    needed ??= needs(modules);
    return needed.has(id) ? 'frame' : null;
  };
  return {
    name: 'frame-in-one',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const output = { codeSplitting: { groups: [{ name }] } };
        // Astro writes over what is said of this in a configuration.
        const withoutPreloads = {
          name: 'without-preloads',
          configEnvironment: (environment: string) =>
            environment === 'client' ? { build: { modulePreload: false as const } } : undefined,
        };
        updateConfig({
          vite: {
            plugins: [withoutPreloads],
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
    },
  };
}
