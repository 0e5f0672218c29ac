import { enquiryIntents } from '@sahyara/lead-contract/enquiry-intent';
import { describe, expect, it } from 'vitest';
import { type Wish, wishFrom, wishSaid } from './wish';

const aWish = (changes: Partial<Wish> = {}): Wish => ({
  intent: 'price',
  project: 'Meander',
  of: '3 BHK',
  at: '',
  ...changes,
});

describe.each(enquiryIntents)('Who wishes for a %s', (intent) => {
  const modalMinimum = 10;

  it('has a message that may be sent as it is, and names project and configuration', () => {
    const message = wishSaid(aWish({ intent }), 'message');
    expect(message.length).toBeGreaterThanOrEqual(modalMinimum);
    expect(message).toContain('the 3 BHK at Meander');
    expect(wishSaid(aWish({ intent }), 'line')).toContain('the 3 BHK at Meander');
    expect(wishSaid(aWish({ intent }), 'thanks')).toContain('the 3 BHK at Meander');
  });
});

it.each(['visit', 'call back'] as const)('A %s may be wished of no project in particular', (intent) => {
  const said = (['line', 'message', 'thanks'] as const).map((where) =>
    wishSaid(aWish({ intent, project: '', of: '' }), where),
  );
  for (const words of said) expect(words).toMatch(/^\S.*\w[.:].*$|^\S.*\.$/);
  expect(said.join(' ')).not.toMatch(/ {2}| [.:]|undefined/);
});

it('Names of things are small within a sentence, abbreviations are not', () => {
  expect(wishSaid(aWish({ of: 'Half floor', project: 'Kansa' }), 'message')).toBe(
    'Please tell me the price of the half floor at Kansa.',
  );
});

it.each([
  ['no intent', {}],
  ['another', { intent: 'gold' }],
  ['one of a prototype', { intent: 'toString' }],
  ['no text', { intent: 7 }],
])('Nothing is wished for with %s', (_, given: Record<string, unknown>) => {
  expect(wishFrom((field) => given[field])).toBeNull();
});

it('What is too long is cut, and what is no anchor leads nowhere', () => {
  const given: Record<string, unknown> = {
    intent: 'plan',
    project: 'M'.repeat(500),
    of: ['x'],
    at: '"><b>',
  };
  expect(wishFrom((field) => given[field])).toEqual({
    intent: 'plan',
    project: 'M'.repeat(120),
    of: '',
    at: '',
  });
});
