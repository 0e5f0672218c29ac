import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { raiseAlarm } from './alarm';
import { keepResult } from './check-results';
import { newestBackupAt, watchBackups } from './watch-backups';

vi.mock('./alarm', () => ({ raiseAlarm: vi.fn() }));
vi.mock('./check-results', () => ({ keepResult: vi.fn() }));

const NOW = Date.parse('2026-12-05T12:00:00Z');
let folder: string;
const watch = (inFolder = folder) => {
  const settings = { folder: inFolder, alarmAfterHours: 13 };
  const strapi: Core.Strapi = Object.assign(Object.create(null), { config: { get: () => settings } });
  return watchBackups(strapi, NOW);
};
const lay = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(folder, name), 'whole')));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sahyara-backups-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  vi.clearAllMocks();
});

test('a backup of this morning is all there is to say', async () => {
  await lay('sahyara-20261205T061700Z.tar', 'sahyara-20261101T061700Z.tar.age');
  await watch();
  expect(raiseAlarm).not.toHaveBeenCalled();
  expect(keepResult).toHaveBeenCalledWith(
    expect.anything(),
    'backups',
    expect.objectContaining({ ok: true }),
  );
});

test.each([
  ['of the night before', ['sahyara-20261204T211700Z.tar.age'], 'the newest was begun 14 hours ago'],
  ['that is not whole', ['.sahyara-20261205T061700Z.tar.part'], 'there is no backup in BACKUP_FOLDER'],
  ['that somebody else made', ['sahyara-copy.tar', 'sahyara-20269999T996700Z.tar'], 'there is no backup in'],
])('with no backup but one %s, somebody is told once a day', async (_, names, says) => {
  await lay(...names);
  await watch();
  expect(raiseAlarm).toHaveBeenCalledWith(expect.anything(), {
    id: 'backups 2026-12-05',
    note: expect.stringContaining(`Backups have stopped: ${says}`),
    now: NOW,
  });
  expect(keepResult).toHaveBeenCalledWith(
    expect.anything(),
    'backups',
    expect.objectContaining({ ok: false }),
  );
});

test('a folder that is not there is told of too', async () => {
  await watch(path.join(folder, 'unmounted'));
  expect(raiseAlarm).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ note: expect.stringContaining('cannot be read: ENOENT') }),
  );
});

test('the newest counts, in whatever order a folder names them', () => {
  const names = ['sahyara-20261205T061700Z.tar', 'notes.txt', 'sahyara-20261205T121700Z.tar.age'];
  expect(newestBackupAt(names)).toBe(Date.parse('2026-12-05T12:17:00Z'));
  expect(newestBackupAt([])).toBeNull();
});
