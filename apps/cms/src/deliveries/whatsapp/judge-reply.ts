import { z } from 'zod';
import type { Outcome } from '../outcome';
import { usual } from '../post-webhook';
import { type HookReply, repliedObject } from '../presets/preset';

/** How the reply of a try begins after which nobody knows whether the message went out. */
export const UNKNOWN = 'Not known whether it went out';

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })]).rest(z.unknown()) });
const refused = z.object({
  error: z.object({
    message: z.string(),
    code: z.number(),
    error_data: z.object({ details: z.string().optional() }).optional(),
    fbtrace_id: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
});

// As Meta lists them: what speaks of the moment, whatever the status it comes with.
const FOR_NOW: readonly number[] = [
  1, 2, 4, 17, 32, 613, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
];
// Comes with a 500, and speaks of a permission.
const CAPABILITY = 3;
/** The number has no WhatsApp, or Meta does not write to it. */
const UNDELIVERABLE = 131_026;

type Refusal = z.infer<typeof refused>['error'];

const said = ({ message, code, error_data, fbtrace_id }: Refusal) =>
  [
    message.includes(String(code)) ? message : `(#${code}) ${message}`,
    error_data?.details,
    fbtrace_id && `trace ${fbtrace_id}`,
  ]
    .filter(Boolean)
    .join(' · ');

function outcomeOfRefusal(refusal: Refusal, status: number): Outcome {
  const { code, is_transient: isTransient = false } = refusal;
  const forNow = code !== CAPABILITY && (FOR_NOW.includes(code) || isTransient || usual(status) === 'retry');
  return {
    outcome: forNow ? 'retry' : 'parked',
    status,
    reply: said(refusal),
    ...(code === UNDELIVERABLE ? { unreachable: true } : {}),
  };
}

/** What a reply of the Cloud API means for a message. Decided by Meta's own codes, as it advises, then by the status. */
export function judgeReply({ status, body }: Pick<HookReply, 'status' | 'body'>): Outcome {
  const replied = repliedObject(body);
  const refusal = refused.safeParse(replied);
  if (refusal.success) return outcomeOfRefusal(refusal.data.error, status);
  const taken = accepted.safeParse(replied);
  if (usual(status) === 'delivered') {
    // Not tried again: whoever answered like this may have sent it.
    if (!taken.success) return { outcome: 'parked', status, reply: `Answered without a message id: ${body}` };
    const { id } = taken.data.messages[0];
    return { outcome: 'delivered', status, reply: `Accepted as ${id}`, record: id };
  }
  const outcome = usual(status);
  // Not in Meta's words, so of something on the way: the message may have got through.
  return { outcome, status, reply: outcome === 'retry' && status >= 500 ? `${UNKNOWN}: ${body}` : body };
}
