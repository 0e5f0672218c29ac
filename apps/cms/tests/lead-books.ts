import { query, type TestDatabase } from '../../../testing/database.ts';

/** A lead with everything that must have been stored along with it. */
export type BookedLead = {
  key: string | null;
  reference: string | null;
  name: string;
  contact: number | null;
  events: number;
  receipts: number;
  deliveries: number;
};

/** Every lead in the database, with how many rows of each kind belong to it. */
export async function bookedLeads(database: TestDatabase): Promise<BookedLead[]> {
  const counted = (table: string) =>
    `(select count(*) from ${table} r where r.lead_id = l.id) as ${table === 'lead_events' ? 'events' : table}`;
  const rows = await query(
    database,
    `select l.idempotency_key, l.reference, l.name, l.contact_id, ${counted('lead_events')},
      ${counted('consent_receipts')}, ${counted('deliveries')} from website_leads l order by l.id`,
  );
  return rows.map((row) => ({
    key: row.idempotency_key === null ? null : String(row.idempotency_key),
    reference: row.reference === null ? null : String(row.reference),
    name: String(row.name),
    contact: row.contact_id === null ? null : Number(row.contact_id),
    events: Number(row.events),
    receipts: Number(row.consent_receipts),
    deliveries: Number(row.deliveries),
  }));
}

/** Rows that belong to no lead or person: halves of a transaction would show here. */
export async function strayRows(database: TestDatabase): Promise<number> {
  const tables: [table: string, owner: string][] = [
    ['lead_events', 'lead_id'],
    ['consent_receipts', 'lead_id'],
    ['deliveries', 'lead_id'],
    ['contact_points', 'contact_id'],
  ];
  let strays = 0;
  for (const [table, owner] of tables) {
    const [row] = await query(database, `select count(*) as many from ${table} where ${owner} is null`);
    strays += Number(row?.many);
  }
  const [lonely] = await query(
    database,
    `select count(*) as many from contacts c where not exists (select 1 from website_leads l where l.contact_id = c.id)
      or not exists (select 1 from contact_points p where p.contact_id = c.id)`,
  );
  return strays + Number(lonely?.many);
}
