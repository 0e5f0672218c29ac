import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import {
  calledBy,
  fill,
  LONGEST_TEXT,
  messagesFor,
  mistakeOf,
  PLACEHOLDERS,
  type Values,
} from './message-texts';

const VALUES: Values = {
  visitor: 'Vidya',
  'sales person': 'Asha Desk',
  company: 'Sahyara',
  project: 'Meander',
  reference: 'SHY-2026-000123',
};
const NOTHING: Values = {
  visitor: null,
  'sales person': null,
  company: null,
  project: null,
  reference: null,
};

describe('what editors write', () => {
  test('is a text with placeholders of the list, with or without words for when there is nothing', () => {
    for (const name of PLACEHOLDERS) {
      for (const written of [`{${name}}`, `{ ${name.toUpperCase()} }`, `{${name}|}`, `{${name}|our homes}`]) {
        expect(mistakeOf(`Hello ${written}.`), written).toBeNull();
      }
    }
    expect(mistakeOf('नमस्कार {visitor|}, कसे आहात?\nआपला 🏡')).toBeNull();
  });

  test.each([
    [
      'Hello {customer}, welcome',
      '{customer} cannot be filled in. Write {visitor}, {sales person}, {company}, {project} or {reference}.',
    ],
    ['Hello {}', '{} cannot be filled in. Write {visitor}'],
    ['Hello {constructor}', '{constructor} cannot be filled in.'],
    ['Hello {project|our|homes}', '{project|our|homes} has two bars. Write one: {project|our homes}.'],
    ['Hello {visitor', 'A brace stands alone. Write {visitor}, with both.'],
    ['Hello visitor}', 'A brace stands alone.'],
    ['Hello {{visitor}}', 'A brace stands alone.'],
    [' \n ', 'Write the text of the message.'],
    ['Hello\u0000', 'The text has a character that cannot be seen.'],
    ['Hello \uD83C', 'The text has a character that cannot be seen.'],
    ['a'.repeat(LONGEST_TEXT + 1), `A message has at most ${LONGEST_TEXT} characters.`],
  ])('%j is refused in a sentence', (text, sentence) => {
    expect(mistakeOf(text)).toContain(sentence);
  });
});

describe('filling in', () => {
  test('puts what is known in each place, as often as it stands there', () => {
    expect(
      fill(
        'Hello {visitor}, {Sales  Person} of {company}. {project|Our homes}: {reference}. {visitor}!',
        VALUES,
      ),
    ).toEqual({ text: 'Hello Vidya, Asha Desk of Sahyara. Meander: SHY-2026-000123. Vidya!' });
  });

  test.each([
    ['Hello {visitor|}, this is {company|us}.', 'Hello, this is us.'],
    [
      'Hello {visitor|there}, you asked about {project|our homes}.',
      'Hello there, you asked about our homes.',
    ],
    ['{visitor|}, here is the plan', 'here is the plan'],
    ['नमस्ते {visitor|} जी, कैसे हैं?', 'नमस्ते जी, कैसे हैं?'],
    ['Good day.\n{visitor|}: the plan.\n\n{sales person|}\n{company|}', 'Good day.\nthe plan.'],
    ['Hello {visitor| }!', 'Hello!'],
  ])('%j leaves no gap where nothing is known', (text, filled) => {
    expect(fill(text, NOTHING)).toEqual({ text: filled });
    expect(fill(text, { ...NOTHING, visitor: '  ', project: '' })).toEqual({ text: filled });
  });

  test('makes nothing of a text whose place has neither a value nor words', () => {
    expect(fill('Hello {visitor}, the plans of {project}: {project}', { ...VALUES, project: null })).toEqual({
      missing: ['project'],
    });
    expect(fill('{visitor} {reference}', NOTHING)).toEqual({ missing: ['visitor', 'reference'] });
  });

  test('takes a name as it is, whatever it looks like', () => {
    for (const visitor of ['{reference}', '$&', '$1', '{visitor|}', '<b>Vidya</b>']) {
      expect(fill('Hello {visitor}.', { ...VALUES, visitor })).toEqual({ text: `Hello ${visitor}.` });
    }
  });
});

test.each([
  ['Vidya Joshi', 'Vidya'],
  ['  Vidya\n Joshi ', 'Vidya'],
  ['Dr. Vidya Joshi', 'Dr. Vidya Joshi'],
  ['Smt Vidya', 'Smt Vidya'],
  ['A. Rao', 'A. Rao'],
  ['विद्या जोशी', 'विद्या'],
  ['डॉ. विद्या', 'डॉ. विद्या'],
  ['', null],
  [' - ', null],
  ['98230 12345', null],
])('%j is spoken to as %j', (name, called) => {
  expect(calledBy(name)).toBe(called);
});

test('offers what can be said in their language first, then in English, and says what is not known for the rest', () => {
  const template = (language: string, name: string, text = `{visitor} ${language}`) => ({
    documentId: `${language} ${name}`,
    name,
    language,
    text,
  });
  const templates = [
    template('Hindi', 'Visit'),
    template('English', 'Visit'),
    template('Marathi', 'Visit'),
    template('Marathi', 'Papers', 'Plans of {project}'),
    template('English', 'Answer'),
  ];
  const namesFor = (language: string | null) =>
    messagesFor(templates, language, VALUES).offered.map(({ documentId }) => documentId);
  expect(namesFor('Marathi')).toEqual([
    'Marathi Papers',
    'Marathi Visit',
    'English Answer',
    'English Visit',
    'Hindi Visit',
  ]);
  for (const unknown of [null, 'Tamil']) expect(namesFor(unknown)[0]).toBe('English Answer');
  const { offered, withheld } = messagesFor(templates, 'Marathi', { ...VALUES, project: null });
  expect(offered[0]).toMatchObject({ language: 'Marathi', name: 'Visit', text: 'Vidya Marathi' });
  expect(withheld).toEqual([{ name: 'Papers', language: 'Marathi', missing: ['project'] }]);
});

test('a template is in a language that is noted of people, and as long as its field', () => {
  const schema = path.join(
    import.meta.dirname,
    '../../api/message-template/content-types/message-template/schema.json',
  );
  const { attributes } = JSON.parse(readFileSync(schema, 'utf8'));
  expect(attributes.language.enum).toEqual(LANGUAGES);
  expect(attributes.text.maxLength).toBe(LONGEST_TEXT);
});
