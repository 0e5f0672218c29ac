import { z } from 'zod/mini';
import { saysWhatItsSourceAsks } from './application-rules.ts';
import { dialledNumber } from './dialled-number.ts';
import { isEnquiryKey } from './enquiry-key.ts';
import { enquirySources } from './enquiry-source.ts';
import { EMAIL_MAX, MESSAGE_MAX, MOBILE_MAX, MOBILE_MIN, NAME_MAX, SOURCE_MAX } from './lengths.ts';
import { visibleText } from './visible-text.ts';

// Control characters, and halves of characters (lone surrogates), which Postgres cannot store.
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u;
const FORBIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
const DIGITS = /^\d*$/;
// Both forms' patterns fit: the modal's only asks for an at-sign and no spaces (specification, section 5).
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;

// A form posted without script separates lines with \r\n.
const plainLines = (text: string) => text.replace(/\r\n?/g, '\n');

const asWritten = (value: string) => value;

const text = (label: string, max: number, forbidden = FORBIDDEN, read = asWritten) =>
  z
    .string({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}` })
    .check(
      z.overwrite((value) => read(visibleText(forbidden === FORBIDDEN_IN_LINES ? plainLines(value) : value))),
      z.trim(),
      z.maxLength(max, `${label} must be at most ${max} characters`),
      z.refine((value) => !forbidden.test(value), `${label} contains characters that are not allowed`),
    );

const required = (label: string, max: number) =>
  text(label, max).check(z.minLength(1, `${label} is required`));

/** The rules of each field by itself, for whoever asks for one alone. */
export const enquiryFields = {
  name: required('Name', NAME_MAX),
  mobile: text('Mobile number', MOBILE_MAX, FORBIDDEN, dialledNumber).check(
    z.minLength(1, 'Mobile number is required'),
    z.regex(DIGITS, 'Mobile number must be digits only'),
    z.minLength(MOBILE_MIN, `Mobile number must be at least ${MOBILE_MIN} digits`),
  ),
  email: required('Email', EMAIL_MAX).check(z.regex(EMAIL, 'Email is not valid')),
  message: z.optional(text('Message', MESSAGE_MAX, FORBIDDEN_IN_LINES)),
  // Read apart, part by part: whatever is wrong with it must not cost the enquiry.
  context: z.optional(z.unknown()),
};

const ofItsSource = z.refine<{ source: string; message?: string | undefined }>(saysWhatItsSourceAsks, {
  path: ['message'],
  error: 'An application names the opening, the years of experience and a link to the CV',
});
const noObject = (what: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_type' ? `${what} must be an object` : undefined),
});

/** The body of the specification's section 7, whoever sends it; texts come out as their reader will see them. */
export const enquiryBody = z.strictObject(
  {
    data: z
      .strictObject({ ...enquiryFields, source: required('Source', SOURCE_MAX) }, noObject('data'))
      .check(ofItsSource),
  },
  noObject('The body'),
);

/** The same of one of the site's own forms. */
export const formBody = z.strictObject({
  data: z
    .strictObject({
      ...enquiryFields,
      source: z.enum(enquirySources),
      context: z.optional(z.record(z.string(), z.unknown())),
    })
    .check(ofItsSource),
});

/** An enquiry on its way to the backend: what was posted, and the key that makes it one enquiry. */
export type KeyedEnquiry = z.infer<typeof keyedEnquiry>;

/** An enquiry as the site keeps it on disk. */
export const keyedEnquiry = z.object({
  key: z.string().check(z.refine(isEnquiryKey)),
  /** The key the same words would have had a moment before, where they have it from themselves. */
  earlierKey: z.optional(z.string().check(z.refine(isEnquiryKey))),
  body: formBody,
  /** A CV that was uploaded with it: its name, and its bytes in base64. */
  file: z.optional(z.object({ name: z.string(), content: z.string() })),
  /** The backend has the enquiry: only its file is still to be brought. Its person may be erased meanwhile. */
  stored: z.optional(z.boolean()),
});
