import { z } from 'zod';

export const HOOK_PATH = '/api/whatsapp';
/** Meta may put a thousand statuses into one notice. */
export const HOOK_MAX_BYTES = 1024 * 1024;

/** Longer than any that Meta has made. */
const id = z.string().min(1).max(300);

const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  // What we sent along: the message id of the delivery.
  biz_opaque_callback_data: z.string().max(100),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().optional(),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});
const message = z.object({
  id,
  // A number in E.164 without its plus.
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: z.string().regex(/^\d{1,11}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

const payload = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});
const messagesValue = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
});

/** What became of a message of ours, as Meta tells it. */
export type ToldStatus = z.infer<typeof status>;
/** What somebody wrote to our number. */
export type ToldMessage = z.infer<typeof message>;
/** `unread`: how much of it speaks of what is not known here: other kinds, other numbers of the same account. */
export type HookContent = { statuses: ToldStatus[]; messages: ToldMessage[]; unread: number };

function parsedJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Reads what Meta posted, once its signature was found right; null when it is no notice of WhatsApp. What of a notice is
 * not known is passed by: Meta would repeat a refused one for days, and has new kinds every year.
 */
export function readHook(raw: Buffer, phoneId: string): HookContent | null {
  const notice = payload.safeParse(parsedJson(raw));
  if (!notice.success) return null;
  const content: HookContent = { statuses: [], messages: [], unread: 0 };
  for (const { field, value } of notice.data.entry.flatMap(({ changes }) => changes)) {
    const told = field === 'messages' ? messagesValue.safeParse(value) : null;
    if (!told?.success || told.data.metadata.phone_number_id !== phoneId) {
      content.unread += 1;
      continue;
    }
    for (const one of told.data.statuses) {
      const parsed = status.safeParse(one);
      if (parsed.success) content.statuses.push(parsed.data);
      else content.unread += 1;
    }
    for (const one of told.data.messages) {
      const parsed = message.safeParse(one);
      if (parsed.success) content.messages.push(parsed.data);
      else content.unread += 1;
    }
  }
  return content;
}
