import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { cmsFolder } from '../../../testing/cms-process.ts';

type Schema = { collectionName: string; attributes: Record<string, object>; options?: object };

/** A built CMS that differs from the repository's: a later release, as it were. */
export type AnotherCms = {
  appDir: string;
  /** Changes a built schema, by its path below `dist/src`. */
  change(file: string, change: (schema: Schema) => Schema): void;
  /** Adds a file to it, by its path in the folder of the app. */
  add(file: string, content: string): void;
};

/** Copies what was built, without the panel, into a folder that goes with the test. */
export function anotherCms(): AnotherCms {
  const appDir = mkdtempSync(path.join(tmpdir(), 'sahyara-another-'));
  onTestFinished(() => rm(appDir, { recursive: true }));
  for (const part of ['config', 'src'])
    cpSync(path.join(cmsFolder, 'dist', part), path.join(appDir, 'dist', part), { recursive: true });
  for (const name of ['node_modules', 'dist/build', 'favicon.png'])
    symlinkSync(path.join(cmsFolder, name), path.join(appDir, name));
  // What a plugin's package names is looked for from where that lies.
  const plugins = readdirSync(path.join(cmsFolder, 'src/plugins')).map((name) => `src/plugins/${name}`);
  for (const plugin of plugins) mkdirSync(path.join(appDir, plugin), { recursive: true });
  const packages = plugins.map((plugin) => `${plugin}/package.json`);
  for (const name of ['package.json', 'serve.mts', ...packages])
    copyFileSync(path.join(cmsFolder, name), path.join(appDir, name));
  // The words of its seed files; their pictures are many.
  const seed = path.join(cmsFolder, 'seed');
  const pictures = ['media', 'variants'].map((name) => path.join(seed, name));
  cpSync(seed, path.join(appDir, 'seed'), { recursive: true, filter: (file) => !pictures.includes(file) });
  symlinkSync(path.join(seed, 'media'), path.join(appDir, 'seed/media'));
  cpSync(path.join(cmsFolder, 'database'), path.join(appDir, 'database'), { recursive: true });
  const add = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(appDir, file)), { recursive: true });
    writeFileSync(path.join(appDir, file), content);
  };
  return {
    appDir,
    add,
    change(file, change) {
      const whole = path.join('dist/src', file);
      const schema: Schema = JSON.parse(readFileSync(path.join(appDir, whole), 'utf8'));
      add(whole, JSON.stringify(change(schema)));
    },
  };
}

/** The same schema with one field under another name. */
export const renamed =
  (from: string, to: string) =>
  (schema: Schema): Schema => ({
    ...schema,
    attributes: Object.fromEntries(
      Object.entries(schema.attributes).map(([name, attribute]) => [name === from ? to : name, attribute]),
    ),
  });

/** The same schema with one field of another type. */
export const retyped =
  (field: string, attribute: object) =>
  (schema: Schema): Schema => ({
    ...schema,
    attributes: { ...schema.attributes, [field]: attribute },
  });

/** The same schema without one field. */
export const without =
  (field: string) =>
  (schema: Schema): Schema => ({
    ...schema,
    attributes: Object.fromEntries(Object.entries(schema.attributes).filter(([name]) => name !== field)),
  });

/** The same schema in another table. */
export const tabled =
  (collectionName: string) =>
  (schema: Schema): Schema => ({ ...schema, collectionName });
