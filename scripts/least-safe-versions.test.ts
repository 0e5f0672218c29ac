import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { leastSafeNode, leastSafeVersions } from './least-safe-versions.ts';
import { root } from './settings.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every package that the lock file installs, with each of its versions. */
function lockedVersions(lock: string): Map<string, string[]> {
  const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lock) ?? [];
  const versions = new Map<string, string[]>();
  for (const [, name = '', version = ''] of packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^:'\n]+)'?:$/gm)) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return versions;
}

const locked = lockedVersions(read('pnpm-lock.yaml'));

test('the lock file is read whole', () => {
  expect(locked.size).toBeGreaterThan(1000);
  expect(locked.get('astro')).toHaveLength(1);
  expect(lockedVersions("packages:\n\n  '@a/b@1.2.3':\n  c@4.5.6:\n  c@5.0.0:\n\nsnapshots:\n")).toEqual(
    new Map([
      ['@a/b', ['1.2.3']],
      ['c', ['4.5.6', '5.0.0']],
    ]),
  );
});

describe('no version with a known fault is installed', () => {
  test.each(leastSafeVersions)('$name is $safe ($because)', ({ name, safe }) => {
    const unsafe = (locked.get(name) ?? []).filter((version) => !satisfies(version, safe));
    expect(locked.has(name), `${name} is installed no more: take its line out`).toBe(true);
    expect(unsafe).toEqual([]);
  });

  test(`Node is ${leastSafeNode.safe} (${leastSafeNode.because})`, () => {
    const [, version = ''] = /const NODE = '([\d.]+)'/.exec(read('scripts/bootstrap.mjs')) ?? [];
    expect(satisfies(version, leastSafeNode.safe), version).toBe(true);
  });
});
