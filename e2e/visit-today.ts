import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { query } from '../testing/database.ts';
import { enquire, type LeadFields, someNumber } from '../testing/leads.ts';
import type { MadeAccount } from './panel.ts';

const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;

/** When the day that is today in India began, in milliseconds since 1970. */
const midnight = () => Math.floor((Date.now() + IST_MS) / DAY_MS) * DAY_MS - IST_MS;
/** Noon of today in India. */
export const noonToday = () => midnight() + DAY_MS / 2;
/** An hour ago, or when today began in India. */
export const begunToday = () => Math.max(midnight(), Date.now() - 3_600_000);

type Wanted = { name: string; project: string; at: number; lead?: LeadFields };

/**
 * A visit of today, of a new enquiry that is whose it is who books it: no rule gives away times that are over, so that
 * it is booked days ahead, and brought to its hour in the database.
 */
export async function aVisitToday(
  who: MadeAccount,
  databaseFile: string,
  { name, project, at, lead = {} }: Wanted,
) {
  const database = { kind: 'sqlite', filename: databaseFile } as const;
  const reference = await enquire({ url: who.cmsUrl }, { name, mobile: someNumber(), ...lead });
  const [row] = await query(database, 'select document_id from website_leads where reference = ?', reference);
  const id = String(row?.document_id);
  const from = new Date(Date.now() + IST_MS + 5 * DAY_MS).toISOString().slice(0, 10);
  const times = await who.ask('GET', `/lead-desk/visit-times?project=${project}&from=${from}&days=3`);
  const { data }: { data: { times: { start: string; free: number; ways: string[] }[] } } = await times.json();
  const time = data.times.find(({ free, ways }) => free > 0 && ways.includes('in person'));
  const booked = await who.ask('POST', `/lead-desk/leads/${id}/visits`, {
    key: randomUUID(),
    project,
    startsAt: time?.start,
    how: 'in person',
    people: 3,
    language: 'Hindi',
    fetched: false,
    fetchFrom: null,
    guide: null,
  });
  expect(booked.status, await booked.clone().text()).toBe(200);
  await query(
    database,
    'update visits set starts_at = ? where lead_id = (select id from website_leads where reference = ?)',
    at,
    reference,
  );
  return { id, reference };
}
