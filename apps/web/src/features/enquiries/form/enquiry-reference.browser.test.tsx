// @vitest-environment happy-dom
import { queryByText } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { keepReference } from './enquiry-draft';
import { EnquiryReference } from './enquiry-reference';
import { enhance } from './enquiry-reference.browser';

aPageForEachTest();

const CHAT = 'https://wa.me/910000000000?text=Hello';

function aNote(chat: string | null = CHAT) {
  const note = served(<EnquiryReference chat={chat} />).querySelector('div');
  if (!note) throw new Error('The page has a place for it');
  helpedBy(enhance, note);
  return note;
}
const saidIn = (note: HTMLElement) => new URL(note.querySelector('a')?.href ?? '').searchParams.get('text');

it('shows the reference of the enquiry that was just accepted, and takes it along into the chat', () => {
  keepReference('SH-7K2M4Q');
  const note = aNote();
  expect([note.hidden, note.querySelector('p')?.textContent]).toEqual([false, 'Your reference: SH-7K2M4Q']);
  expect(saidIn(note)).toBe('Hello\nMy reference: SH-7K2M4Q');
});

it('shows it where the company has no chat', () => {
  keepReference('SH-7K2M4Q');
  expect(aNote(null).textContent).toBe('Your reference: SH-7K2M4Q');
});

it.each([null, '<b>SH</b>', 'whatever'])('shows nothing for %s', (reference) => {
  keepReference(reference);
  const note = aNote();
  expect(note.hidden).toBe(true);
  expect(queryByText(note, /\S/, { selector: 'strong' })).toBeNull();
});

it('says it without script, from the address', () => {
  const note = served(<EnquiryReference told="SH-7K2M4" chat={CHAT} />).querySelector('div');
  expect([note?.hidden, note && saidIn(note)]).toEqual([false, 'Hello\nMy reference: SH-7K2M4']);
});

it('leaves what the address has told as it is, whatever this tab remembers of an earlier enquiry', () => {
  keepReference('SH-7K2M4Q');
  const note = served(<EnquiryReference told="SH-9MPH3" chat={CHAT} />).querySelector('div');
  if (!note) throw new Error('The page has a place for it');
  helpedBy(enhance, note);
  expect(note.querySelector('p')?.textContent).toBe('Your reference: SH-9MPH3');
  expect(saidIn(note)).toBe('Hello\nMy reference: SH-9MPH3');
});
