import { createHash } from 'node:crypto';
import { unaskedWords } from '@sahyara/lead-contract/application';
import type { Lead } from './lead-rules';

/** By what one enquiry is like another: a place it links to, whose mail address, its words. */
export const SIGN_KINDS = ['link', 'mail', 'words'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];
/** A hash: what stood there is not kept. */
export type SpamSign = { kind: SignKind; sign: string };

const LINKS = 3;
/** Enough to tell a text that was changed here and there from another. */
const SHINGLES = 16;
const SHINGLE_WORDS = 4;
/** A shorter text is everybody's. */
const LEAST_WORDS = 8;

/** Whose address says nothing of who they are. */
const EVERYBODYS_MAIL =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|mac|aol|rediffmail|rediff|proton|protonmail|zoho|zohomail|yandex|gmx|mail)\.[a-z.]+$/;
const HOST = /(?:https?:\/\/|www\.)([\p{L}\p{N}.-]+\.[\p{L}]{2,})/giu;

const hashOf = (kind: SignKind, said: string) =>
  createHash('sha256').update(`spam sign ${kind} ${said}`).digest('hex');

function hostsIn(text: string): string[] {
  const hosts = [...text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase().replace(/^www\./, ''));
  return [...new Set(hosts)].slice(0, LINKS);
}

/** Runs of four words, without numbers and signs: the smallest by their hashes, so that like texts share most of them. */
function shinglesOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(HOST, ' ')
      .match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return [];
  const runs = words
    .slice(0, 1 - SHINGLE_WORDS)
    .map((_, at) => hashOf('words', words.slice(at, at + SHINGLE_WORDS).join(' ')));
  return [...new Set(runs)].sort().slice(0, SHINGLES);
}

/** By what an enquiry could be like others; a plain short one by nothing. */
export function signsOf({ source, email, message }: Pick<Lead, 'source' | 'email' | 'message'>): SpamSign[] {
  const text = unaskedWords({ source, message });
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return [
    ...hostsIn(text).map((host) => ({ kind: 'link' as const, sign: hashOf('link', host) })),
    ...(domain === '' || EVERYBODYS_MAIL.test(domain)
      ? []
      : [{ kind: 'mail' as const, sign: hashOf('mail', domain) }]),
    ...shinglesOf(text).map((sign) => ({ kind: 'words' as const, sign })),
  ];
}
