import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spooledName } from '@sahyara/lead-contract/spooled-name';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { recordErasure, recordedErasures } from './erasure-journal';

const CONTACT = 'abcdefghijklmnopqrstuvwx';
const AT = '2026-11-22T17:30:00.000Z';
let folder = '';

beforeEach(async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'sahyara-erasures-'));
  folder = path.join(place, 'erasures');
  onTestFinished(() => rm(place, { recursive: true }));
});

test('an erasure is remembered in a file of its own, which only its owner reads', async () => {
  expect(await recordedErasures(folder)).toEqual([]);
  const erased = { contact: CONTACT, erasedAt: AT, spooled: [spooledName('one')] };
  await recordErasure(folder, erased);
  expect(await recordedErasures(folder)).toEqual([erased]);
  expect(await readdir(folder)).toEqual([`${CONTACT}.json`]);
  expect((await stat(path.join(folder, `${CONTACT}.json`))).mode & 0o777).toBe(0o600);
});

test('again, it keeps when it first happened and every name it was known by', async () => {
  await recordErasure(folder, { contact: CONTACT, erasedAt: AT, spooled: [spooledName('one')] });
  await recordErasure(folder, {
    contact: CONTACT,
    erasedAt: '2027-01-01T00:00:00.000Z',
    spooled: [spooledName('two'), spooledName('one')],
  });
  expect(await recordedErasures(folder)).toEqual([
    { contact: CONTACT, erasedAt: AT, spooled: [spooledName('one'), spooledName('two')] },
  ]);
});

test.each([
  '',
  '{',
  'null',
  '{"contact":"../x","erasedAt":"2026-11-22T17:30:00.000Z","spooled":[]}',
  `{"contact":"${CONTACT}","erasedAt":"today","spooled":[]}`,
  `{"contact":"${CONTACT}","erasedAt":"${AT}","spooled":["../../x.json"]}`,
])('a record that cannot be read is told of by its name, not passed over: %s', async (text) => {
  await recordErasure(folder, { contact: 'bbcdefghijklmnopqrstuvwx', erasedAt: AT, spooled: [] });
  await writeFile(path.join(folder, `${CONTACT}.json`), text);
  await expect(recordedErasures(folder)).rejects.toThrow(`${CONTACT}.json is no record of an erasure`);
});
