import Database from 'better-sqlite3';
import { inject } from 'vitest';

export type StoredLead = {
  name: string;
  mobile: string;
  email: string;
  source: string;
  message: string | null;
  reference: string;
};

/** The leads stored under an e-mail address, read from the database itself. */
export async function leadsOf(email: string, databaseFile = inject('databaseFile')): Promise<StoredLead[]> {
  const database = new Database(databaseFile, { readonly: true });
  try {
    const rows = database.prepare<[string], StoredLead>(
      'select name, mobile, email, source, message, reference from website_leads where email = ? order by id',
    );
    return rows.all(email);
  } finally {
    database.close();
  }
}
