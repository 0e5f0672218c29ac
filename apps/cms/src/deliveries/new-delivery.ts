import { randomUUID } from 'node:crypto';
import type { DeliveryState } from './delivery-state';

/**
 * Who is told: the desk, whoever owns the lead, a colleague of the desk, or the visitor by mail, a webhook by the name of
 * its target, those who run the system, a colleague's phone, or the visitor by WhatsApp.
 */
export type DeliveryKind =
  | 'mail-desk'
  | 'mail-owner'
  | 'mail-colleague'
  | 'mail-visitor'
  | 'webhook'
  | 'alarm'
  | 'push'
  | 'whatsapp-visitor';
/** What is told of. */
type Occasion =
  | 'enquiry'
  | 'withdrawal'
  | 'erasure'
  | 'registration'
  | 'schedule'
  /** A visit was booked, moved, called off or is near. */
  | 'visit'
  /** Nobody has answered it yet. */
  | 'escalation'
  /** It is to be called now. */
  | 'follow-up'
  /** What a day began or ended with. */
  | 'day'
  /** Its visitor wrote on WhatsApp. */
  | 'message';

type New = {
  lead: number | null;
  kind: DeliveryKind;
  target: string;
  occasion: Occasion;
  /** When it may be tried first. */
  at: Date;
  state?: Extract<DeliveryState, 'held' | 'pending'>;
  note?: string | null;
  recordKey?: string | null;
  /** What a receiver tells repeats by. Unique: a second delivery with the same is the same. */
  messageId?: string;
};

/** How a delivery is called in one line of the panel: all of it that a list of relations shows. */
export const summaryOf = ({ kind, target }: { kind: string; target: string }, state: string) =>
  `${kind === 'webhook' ? target : kind.replace('-', ' to ')} · ${state}`;

/** The row of a delivery that nobody has tried yet. */
export const newDelivery = ({ at, state = 'pending', note = null, recordKey = null, ...delivery }: New) => ({
  messageId: randomUUID(),
  ...delivery,
  note,
  recordKey,
  state,
  summary: summaryOf(delivery, state),
  attempts: 0,
  nextAttemptAt: at,
});
