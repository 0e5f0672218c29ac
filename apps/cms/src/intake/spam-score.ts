import { unaskedWords } from '@sahyara/lead-contract/application';
import { FASTEST_FILLING_MS } from '@sahyara/lead-contract/form-token';
import type { FormAge } from '../signed/form-token';
import type { LeadContext } from './lead-context';
import type { Lead } from './lead-rules';
import type { SignKind } from './spam-signs';

/** From here on a lead waits for a person's "not spam" before anything is sent. */
const SUSPECTED_FROM = 50;
const FEW_LINKS = 1;
const LONG_WITHOUT_SPACES = 40;

type Evidence = { lead: Lead; context: LeadContext; age: FormAge | null; e164: string | null };
type Sign = { reason: string; score: number; shows: (evidence: Evidence) => boolean };

const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:ru|xyz|top|click)\b/giu;
const MARKUP = /<a\s|<\/?[a-z]+>|\[(?:url|link)[=\]]|href\s*=/iu;
const SALES_TALK =
  /\b(?:seo|backlinks?|guest post|link building|domain authority|google ranking|rank(?:ing)? (?:your|on)|web ?(?:site )?(?:design|development|traffic)|digital marketing|crypto(?:currency)?|bitcoin|forex|casino|betting|viagra|cialis|escorts?|porn|payday|loan offer|email list|leads? (?:list|database)|make money|earn \$|investment returns|unsubscribe|lottery|inheritance)\b/giu;
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const THROW_AWAY =
  /@(?:[^@]+\.)?(?:mailinator|yopmail|guerrillamail|10minutemail|temp-?mail|tempmail|trashmail|sharklasers|getnada|maildrop|dispostable|throwawaymail|mailnesia|moakt|fakeinbox)\.[a-z.]+$/iu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const message = ({ lead }: Evidence) => unaskedWords(lead);

/** Weights are such that one clear sign, or two weak ones, suffice; a plain enquiry shows none. */
const signs: Sign[] = [
  {
    reason: 'a field that people do not see was filled in',
    score: 100,
    shows: ({ context }) => Boolean(context.honeypot),
  },
  {
    reason: 'filled in faster than a person types',
    score: 60,
    shows: ({ age }) => age?.kind === 'known' && age.ageMs < FASTEST_FILLING_MS,
  },
  {
    reason: 'the form token was not made here',
    score: 50,
    shows: ({ age }) => age?.kind === 'forged',
  },
  {
    reason: 'the form was open for more than a day',
    score: 10,
    shows: ({ age }) => age?.kind === 'expired',
  },
  {
    reason: 'a link in the message',
    score: 30,
    shows: (evidence) => count(message(evidence), LINK) === FEW_LINKS,
  },
  {
    reason: 'several links in the message',
    score: 60,
    shows: (evidence) => count(message(evidence), LINK) > FEW_LINKS,
  },
  {
    reason: 'a link or markup in the name',
    score: 70,
    shows: ({ lead }) => count(lead.name, LINK) > 0 || MARKUP.test(lead.name),
  },
  { reason: 'markup in the message', score: 60, shows: (evidence) => MARKUP.test(message(evidence)) },
  {
    reason: 'words of an offer, not of an enquiry',
    score: 40,
    shows: (evidence) => count(message(evidence), SALES_TALK) === 1,
  },
  {
    reason: 'many words of an offer, not of an enquiry',
    score: 60,
    shows: (evidence) => count(message(evidence), SALES_TALK) > 1,
  },
  {
    reason: 'mostly in a script hardly used here',
    score: 40,
    shows: (evidence) => count(message(evidence), OTHER_SCRIPTS) > message(evidence).length / 2,
  },
  {
    reason: 'a long run of letters without a space',
    score: 30,
    shows: (evidence) =>
      message(evidence)
        .split(/\s+/)
        .some((word) => word.length >= LONG_WITHOUT_SPACES && count(word, LINK) === 0),
  },
  { reason: 'a throw-away e-mail address', score: 30, shows: ({ lead }) => THROW_AWAY.test(lead.email) },
  { reason: 'no mobile number of any country', score: 20, shows: ({ e164 }) => e164 === null },
];

/** How likely a lead is spam, and why. It is stored whatever this says. */
export function scoreLead(evidence: Evidence): { score: number; suspected: boolean; reasons: string[] } {
  const shown = signs.filter(({ shows }) => shows(evidence));
  const score = shown.reduce((sum, sign) => sum + sign.score, 0);
  return { score, suspected: score >= SUSPECTED_FROM, reasons: shown.map(({ reason }) => reason) };
}

/** Earlier verdicts about enquiries like this one: by what they are alike, and how many people had sent those. */
export type Lesson = { kind: SignKind; people: number };

/** What one person's spam teaches is a hint; what two people's does is a sign. */
const ONE_PERSONS = 10;
const SEVERAL_PEOPLES: Record<SignKind, number> = { link: 25, mail: 15, words: 25 };
/**
 * All lessons together: below what is suspected, so that no number of verdicts, mistaken or malicious, hides an enquiry
 * that shows nothing else.
 */
const MOST_TAUGHT = 40;
const ALIKE: Record<SignKind, string> = {
  link: 'it links to the same place',
  mail: 'its mail address is of the same house',
  words: 'its words are mostly the same',
};

/** A score with what was taught added to it, each lesson named among the reasons. */
export function addLessons(
  { score, reasons }: { score: number; reasons: string[] },
  lessons: Lesson[],
): { score: number; suspected: boolean; reasons: string[] } {
  const taught = lessons.reduce(
    (sum, { kind, people }) => sum + (people > 1 ? SEVERAL_PEOPLES[kind] : ONE_PERSONS),
    0,
  );
  const total = score + Math.min(taught, MOST_TAUGHT);
  const said = lessons.map(
    ({ kind, people }) =>
      `like what ${people === 1 ? 'one person' : `${people} people`} sent that was called spam: ${ALIKE[kind]}`,
  );
  return { score: total, suspected: total >= SUSPECTED_FROM, reasons: [...reasons, ...said] };
}
