import Database from 'better-sqlite3';
import { expect, inject, test } from 'vitest';
import { postLead, someone } from '../../../testing/leads.ts';

const LEADS = 60;
const AT_ONCE = 5;

test('no enquiry is refused because another process writes to the same SQLite file meanwhile', async () => {
  const cms = inject('sqlite');
  if (cms.database.kind !== 'sqlite') throw new Error('The shared CMS on SQLite is not on SQLite');
  const other = new Database(cms.database.filename, { timeout: 20_000 });
  other.exec('create table if not exists elsewhere (written integer)');
  let writing = true;
  // In small steps, so that most fall between what a transaction of the CMS reads and what it writes.
  const write = async () => {
    for (let step = 0; writing; step += 1) {
      other.prepare('insert into elsewhere values (?)').run(step);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return other.prepare('select count(*) as written from elsewhere').get();
  };
  const written = write();
  const statuses: number[] = [];
  try {
    for (let sent = 0; sent < LEADS; sent += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => postLead(cms, someone())));
      statuses.push(...answers.map(({ status }) => status));
    }
  } finally {
    writing = false;
    expect(await written).toMatchObject({ written: expect.toSatisfy((count) => count > LEADS) });
    other.exec('drop table elsewhere');
    other.close();
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
