import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './settings.ts';

/** Packages that are compiled for one system, as the lock file names them: `'@swc/core-linux-x64-gnu@1.16.22'`. */
const COMPILED = /^ {2}'?(?<name>[^\s']*)linux-x64(?:-gnu)?@(?<version>[\d][^':]*)'?:$/gm;
const OTHERS = ['darwin-arm64', 'linux-arm64'];

it('What is compiled for this system is locked for a Mac and for ARM as well: pnpm leaves out what the lock file does not name', () => {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const compiled = [...lock.matchAll(COMPILED)].map(({ groups }) => ({ ...groups }));
  expect(compiled.length).toBeGreaterThan(5);
  const missing = compiled.flatMap(({ name, version }) =>
    OTHERS.map((system) => `${name}${system}`).filter((other) =>
      ['', '-gnu'].every((abi) => !lock.includes(`${other}${abi}@${version}`)),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
