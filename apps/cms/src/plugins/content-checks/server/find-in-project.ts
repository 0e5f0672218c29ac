import { mayBeOffered } from '@sahyara/registration/offered-phases';
import { z } from 'zod';
import { DAY_MS } from '../../../india-time';
import { dayInWords, endingsOf } from '../../../publishing/registration-alarms';
import type { Finding } from '../finding';

const QUIET_DAYS = 75;
const BEING_BUILT = ['new launch', 'under construction'];

const text = z.string().nullish();
const project = z.object({
  documentId: z.string(),
  title: text,
  projectStatus: z.string(),
  phases: z.array(z.object({ name: text, reraNumber: text, validUntil: text, occupancyCertificateOn: text })),
  constructionUpdates: z.array(z.object({ date: text })),
});
/** What is wrong, before it is said of which entry. */
export type Found = Pick<Finding, 'check' | 'field' | 'what'>;

const whenOf = (daysLeft: number) =>
  daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;

function* ofRegistrations(given: z.infer<typeof project>, today: string): Generator<Found> {
  for (const { number, validUntil, phases, daysLeft } of endingsOf(given, today)) {
    const at = given.phases.findIndex(({ reraNumber }) => reraNumber === number);
    const day = dayInWords(validUntil);
    yield {
      check: 'registration',
      field: `phases.${at}.validUntil`,
      what:
        daysLeft < 0
          ? `${phases.join(' and ')}: ${number} ran out on ${day}, and what it covers is off the site. Enter its extension, or the occupancy certificate.`
          : `${phases.join(' and ')}: ${number} ends ${whenOf(daysLeft)}, on ${day}. Enter its extension as soon as it is there.`,
    };
  }
  for (const [at, { name, reraNumber, validUntil, occupancyCertificateOn }] of given.phases.entries())
    if (reraNumber && !validUntil && !occupancyCertificateOn)
      yield {
        check: 'registration',
        field: `phases.${at}.validUntil`,
        what: `${name ?? 'A phase'}: nobody has entered until when ${reraNumber} is valid, so nothing warns before it ends.`,
      };
}

function* ofProgress(
  { projectStatus, phases, constructionUpdates }: z.infer<typeof project>,
  today: string,
): Generator<Found> {
  if (!BEING_BUILT.includes(projectStatus) || !mayBeOffered(projectStatus, phases, today)) return;
  const last = constructionUpdates
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  if (last && Date.parse(today) - Date.parse(last) < QUIET_DAYS * DAY_MS) return;
  yield {
    check: 'progress',
    field: 'constructionUpdates',
    what: last
      ? `The last news from the site is of ${dayInWords(last)}. Add what has been built since, with a photograph.`
      : 'It is being built, and no news from the site has been published yet.',
  };
}

/** What of a live project its days have overtaken. @param today as `2026-11-21`, in India */
export function* findInProject(fields: unknown, today: string): Generator<Found> {
  const given = project.parse(fields);
  yield* ofRegistrations(given, today);
  yield* ofProgress(given, today);
}
