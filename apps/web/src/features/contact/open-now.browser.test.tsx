// @vitest-environment happy-dom
import { words } from '@sahyara/page-words/words';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, served } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import type { Contact } from './contact';
import { ContactOffices } from './contact-page';
import { enhance } from './open-now.browser';

aPageForEachTest();

const office = {
  name: 'Baner',
  address: 'Baner Road, Pune 411045',
  mapLink: null,
  coordinates: null,
  phone: '',
  email: '',
  hours: [
    {
      days: 'Monday to Saturday',
      span: { first: 1, last: 6 },
      opens: '10:00',
      closes: '19:00',
      closed: false,
    },
    { days: 'Sunday', span: { first: 0, last: 0 }, opens: null, closes: null, closed: true },
  ],
} satisfies Contact['offices'][number];

beforeEach(() => void vi.useFakeTimers());

/** What is said of the office at an hour of Indian time. */
function saidAt(moment: string, hours: typeof office.hours = office.hours, holidays: string[] = []) {
  vi.setSystemTime(new Date(`${moment}+05:30`));
  const contact: Contact = {
    ...words.contact,
    heading: 'Contact us',
    introduction: '',
    image: null,
    offices: [{ ...office, hours }],
    holidays,
    people: [],
    enquiry: null,
    seo: { title: '', description: '', shareImage: null },
  };
  const root = served(<ContactOffices contact={contact} />).querySelector<HTMLElement>('[data-enhance]');
  if (!root) throw new Error('The page has an office');
  helpedBy(enhance, root);
  const line = root.querySelector<HTMLElement>('[data-open-now]');
  return { line, state: line?.dataset.openNow };
}

it.each([
  ['2026-11-23T11:00', 'open'],
  ['2026-11-23T19:30', 'closed'],
  ['2026-11-22T11:00', 'closed'],
])('at %s the office is %s', (moment, state) => {
  const said = saidAt(moment);
  expect([said.state, said.line?.hidden]).toEqual([state, false]);
});

it('on a holiday nobody is there', () => {
  const holidays = ['2026-11-23'];
  expect(saidAt('2026-11-23T11:00', office.hours, holidays).state).toBe('closed');
  expect(saidAt('2026-11-24T11:00', office.hours, holidays).state).toBe('open');
});

it('what it says follows the clock', () => {
  const { line } = saidAt('2026-11-23T18:59:50');
  expect(line?.dataset.openNow).toBe('open');
  vi.advanceTimersByTime(30_000);
  expect(line?.dataset.openNow).toBe('closed');
});

it('of an office without hours nothing is said', () => {
  expect(saidAt('2026-11-23T11:00', []).line).toBeNull();
});
