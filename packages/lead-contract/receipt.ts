import { type GatePass, isGatePass } from './gate-pass.ts';
import { isReference } from './reference.ts';
import { objectOf, replyOf } from './shape.ts';
import { isVisitReceipt, type VisitReceipt } from './visit.ts';

/** What an accepting reply says beside its status; `null` is not said. Success does not hang on it (section 7). */
export type Receipt = { reference: string | null; pass: GatePass | null; visit?: VisitReceipt };

const hasReference = replyOf(objectOf({ reference: isReference }));
const hasPass = replyOf(objectOf({ pass: isGatePass }));
const hasVisit = replyOf(objectOf({ visit: isVisitReceipt }));

/** Reads the body of an accepting reply; whatever it is, it is read part by part. */
export function receiptFrom(reply: unknown): Receipt {
  const reference = hasReference(reply) ? reply.data.reference : null;
  const visit = hasVisit(reply)
    ? { visit: { state: reply.data.visit.state, link: reply.data.visit.link } }
    : {};
  if (!hasPass(reply)) return { reference, pass: null, ...visit };
  const { project, pass, validForS } = reply.data.pass;
  return { reference, pass: { project, pass, validForS }, ...visit };
}

/** The body of an accepting reply. */
export const replyWith = ({ reference, pass, visit }: Receipt) => ({
  data: {
    accepted: true,
    ...(reference === null ? {} : { reference }),
    ...(pass === null ? {} : { pass }),
    ...(visit === undefined ? {} : { visit }),
  },
});
