import { expect, it } from 'vitest';
import { interfaceWords } from './interface-words.ts';
import { root } from './settings.ts';
import { visibleWords, visibleWordsIn } from './visible-words.ts';

const kinds = new Map(
  Object.entries(interfaceWords).flatMap(([kind, list]) =>
    list.map((words): [string, string] => [words, kind]),
  ),
);
// Nothing else may head a chapter or lead on from one: such words are editors'.
const MAY_HEAD = ['spec', 'law', 'name', 'state', 'part', 'control'];
const found = visibleWords(root);

it('every visible word is an editor’s, or is named an interface word', () => {
  const unnamed = found
    .filter(({ words }) => !kinds.has(words))
    .map(
      ({ words, file }) =>
        `'${words}' is written in ${file}: let editors write it, or name it in scripts/interface-words.ts (docs/adding-an-interface-word.md)`,
    );
  expect(unnamed).toEqual([]);
});

it('what heads a chapter of a page, or leads on from it, is an editor’s', () => {
  const heading = found
    .filter(({ words, heads }) => heads && !MAY_HEAD.includes(kinds.get(words) ?? ''))
    .map(
      ({ words, file }) =>
        `'${words}' heads something in ${file}: let editors write it (docs/adding-an-interface-word.md)`,
    );
  expect(heading).toEqual([]);
});

it('no interface word is named that stands nowhere, and none twice', () => {
  const standing = new Set(found.map(({ words }) => words));
  expect([...kinds.keys()].filter((words) => !standing.has(words))).toEqual([]);
  expect(kinds.size).toBe(Object.values(interfaceWords).flat().length);
});

it('finds words in markup, attributes, templates and data, and takes nothing else for them', () => {
  const source = `
    import { Heading } from './Heading Words';
    const kind = 'a key'; type Kind = 'A type';
    console.error('A log');
    export const View = ({ name, state }) => (
      <Section className="A class" aria-label="Read out" data-x="Marked">
        <Heading level={2}>Why we build</Heading>
        <Part title="A part" />
        <p>{state === 'Compared' ? 'One way' : \`Another for \${name}\`} and on</p>
      </Section>
    );`;
  const said = visibleWordsIn('view.tsx', source);
  expect(said.map(({ words }) => words)).toEqual([
    'Why we build',
    'A part',
    'One way',
    'Another for {}',
    'and on',
  ]);
  expect(said.filter(({ heads }) => heads).map(({ words }) => words)).toEqual(['Why we build']);
  expect(
    visibleWordsIn('facts.ts', "const fact = { term: 'Price', key: 'Not shown' };").map(({ words }) => words),
  ).toEqual(['Price']);
});
