import type { ConsentAnswers } from '@sahyara/lead-contract/consent-notice';
import { CHOICE_KEY_MAX, CHOICES_MAX } from '@sahyara/lead-contract/lengths';

/** The names of the form's fields that carry the answers; the page without script sends them as they are. */
export const consentFields = { version: 'notice', asked: 'asked', given: 'consent' } as const;

/** Reads the answers from a posted form; none where the form had no notice. */
export function consentFrom(form: FormData): ConsentAnswers | undefined {
  const version = form.get(consentFields.version);
  const asked = form.get(consentFields.asked);
  if (typeof version !== 'string' || typeof asked !== 'string' || version === '') return undefined;
  const given = new Set(form.getAll(consentFields.given));
  const keys = asked
    .split(' ')
    .filter((key) => key !== '' && key.length <= CHOICE_KEY_MAX)
    .slice(0, CHOICES_MAX);
  return { version, choices: Object.fromEntries(keys.map((key) => [key, given.has(key)])) };
}
