import type { AstroIntegration } from 'astro';

/**
 * Where the server begins: its settings, Node itself, and what draws and logs. All that only the server has (the
 * content store, snapshots, `get-*.ts`) leads to one of them.
 */
const SERVER_ONLY =
  /\/src\/config\/env\.ts$|__vite-browser-external|\/node_modules\/(pino|sharp|opentype\.js|lean-qr)\//;

/** Refuses to build a browser's module that leads to the server, over however many others, and names the way. */
export function serverStaysOut(): AstroIntegration {
  return {
    name: 'server-stays-out',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'server-stays-out',
                applyToEnvironment: ({ name }) => name === 'client',
                buildEnd() {
                  for (const id of this.getModuleIds()) {
                    if (!SERVER_ONLY.test(id)) continue;
                    const way = [id];
                    let importer = this.getModuleInfo(id)?.importers[0];
                    while (importer && !way.includes(importer)) {
                      way.unshift(importer);
                      importer = this.getModuleInfo(importer)?.importers[0];
                    }
                    this.error(`What browsers load leads to the server:\n${way.join('\n→ ')}`);
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
}
