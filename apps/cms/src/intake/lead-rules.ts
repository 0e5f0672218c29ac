import { enquiryBody } from '@sahyara/lead-contract/enquiry-body';
import type { z } from 'zod';

/** What a visitor typed, keeping every rule (spec section 3). */
export type Lead = Omit<z.infer<typeof enquiryBody>['data'], 'context'>;
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
  const parsed = enquiryBody.safeParse(sent);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error.issues) };
  const { context, ...lead } = parsed.data.data;
  return { ok: true, lead, context };
}
