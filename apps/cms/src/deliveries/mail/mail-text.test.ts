import { expect, test } from 'vitest';
import { asText, factsAsText } from './mail-text';

test('paragraphs are broken at 72 characters, addresses never, lines stay lines', () => {
  const address = `https://www.mail.example/${'x'.repeat(90)}`;
  expect(asText([`${'word '.repeat(20)}end`, null, `See ${address}`, 'One\nTwo', ''])).toBe(
    `${'word '.repeat(13)}word
${'word '.repeat(6)}end

See
${address}

One
Two
`.replace(/ +\n/g, '\n'),
  );
});

test('facts line up, and what says nothing is left out', () => {
  expect(
    factsAsText([
      ['Reference', 'SH-7K4Q2'],
      ['Page', null],
      ['E-mail', 'asha@mail.example'],
    ]),
  ).toBe('Reference: SH-7K4Q2\nE-mail:    asha@mail.example');
});
