import { z } from 'zod';
import { LOST_REASONS, STAGES } from '../stages';

const LONGEST_NOTE = 2000;

/** What is done to a lead at the desk, in one go. */
export const leadChange = z.strictObject({
  stage: z.enum(STAGES).optional(),
  lostReason: z.enum(LOST_REASONS).nullable().optional(),
  /** A sales person's document id; null: nobody. */
  owner: z.string().max(60).nullable().optional(),
  nextFollowUp: z.iso.datetime({ offset: true }).nullable().optional(),
  note: z.string().trim().min(1).max(LONGEST_NOTE).optional(),
  /** Call, WhatsApp or E-mail was pressed: a try, whatever comes of it. */
  contactedBy: z.enum(['call', 'whatsapp', 'email']).optional(),
  /** What came of it. */
  outcome: z
    .discriminatedUnion('result', [
      z.strictObject({ result: z.enum(['reached', 'not reached', 'wrong number', 'visit booked']) }),
      z.strictObject({ result: z.literal('call back'), at: z.iso.datetime({ offset: true }) }),
      z.strictObject({ result: z.literal('not interested'), why: z.enum(LOST_REASONS) }),
    ])
    .optional(),
  /** What stood there when the form was filled in: what a colleague changed since is not overwritten unseen. */
  seen: z
    .strictObject({
      stage: z.string().max(40),
      owner: z.string().max(200).nullable(),
      nextFollowUp: z.iso.datetime({ offset: true }).nullable(),
    })
    .optional(),
});
export type LeadChange = z.infer<typeof leadChange>;
