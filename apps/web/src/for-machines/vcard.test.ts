import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Card, vCard } from './vcard';

const URL_OF_SITE = 'https://sahyara.example';
const aCard = (changes: Partial<Card> = {}): Card => ({ name: 'Sahyara', url: URL_OF_SITE, ...changes });

/** The lines of a card as an address book reads them. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const readOf = (card: string, property: string) =>
  linesOf(card)
    .find((line) => line.startsWith(property))
    ?.replace(/^[^:]*:/, '');
const asRead = (value = '') =>
  value.replace(/\\(.)/gs, (_, letter: string) => (letter === 'n' ? '\n' : letter));

it('A company with all there is to know of it', () => {
  expect(
    vCard(
      aCard({
        phone: '+91 00000 00000',
        email: 'hello@sahyara.example',
        address: '1 Main Road, Pune 411016',
      }),
    ),
  ).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:org',
      'FN:Sahyara',
      'ORG:Sahyara',
      'TEL;TYPE="work,voice":+91 00000 00000',
      'EMAIL;TYPE=work:hello@sahyara.example',
      'ADR;TYPE=work:;;1 Main Road\\, Pune 411016;;;;',
      'URL:https://sahyara.example/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

it('What is not known is left out', () => {
  expect(linesOf(vCard(aCard()))).toHaveLength(7);
});

it('Words that mean something in a card are words', () => {
  const name = 'A; B, C \\ D\r\nTEL:+91 66666 66666\nEND:VCARD';
  const card = vCard(aCard({ name }));
  expect(linesOf(card)).toHaveLength(7);
  expect(asRead(readOf(card, 'FN'))).toBe(name.replace('\r\n', '\n'));
});

it('Letters of several octets are never broken', () => {
  const name = 'सह्यारा '.repeat(40).trim();
  const card = vCard(aCard({ name }));
  expect(asRead(readOf(card, 'FN'))).toBe(name);
});

it('Rubbish makes a card all the same: lines that fit, one beginning and one end', () => {
  const rubbish = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom('\r', '\n;', '\u0000', '\\'),
  );
  fc.assert(
    fc.property(rubbish, rubbish, rubbish, rubbish, (name, phone, email, address) => {
      const card = vCard(aCard({ name, phone, email, address }));
      for (const line of card.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }
      const lines = linesOf(card);
      expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'END:VCARD']);
      expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(2);
    }),
    { numRuns: 2000, seed: 20261123 },
  );
});
