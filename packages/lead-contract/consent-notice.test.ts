import { expect, it } from 'vitest';
import { consentAnswers, consentNotice } from './consent-notice.ts';

const version = 'a'.repeat(64);
const notice = { version, notice: 'We answer.', choices: [{ key: 'news/email', label: 'Tell me.' }] };

it('the notice names its words and its choices', () => {
  expect(consentNotice.parse(notice)).toEqual(notice);
  for (const rubbish of [
    null,
    'notice',
    { ...notice, version: 'newest' },
    { ...notice, notice: '' },
    { ...notice, choices: [{ key: '"><b>', label: 'x' }] },
    { ...notice, choices: null },
  ]) {
    expect(consentNotice.safeParse(rubbish).success).toBe(false);
  }
});

it('the answers name the words that were shown and what was ticked', () => {
  const answers = { version, choices: { 'news/email': true, 'news/phone': false } };
  expect(consentAnswers.parse(answers)).toEqual(answers);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`news/${at}`, true]));
  for (const rubbish of [
    null,
    { version },
    { version: 'newest', choices: {} },
    { version, choices: { 'news/email': 'yes' } },
    { version, choices: { ['x'.repeat(121)]: true } },
    { version, choices: many },
  ]) {
    expect(consentAnswers.safeParse(rubbish).success).toBe(false);
  }
});
