import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

const SRC = fileURLToPath(new URL('./src/', import.meta.url));
const LATE = /\.late\.module\.css$/;
const ASKED = 'virtual:late-styles';
const ANSWERED = `\0${ASKED}`;

/** What is built of others comes after them, so that it may say otherwise. */
const isUi = (file: string) => file.startsWith('ui/');
const inOrder = (files: string[]) => {
  const sorted = files.toSorted();
  return [...sorted.filter(isUi), ...sorted.filter((file) => !isUi(file))];
};

type ForModules = {
  load(module: { id: string }): Promise<unknown>;
  emitFile(file: { type: 'asset'; name: string; source: Uint8Array }): string;
  getFileName(reference: string): string;
};

/**
 * Takes the styles of what begins below the first screen, `<name>.late.module.css`, out of the pages, which carry the
 * others, into one file for all of them (decision 130). `virtual:late-styles` says its address; while developing there
 * is none, and every style is where it is imported.
 */
export function lateStyles(): AstroIntegration {
  return {
    name: 'late-styles',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const styles = new Map<string, string>();
        const asOneFile = async (modules: ForModules) => {
          const files = inOrder(globSync('**/*.late.module.css', { cwd: SRC })).map((name) => SRC + name);
          await Promise.all(files.map((id) => modules.load({ id })));
          const text = files.map((file) => styles.get(file) ?? '').join('\n');
          const { code } = transform({ filename: 'late.css', code: Buffer.from(text), minify: true });
          return `/${modules.getFileName(modules.emitFile({ type: 'asset', name: 'late.css', source: code }))}`;
        };
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'late-styles',
                resolveId: (id: string) => (id === ASKED ? ANSWERED : undefined),
                async load(id: string) {
                  if (id !== ANSWERED) return;
                  const address = command === 'build' ? await asOneFile(this) : null;
                  return `export const lateStyles = ${JSON.stringify(address)};`;
                },
                // Between Vite's reading of styles, which has put the names in, and its handing them to pages.
                transform(code: string, id: string) {
                  if (command !== 'build' || !LATE.test(id)) return;
                  styles.set(id, code);
                  return { code: '', map: null };
                },
              },
            ],
          },
        });
      },
    },
  };
}
