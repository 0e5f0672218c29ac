/** A choice under a form: its name in the CMS, and the words beside its box. */
type ConsentChoice = { key: string; label: string };

/** What stands under a form, in the CMS's words; the version goes back with the answers. */
export type ConsentNotice = { version: string; notice: string; choices: ConsentChoice[] };

/** What one visitor was shown and ticked. A choice that was left open is a no. */
export type Consent = { version: string; choices: Record<string, boolean> };

/** The names of the form's fields that carry it; the page without script sends them as they are. */
export const consentFields = { version: 'notice', asked: 'asked', given: 'consent' } as const;

// The CMS takes no more.
const MOST_CHOICES = 20;
const LONGEST_KEY = 120;

/** Reads the answers from a posted form; none where the form had no notice. */
export function consentFrom(form: FormData): Consent | undefined {
  const version = form.get(consentFields.version);
  const asked = form.get(consentFields.asked);
  if (typeof version !== 'string' || typeof asked !== 'string' || version === '') return undefined;
  const given = new Set(form.getAll(consentFields.given));
  const keys = asked
    .split(' ')
    .filter((key) => key !== '' && key.length <= LONGEST_KEY)
    .slice(0, MOST_CHOICES);
  return { version, choices: Object.fromEntries(keys.map((key) => [key, given.has(key)])) };
}
