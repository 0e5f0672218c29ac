import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const SRC = fileURLToPath(new URL('./src/', import.meta.url));
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const MORE = FIRST + DIGITS;

/** A number in as few signs as may be. */
function inSigns(number: number): string {
  const signs = MORE.charAt(number % MORE.length);
  return number < MORE.length ? signs : inSigns(Math.floor(number / MORE.length) - 1) + signs;
}

/**
 * A letter and a digit say the file of a class, by its place among all, the others its place in the file: the same in each
 * build. Letters alone would make `ads` of some, which blockers of advertisements hide.
 */
export function classNames(files: readonly string[]): (name: string, file: string) => string {
  const places = new Map(files.toSorted().map((file, place) => [file, place]));
  const seen = new Map<string, Map<string, number>>();
  return (name, file) => {
    const place = places.get(file);
    if (place === undefined) throw new Error(`${file} was not there when the build began`);
    if (place >= FIRST.length * DIGITS.length)
      throw new Error('There are more style sheets than names for them');
    const names = seen.get(file) ?? new Map<string, number>();
    seen.set(file, names);
    const at = names.get(name) ?? names.size;
    names.set(name, at);
    const sheet = FIRST.charAt(Math.floor(place / DIGITS.length)) + DIGITS.charAt(place % DIGITS.length);
    return sheet + inSigns(at);
  };
}

/**
 * Gives classes names of three signs: styles and markup of a page are full of them, and of what a hash says nothing can
 * be packed. While developing, names say where they are from.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const nameOf = classNames(
          globSync('**/*.module.css', { cwd: SRC }).map((name) => path.join(SRC, name)),
        );
        const generateScopedName = (name: string, file: string) => nameOf(name, file.replace(/\?.*$/, ''));
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}
