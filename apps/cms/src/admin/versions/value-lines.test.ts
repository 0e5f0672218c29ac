import { expect, test } from 'vitest';
import { linesApart, linesIn, sayField } from './value-lines';

const PROJECT = 'api::projects.projects';
const phase = (fields: object) => ({ __component: 'project.phase', id: 1, ...fields });

test('fields and parts are called what their form calls them', () => {
  expect(sayField(PROJECT, 'title')).toBe('Name');
  expect(sayField(PROJECT, 'a-field-of-nobody')).toBe('a-field-of-nobody');
  const [line] = linesIn('Phases', [phase({ validUntil: '2027-03-31' })]);
  expect(line?.label).not.toContain('validUntil');
  expect(line?.text).toBe('31/03/2027');
});

test('rich text is read as text, a picture by its name, and empty is no line', () => {
  const body = [
    { type: 'paragraph', children: [{ type: 'text', text: 'One' }] },
    {
      type: 'list',
      children: [{ type: 'list-item', children: [{ text: 'a' }] }, { children: [{ text: 'b' }] }],
    },
  ];
  expect(linesIn('Text', body).map(({ text }) => text)).toEqual(['One', 'a · b']);
  expect(linesIn('Picture', { id: 3, name: 'hill.webp' })).toEqual([{ label: 'Picture', text: 'hill.webp' }]);
  expect(linesIn('Stage', 'ready to move')).toEqual([{ label: 'Stage', text: 'Ready to move' }]);
  expect(linesIn('Sold out', false)).toEqual([{ label: 'Sold out', text: 'No' }]);
  expect(linesIn('Price', 9500000)).toEqual([{ label: 'Price', text: '95,00,000' }]);
  for (const empty of [null, undefined, '', []]) expect(linesIn('Text', empty)).toEqual([]);
});

test('of two values only what differs is shown', () => {
  const before = [phase({ name: 'One' }), phase({ name: 'Two' })];
  const after = [phase({ name: 'One' }), phase({ name: 'Zwei' })];
  const [ofBefore, ofAfter] = linesApart('Phases', before, after);
  expect(ofBefore.map(({ text }) => text)).toEqual(['Two']);
  expect(ofAfter.map(({ text }) => text)).toEqual(['Zwei']);
});
