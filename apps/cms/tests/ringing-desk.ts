import { z } from 'zod';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { anEnquiry, type DriverOptions, type Row, startDriver } from './delivery-driver.ts';

/** A moment of March 2030 by the clock in India; the 4th is a Monday. */
export const at = (day: number, clock: string) => Date.parse(`2030-03-0${day}T${clock}:00+05:30`);

const person = z.object({ person: z.number(), account: z.number(), email: z.string() });
/** Somebody of the desk: the row id of the sales person, and their account. */
export type Person = z.infer<typeof person>;

/** A desk over two instances that ring by the clock they are told, with its people and a mail server. */
export async function startRingingDesk(
  kind: 'sqlite' | 'postgres',
  env: NonNullable<DriverOptions['env']> = {},
) {
  const mail = await startMailServer();
  const first = await startDriver({
    ...(kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {}),
    env: { SMTP_URL: mail.url, MAIL_FROM: 'website@house.example', LEAD_MAIL_VISITOR: 'off', ...env },
  });
  const second = await startDriver({ beside: first });
  const make = async (name: string, role: 'desk-sales' | 'desk-sales-manager') =>
    person.parse(await first.tell({ do: 'make-colleague', role, name }));
  const asha = await make('Asha', 'desk-sales');
  const ravi = await make('Ravi', 'desk-sales');
  const meera = await make('Meera', 'desk-sales-manager');
  const anil = await make('Anil', 'desk-sales-manager');
  await first.tell({
    do: 'set-desk',
    settings: {
      hours: [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00', closes: '19:00' }],
      holidays: [{ on: '2030-03-06', name: 'Holi' }],
      duty: [{ person: ravi.person, firstDay: 'Monday', lastDay: 'Sunday' }],
    },
  });
  // The desk rings from here on.
  await first.tell({ do: 'ring', at: at(1, '08:00') });
  const moment = (ms: number) => (kind === 'sqlite' ? ms : new Date(ms).toISOString());

  return {
    mail,
    first,
    second,
    asha,
    ravi,
    meera,
    anil,
    moment,
    /** An enquiry that came at a moment. */
    async enquire(came: number, owner: Person | null = asha): Promise<Row> {
      const lead = await first.store(anEnquiry({ lead: { name: 'Wilhelmina Quartermain' } }));
      await first.read(
        `update website_leads set created_at = ?${owner ? `, owner_id = ${owner.person}` : ''} where id = ?`,
        moment(came),
        Number(lead.id),
      );
      // The mail about every enquiry goes its own way.
      await first.read("update deliveries set state = 'stopped' where kind = 'mail-desk'");
      return lead;
    },
    /** Both instances look at the same moment, and send what is due. */
    async look(now: number) {
      await Promise.all([first, second].map((cms) => cms.tell({ do: 'ring', at: now })));
      await Promise.all([first.look(now), second.look(now)]);
    },
    /** Nothing of another test is waiting, and everybody is there. */
    async clear() {
      await first.read("update website_leads set stage = 'Lost', next_follow_up = null");
      await first.read("update deliveries set state = 'stopped' where state = 'pending'");
      await first.read('update sales_people set away_until = null');
      mail.mails.length = 0;
      mail.accept();
    },
    async remove() {
      await second.remove();
      await first.remove();
      await mail.stop();
    },
  };
}

export type RingingDesk = Awaited<ReturnType<typeof startRingingDesk>>;
