import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['a turned file name', '\u202egnp.exe', 'gnp.exe'],
  ['isolates', '\u2066Asha\u2069 Rao', 'Asha Rao'],
  ['zero-width signs alone', '\u200b\u200b\u200b', ''],
  ['joiners alone', '\u200d\u200c\u200d', ''],
  ['joiners at the edges', '\u200dAsha\u200c', 'Asha'],
  ['a joiner beside a space', 'Asha\u200d Rao', 'Asha Rao'],
  ['blank letters', '\u3164\u115f\u2800', ''],
  ['a byte order mark', '\ufeffAsha', 'Asha'],
  ['a soft hyphen', 'Kul\u00adkarni', 'Kulkarni'],
  ['tags', 'Asha\u{e0041}\u{e007f}', 'Asha'],
  ['a mark on nothing', ' \u0301\ufe0f', ''],
  ['a run of joiners', 'र्\u200d\u200d\u200dया', 'र्\u200dया'],
])('%s is taken out', (_, typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

it.each([
  ['a Marathi name with the r that joins', 'सुर्\u200dया पाटील'],
  ['a Marathi name with a half letter kept apart', 'अक्\u200cषय'],
  ['a name in Latin', 'José O’Neill-Kulkarni'],
  ['a name in Urdu', 'عائشہ خان'],
  ['a family of emoji', 'We are 👨\u200d👩\u200d👧 and a dog ❤\ufe0f'],
  ['lines', 'First\n\tsecond'],
])('%s stays as it is', (_, typed) => {
  expect(visibleText(typed)).toBe(typed);
});
