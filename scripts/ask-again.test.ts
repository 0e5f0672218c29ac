import { describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import type { Suite, TestedFile } from './suite.ts';

const aFile = (path: string, failed: number): TestedFile => ({
  path,
  passed: 10 - failed,
  failed,
  broken: Array.from({ length: failed }, (_, index) => `${path}: rule ${index + 1}`),
  tookMs: 100,
});

const aSuite = (tested: TestedFile[], ok = tested.every(({ failed }) => failed === 0)): Suite => ({
  title: 'Journeys',
  projects: ['journeys'],
  tookMs: 1000,
  tested,
  ok,
  outside: 0,
});

describe('asking again', () => {
  it('leaves a suite alone in which all passed', async () => {
    const again = vi.fn();
    expect(await askAgain(aSuite([aFile('a', 0)]), again)).toMatchObject({ passed: 10, failed: 0 });
    expect(again).not.toHaveBeenCalled();
  });

  it('counts what passed alone, and tells its name', async () => {
    const again = vi.fn(async () => aSuite([aFile('b', 0)]));
    expect(await askAgain(aSuite([aFile('a', 0), aFile('b', 2)]), again)).toMatchObject({
      passed: 20,
      failed: 0,
      tookMs: 2000,
      unsteady: ['b: rule 1', 'b: rule 2'],
    });
    expect(again).toHaveBeenCalledWith(['b']);
  });

  it('has failed in what fails again', async () => {
    const again = async () => aSuite([aFile('a', 1), aFile('b', 0)]);
    expect(await askAgain(aSuite([aFile('a', 1), aFile('b', 1)]), again)).toMatchObject({
      passed: 19,
      failed: 1,
      unsteady: ['b: rule 1'],
    });
  });

  it('has failed in what the second run does not tell of', async () => {
    expect(await askAgain(aSuite([aFile('a', 1)]), async () => aSuite([], false))).toMatchObject({
      failed: 1,
      unsteady: [],
    });
  });

  it('asks nothing again when what failed took over a quarter of an hour', async () => {
    const again = vi.fn();
    const tested = Array.from({ length: 8 }, (_, index) => ({
      ...aFile(`file-${index}`, 1),
      tookMs: 120_000,
    }));
    expect(await askAgain(aSuite(tested), again)).toMatchObject({
      failed: 8,
      broken: tested.map(({ path }) => `${path}: rule 1`),
    });
    expect(again).not.toHaveBeenCalled();
  });

  it('has failed when the runner did, whatever it counted', async () => {
    const again = vi.fn();
    expect(await askAgain(aSuite([aFile('a', 0)], false), again)).toMatchObject({ passed: 10, failed: 1 });
    expect(await askAgain(aSuite([], false), again)).toMatchObject({ passed: 0, failed: 1 });
    expect(again).not.toHaveBeenCalled();
  });

  it('asks nothing again when the first run met an error outside of its tests', async () => {
    const again = vi.fn();
    const suite = { ...aSuite([aFile('a', 1)]), outside: 1 };
    expect(await askAgain(suite, again)).toMatchObject({ passed: 9, failed: 1 });
    expect(again).not.toHaveBeenCalled();
  });

  it('has failed when the second run met an error outside of its tests', async () => {
    const again = async () => aSuite([aFile('a', 0)], false);
    expect(await askAgain(aSuite([aFile('a', 1)]), again)).toMatchObject({ failed: 1 });
  });
});
