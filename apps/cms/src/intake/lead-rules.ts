import { z } from 'zod';
import { saysWhatItsSourceAsks } from './application-rules';
import { visibleText } from './visible-text';

/** Lengths in characters; the mobile rule is the wider one of spec section 5. */
const NAME_MAX = 120;
const EMAIL_MAX = 254;
const MOBILE_MIN = 10;
const MOBILE_MAX = 15;
const SOURCE_MAX = 60;
const MESSAGE_MAX = 2000;

// Control characters, and halves of characters (lone surrogates), which Postgres cannot store.
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u;
const FORBIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
// Those of a Marathi or Hindi keyboard too (१२३).
const DIGITS = /^[0-9०-९]*$/;
// Both forms' patterns fit: the modal's only asks for an at-sign and no spaces (spec section 5).
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;

function text(label: string, max: number, forbidden = FORBIDDEN) {
  return z
    .string({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}` })
    .overwrite(visibleText)
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine((value) => !forbidden.test(value), {
      error: `${label} contains characters that are not allowed`,
    });
}

const required = (label: string, max: number) => text(label, max).min(1, `${label} is required`);

const body = z.strictObject(
  {
    data: z
      .strictObject(
        {
          name: required('Name', NAME_MAX),
          mobile: required('Mobile number', MOBILE_MAX)
            .regex(DIGITS, 'Mobile number must be digits only')
            .min(MOBILE_MIN, `Mobile number must be at least ${MOBILE_MIN} digits`),
          email: required('Email', EMAIL_MAX).regex(EMAIL, 'Email is not valid'),
          source: required('Source', SOURCE_MAX),
          // A form posted without script separates lines with \r\n.
          message: z.preprocess(
            (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value),
            text('Message', MESSAGE_MAX, FORBIDDEN_IN_LINES).optional(),
          ),
          // Read apart: whatever is wrong with it must not cost the lead.
          context: z.unknown().optional(),
        },
        { error: ({ code }) => (code === 'invalid_type' ? 'data must be an object' : undefined) },
      )
      .refine(saysWhatItsSourceAsks, {
        path: ['message'],
        error: 'An application names the opening, the years of experience and a link to the CV',
      }),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'The body must be an object' : undefined) },
);

/** What a visitor typed, keeping every rule (spec section 3). */
export type Lead = Omit<z.infer<typeof body>['data'], 'context'>;
/** What is wrong with one field, in Strapi's own shape. */
export type FieldError = { path: string[]; message: string; name: 'ValidationError' };
type Parsed = { ok: true; lead: Lead; context: unknown } | { ok: false; errors: FieldError[] };

function fieldErrors(issues: z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  const add = (path: PropertyKey[], message: string) => {
    const names = path.map(String);
    const key = JSON.stringify(names);
    if (!byField.has(key)) byField.set(key, { path: names, message, name: 'ValidationError' });
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'This field is not accepted');
    } else add(issue.path, issue.message);
  }
  return [...byField.values()];
}

/** Checks what a form sent, whoever sent it: one error per bad field. Never throws. */
export function parseLead(sent: unknown): Parsed {
  const parsed = body.safeParse(sent);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error.issues) };
  const { context, ...lead } = parsed.data.data;
  return { ok: true, lead, context };
}
