import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { aProject } from '../../../testing/contents.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { type DeliveryDriver, startDriver } from './delivery-driver.ts';

const ALARM = 'ops@house.example';
const LEGAL = 'legal@house.example';
const ENDS = '2030-03-31';
const STARTS_MS = 240_000;
const DAY_MS = 86_400_000;
/** The night so many days before the registration ends, a quarter of an hour old. */
const night = (daysBefore: number) => Date.parse(`${ENDS}T00:15:00+05:30`) - daysBefore * DAY_MS;
const morning = (daysBefore: number) => night(daysBefore) + DAY_MS / 2;

describe.each(['sqlite', 'postgres'] as const)('alarms of registrations on %s', (kind) => {
  let mail: MailServer;
  let first: DeliveryDriver;
  let second: DeliveryDriver;
  const phase = { ...aRegisteredPhase('Tower One'), validUntil: ENDS };
  const other = { ...aRegisteredPhase('Tower Two'), validUntil: '2040-03-31' };
  let project: unknown;

  beforeAll(async () => {
    mail = await startMailServer();
    first = await startDriver({
      ...(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {}),
      env: { SMTP_URL: mail.url, MAIL_FROM: 'website@house.example', ALARM_MAIL: ALARM },
    });
    second = await startDriver({ beside: first });
    project = await first.tell({
      do: 'publish-project',
      fields: aProject({ title: 'Neem Court', projectStatus: 'under construction', phases: [phase, other] }),
    });
  }, STARTS_MS);
  beforeEach(() => {
    mail.mails.length = 0;
  });
  afterAll(async () => {
    await second?.remove();
    await first?.remove();
    await mail?.stop();
  });

  /** Both instances look at the night, and again at noon, as after a restart. */
  async function pass(daysBefore: number): Promise<(string | undefined)[]> {
    mail.mails.length = 0;
    await Promise.all([first, second].map((cms) => cms.tell({ do: 'raise-alarms', at: night(daysBefore) })));
    await first.look(night(daysBefore));
    expect(mail.mails, 'nobody is woken').toHaveLength(0);
    await second.tell({ do: 'raise-alarms', at: morning(daysBefore) });
    await Promise.all([first.look(morning(daysBefore)), second.look(morning(daysBefore))]);
    return mail.mails.map(({ subject }) => subject);
  }

  test('one mail goes out 60, 30, 7 and 1 days before and on the day, and none between', async () => {
    const told: Record<number, string | undefined> = {};
    for (const daysBefore of [61, 60, 59, 31, 30, 8, 7, 6, 2, 1, 0, -1]) {
      const subjects = await pass(daysBefore);
      expect(subjects.length, `${daysBefore} days before`).toBeLessThan(2);
      if (subjects.length > 0) told[daysBefore] = subjects[0];
    }
    expect(told).toEqual({
      60: 'Registration ends in 60 days: Neem Court',
      30: 'Registration ends in 30 days: Neem Court',
      7: 'Registration ends in 7 days: Neem Court',
      1: 'Registration ends tomorrow: Neem Court',
      0: 'Registration ends today: Neem Court',
    });
  }, 120_000);

  test('a date that moves begins the series anew, for whom the settings name; the words say what happens', async () => {
    await first.tell({ do: 'tell-editors-at', addresses: `${LEGAL}, editor@house.example` });
    const moved = { ...phase, validUntil: '2030-04-30' };
    await first.tell({
      do: 'publish-project',
      documentId: String(project),
      fields: { phases: [moved, other] },
    });
    // Thirty days before the new date is the day before the old one.
    expect(await pass(0)).toEqual(['Registration ends in 30 days: Neem Court']);
    const [told] = mail.to(LEGAL);
    expect(mail.to('editor@house.example')).toEqual([told]);
    expect(mail.to(ALARM)).toEqual([]);
    for (const part of [told?.html, told?.text])
      for (const said of [
        'Neem Court, Tower One',
        phase.reraNumber,
        '30 April 2030',
        'the other phases stay',
        `/admin/content-manager/collection-types/api::projects.projects/${project}`,
      ])
        expect(part).toContain(said);
  });

  test('after days in which nothing ran the nearest alarm is raised, and of the end what has happened', async () => {
    const late = { ...phase, validUntil: '2030-05-31' };
    await first.tell({ do: 'publish-project', documentId: String(project), fields: { phases: [late] } });
    expect(await pass(-56)).toEqual(['Registration ends in 5 days: Neem Court']);
    expect(await pass(-70)).toEqual(['Registration ran out on 31 May 2030: Neem Court']);
    expect(mail.to(LEGAL)[0]?.text).toMatch(/all of the project but its\s+name/);
    expect(await pass(-71)).toEqual([]);
  });

  test('what is built and certified needs no alarm', async () => {
    const built = { ...phase, validUntil: '2030-06-30', occupancyCertificateOn: '2030-06-01' };
    await first.tell({ do: 'publish-project', documentId: String(project), fields: { phases: [built] } });
    expect(await pass(-90)).toEqual([]);
  });
});
