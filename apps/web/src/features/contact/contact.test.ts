import { expect, it } from 'vitest';
import { formatHours, officeHoursOf } from './contact';
import { contactFromCms } from './contact-from-cms';

it('hours are written as words', () => {
  const hours = { days: 'Saturday', span: null, opens: '10:00', closes: '18:30', closed: false };
  expect(formatHours(hours)).toBe('10 am to 6.30 pm');
  expect(formatHours({ ...hours, closed: true })).toBe('Closed');
  expect(formatHours({ ...hours, closes: null })).toBe('By appointment');
});

it('an office with only a name is shown', () => {
  const contact = contactFromCms({ heading: 'Contact', offices: [{ name: 'Head office' }] });
  expect(contact?.offices).toEqual([
    { name: 'Head office', address: '', mapLink: null, coordinates: null, phone: '', email: '', hours: [] },
  ]);
});

it('times are read with or without seconds, rubbish is no time, days are written out where the editor did not', () => {
  const hours = [
    { firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00:00.000', closes: '18:30', closed: null },
    { firstDay: 'Sunday', days: 'On Sundays', opens: 'ten', closes: '25:00' },
    { days: 'Public holidays', closed: true },
    { opens: '10:00', closes: '11:00' },
  ];
  const contact = contactFromCms({ heading: 'Contact', offices: [{ name: 'Head office', hours }] });
  expect(contact?.offices[0]?.hours).toEqual([
    {
      days: 'Monday to Saturday',
      span: { first: 1, last: 6 },
      opens: '10:00',
      closes: '18:30',
      closed: false,
    },
    { days: 'On Sundays', span: { first: 7, last: 7 }, opens: null, closes: null, closed: false },
    { days: 'Public holidays', span: null, opens: null, closes: null, closed: true },
  ]);
});

it('an unwritten page is null', () => {
  expect(contactFromCms(null)).toBeNull();
});

it('the hours of the first office stand for all that say when somebody answers', () => {
  const hours = [
    { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:30', closes: '18:30' },
    { firstDay: 'Sunday', closed: true },
    { days: 'Public holidays', opens: '10:00', closes: '16:00' },
  ];
  const contact = contactFromCms({
    heading: 'Contact',
    offices: [{ name: 'Head office', hours }, { name: 'Site office' }],
  });
  expect(officeHoursOf(contact)).toBe('in office hours (Monday to Saturday 9.30\u00a0am to 6.30\u00a0pm)');
  expect([officeHoursOf(contactFromCms({ heading: 'Contact' })), officeHoursOf(null)]).toEqual([
    'in office hours',
    'in office hours',
  ]);
});

it('people are shown with what is known of them; an office has a place where both its degrees are known', () => {
  const contact = contactFromCms({
    heading: 'Contact',
    offices: [
      { name: 'Head office', latitude: 18.5364, longitude: '73.8297' },
      { name: 'Site office', latitude: 18.5 },
    ],
    people: [{ name: 'Ketaki', role: 'Homes' }],
  });
  expect(contact?.people).toEqual([{ name: 'Ketaki', role: 'Homes', askAbout: '', phone: '', email: '' }]);
  expect(contact?.offices.map(({ coordinates }) => coordinates)).toEqual([[73.8297, 18.5364], null]);
});

it('holidays are read as dates; rubbish among them is left out, and a backend without them has none', () => {
  const holidays = ['2026-11-08', 'Diwali', null, '2026-11-8'];
  expect(contactFromCms({ heading: 'Contact', holidays })?.holidays).toEqual(['2026-11-08']);
  expect(contactFromCms({ heading: 'Contact' })?.holidays).toEqual([]);
});
