import { z } from 'zod/mini';
import { CHOICE_KEY_MAX, CHOICES_MAX } from './lengths.ts';

/** Names the words by their hash. */
const version = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const said = z.string().check(z.minLength(1));

/** What stands under a form, as the CMS gives it out; the version goes back with the answers. */
export const consentNotice = z.object({
  version,
  notice: said,
  /** Choices a visitor may tick: the name of each in requests, such as `news/email`, and the words beside its box. */
  choices: z.array(
    z.object({
      key: z.string().check(z.regex(/^[a-z]+\/[a-z]+$/), z.maxLength(CHOICE_KEY_MAX)),
      label: said,
    }),
  ),
});
export type ConsentNotice = z.infer<typeof consentNotice>;

/** What one visitor was shown and ticked, as an enquiry brings it. A choice that was left open is a no. */
export const consentAnswers = z.object({
  version,
  choices: z
    .record(z.string().check(z.maxLength(CHOICE_KEY_MAX)), z.boolean())
    .check(z.refine((choices) => Object.keys(choices).length <= CHOICES_MAX)),
});
export type ConsentAnswers = z.infer<typeof consentAnswers>;
