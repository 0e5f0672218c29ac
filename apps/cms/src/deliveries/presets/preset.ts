import type { LeadFacts } from '../lead-facts';
import { linesOf } from '../lead-lines';
import type { Outcome } from '../outcome';

/** What is sent over HTTP. The address may hold a secret: it is never logged. */
export type HookRequest = {
  method: 'POST' | 'GET';
  url: string;
  headers: Record<string, string>;
  body?: string;
};
export type HookReply = { status: number; headers: Headers; body: string };
/** What a delivery tells: the same at every try. Of an erased person `lead` holds nothing but our own references. */
export type Message = { id: string; lead: LeadFacts } & (
  | { occasion: 'enquiry' }
  /** `withdrawn`: what was taken back. */
  | { occasion: 'withdrawal'; withdrawn?: string[] }
  /** `references`: of all their enquiries; `recordKey`: as `Preset.erasures` gave it. */
  | { occasion: 'erasure'; references: string[]; recordKey: string | null }
);
/** What is known of a person when they are erased: how the receiver calls them, and which addresses they gave. */
export type Held = { records: string[]; emails: string[] };

/** How one kind of receiver is spoken to. */
export type Preset<Target> = {
  /** Null: this receiver knows no such message. */
  request(target: Target, message: Message, now: Date): HookRequest | null;
  /** Whether a reply of 2xx is a success, and whether any other is for now or for good; null: the usual rule. */
  judge(reply: HookReply): Outcome['outcome'] | null;
  /** How the receiver calls the record of an enquiry, if its reply says so. */
  recordIn(reply: string): string | null;
  /**
   * What an erasure must carry so that it finds its record after the ledger forgot the person: one message each, null
   * where our own references do. Empty: this receiver cannot be told, and a person must erase there by hand.
   */
  erasures(target: Target, held: Held): (string | null)[];
};

/** An id of a receiver as text. */
export const idIn = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/** A reply's body as an object; an empty one when it is none. */
export function repliedObject(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) return Object.fromEntries(Object.entries(parsed));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return {};
}

/** First word, and the rest: Indian names come in all shapes, and every receiver wants two. */
export function namesOf(name: string): { first: string; last: string } {
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}

/** The number as it is best dialled: with its country code where it is one. */
export const numberOf = ({ internationalNumber, mobile }: LeadFacts) => internationalNumber ?? mobile;

/** Everything that has no field of its own there, one fact a line. */
export function noteOf(lead: LeadFacts): string {
  const lines = linesOf(lead, 'note', ['reference', 'project']);
  return [lead.message, ...lines.map(([label, value]) => value && `${label}: ${value}`)]
    .filter(Boolean)
    .join('\n');
}
