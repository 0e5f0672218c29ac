import { z } from 'zod/mini';
import { enquiryForms } from './enquiry.ts';
import { visibleText } from './visible-text.ts';

// The CMS takes no more: what it would refuse must not lie in the spool.
const NAME_MAX = 120;
const EMAIL_MAX = 254;
const MOBILE_MAX = 15;
const MESSAGE_MAX = 2000;
const KEY = /^[A-Za-z0-9._:-]{16,100}$/;

const text = (max: number) =>
  z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(1), z.maxLength(max));

/** The body of spec section 7. The context is the CMS's to read; nothing in it may cost an enquiry. */
export const enquiryPost = z.object({
  data: z.strictObject({
    name: text(NAME_MAX),
    mobile: text(MOBILE_MAX),
    email: text(EMAIL_MAX),
    source: z.enum(enquiryForms),
    message: z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(MESSAGE_MAX))),
    context: z.optional(z.record(z.string(), z.unknown())),
  }),
});

/** An enquiry on its way to the backend: what was posted, and the key that makes it one enquiry. */
export type KeyedEnquiry = { key: string; body: z.infer<typeof enquiryPost> };

/** An enquiry as it is kept on disk. */
export const keyedEnquiry = z.object({ key: z.string().check(z.regex(KEY)), body: enquiryPost });

/** Whether a key is one the CMS takes. */
export const isKey = (key: string): boolean => KEY.test(key);
