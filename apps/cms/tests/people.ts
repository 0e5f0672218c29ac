import type { Account } from '../../../testing/accounts.ts';
import {
  type LeadFields,
  postLead,
  referenceOf,
  someEmail,
  someNumber,
  someone,
} from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';
import type { SharedCms } from './shared-cms.ts';

/** A person's page, as far as tests look at it. */
export type Person = {
  documentId: string;
  name: string;
  leads: { reference: string; owner: string | null; repeat: { earlier: number; kept: boolean } }[];
  others: number | null;
  reach: { value: string; kind: string; said: string[] }[];
  events: { kind: string; note: string | null; of: { reference: string } | null }[];
  consents: { key: string; granted: boolean }[];
  details: Record<string, string | number | null>;
  version: string;
  alike: {
    documentId: string;
    by: string[];
    leads: { reference: string }[];
    seen: string;
    details: string[];
  }[];
  merges: { documentId: string; enquiries: number; until: string }[];
};

/** Whoever enquires with what they send, and reads people at the desk. */
export function peopleOf(cms: SharedCms) {
  const ledger = ledgerOf(cms);
  const enquire = async (lead: LeadFields) => {
    const reference = await referenceOf(await postLead(cms, lead));
    const row = await ledger.leadOf(reference);
    const [contact] = await ledger.read('select * from contacts where id = ?', Number(row.contact_id));
    return {
      reference,
      id: String(row.document_id),
      row: Number(row.id),
      contact: Number(row.contact_id),
      person: String(contact?.document_id),
    };
  };
  const page = (who: Account, person: string) => who.ask('GET', `/lead-desk/people/${person}`);
  const personOf = async (who: Account, person: string): Promise<Person> => {
    const response = await page(who, person);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const { data }: { data: Person } = await response.json();
    return data;
  };
  /** Two contacts who are one person: the first enquires once more, with the second's address. */
  async function twins() {
    const one = { mobile: someNumber(), email: someEmail(), name: 'Nila Rao' };
    const other = { mobile: someNumber(), email: someEmail(), name: 'N. Rao' };
    const first = await enquire(someone(one));
    const second = await enquire(someone(other));
    const shared = await enquire(someone({ ...one, email: other.email.toUpperCase() }));
    return { one: { ...one, ...first }, other: { ...other, ...second }, shared };
  }
  return { ...ledger, enquire, page, personOf, twins };
}
