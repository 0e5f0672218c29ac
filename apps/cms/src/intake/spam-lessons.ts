import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../india-time';
import { type Connection, LEAD, SPAM_LESSON, tableOf } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import type { Enquiry } from './enquiry';
import { addLessons, type Lesson } from './spam-score';
import { SIGN_KINDS, type SignKind, type SpamSign, signsOf } from './spam-signs';

/** What spam looks like changes; what was said longer ago counts no more. */
const LESSON_DAYS = 365;
/** So much of the words of a message must stand in others for it to be like them. */
const LIKE_SHARE = 0.5;

type Row = { sign: string; spam: boolean | number; person: number | null; lead: number };
type Taught = { lead: { id: number; source: string; email: string; message: string | null }; spam: boolean };

/**
 * Writes down what an enquiry was like that somebody called spam, or cleared of it; the last word of each enquiry
 * counts. Part of the caller's transaction.
 */
export async function teach(strapi: Core.Strapi, trx: Connection, { lead, spam }: Taught): Promise<void> {
  const lessons = tableOf(strapi, trx, SPAM_LESSON);
  await lessons
    .rows()
    .where(lessons.columnsOf({ lead: lead.id }))
    .orWhere(lessons.column('createdAt'), '<', new Date(Date.now() - LESSON_DAYS * DAY_MS))
    .delete();
  const signs = signsOf({ ...lead, message: lead.message ?? undefined });
  await lessons.insertAll(signs.map(({ kind, sign }) => ({ kind, sign, spam, lead: lead.id })));
}

/** What has been taught by some enquiries, by their row ids; of one that is not in it, nothing. */
export async function lessonsOf(
  strapi: Core.Strapi,
  trx: Connection,
  leads: number[],
): Promise<Map<number, boolean>> {
  const { rows, column } = tableOf(strapi, trx, SPAM_LESSON);
  const taught: { lead: number; spam: boolean | number }[] = await rows()
    .whereIn(column('lead'), leads)
    .distinct({ lead: column('lead'), spam: 'spam' });
  return new Map(taught.map(({ lead, spam }) => [lead, Boolean(spam)]));
}

/** Forgets what was taught by an enquiry. Part of the caller's transaction. */
export async function unteach(strapi: Core.Strapi, trx: Connection, lead: number): Promise<void> {
  const lessons = tableOf(strapi, trx, SPAM_LESSON);
  await lessons.rows().where(lessons.columnsOf({ lead })).delete();
}

/** How many people sent spam with each of some signs; those that stood in anything cleared of it teach nothing. */
async function taughtBy(strapi: Core.Strapi, signs: SpamSign[]): Promise<Map<string, Set<number>>> {
  const connection = strapi.db.connection;
  const [lessons, leads] = [tableOf(strapi, connection, SPAM_LESSON), tableOf(strapi, connection, LEAD)];
  const rows: Omit<Row, 'person'>[] = await lessons
    .rows()
    .whereIn(
      'sign',
      signs.map(({ sign }) => sign),
    )
    .where(lessons.column('createdAt'), '>=', new Date(Date.now() - LESSON_DAYS * DAY_MS))
    .select({ sign: 'sign', spam: 'spam', lead: lessons.column('lead') });
  const people: { id: number; person: number | null }[] = await leads
    .rows()
    .whereIn('id', [...new Set(rows.map(({ lead }) => lead))])
    .select({ id: 'id', person: leads.column('contact') });
  const personOf = new Map(people.map(({ id, person }) => [id, person ?? -id]));
  const cleared = new Set(rows.filter(({ spam }) => !spam).map(({ sign }) => sign));
  const taught = new Map<string, Set<number>>();
  for (const { sign, lead } of rows) {
    if (cleared.has(sign)) continue;
    const known = taught.get(sign) ?? new Set();
    taught.set(sign, known.add(personOf.get(lead) ?? -lead));
  }
  return taught;
}

/** Who sent what these signs of one kind are like: of words, most of them must be of one and the same person. */
function peopleLike(kind: SignKind, signs: SpamSign[], taught: Map<string, Set<number>>): number {
  const shared = new Map<number, number>();
  for (const { sign } of signs)
    for (const person of taught.get(sign) ?? []) shared.set(person, (shared.get(person) ?? 0) + 1);
  const least = kind === 'words' ? signs.length * LIKE_SHARE : 1;
  return [...shared.values()].filter((number) => number >= least).length;
}

/** What earlier verdicts say of an enquiry with these signs. */
async function lessonsFor(strapi: Core.Strapi, signs: SpamSign[]): Promise<Lesson[]> {
  const taught = await taughtBy(strapi, signs);
  return SIGN_KINDS.flatMap((kind): Lesson[] => {
    const ofKind = signs.filter((sign) => sign.kind === kind);
    const people = peopleLike(kind, ofKind, taught);
    return people === 0 ? [] : [{ kind, people }];
  });
}

/**
 * The enquiry with what people taught about others like it. What cannot be looked up stays as it was scored; no enquiry
 * waits for it.
 */
export async function withLessons(strapi: Core.Strapi, enquiry: Enquiry): Promise<Enquiry> {
  const signs = enquiry.synthetic ? [] : signsOf(enquiry.lead);
  if (signs.length === 0) return enquiry;
  try {
    return { ...enquiry, spam: addLessons(enquiry.spam, await lessonsFor(strapi, signs)) };
  } catch (error) {
    strapi.log.error(`What was taught about spam could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
