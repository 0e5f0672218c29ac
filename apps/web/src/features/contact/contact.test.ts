import { expect, it } from 'vitest';
import { formatHours } from './contact';
import { contactFromCms } from './contact-from-cms';

it('hours are written as words', () => {
  const hours = { days: 'Saturday', opens: '10:00', closes: '18:30', closed: false };
  expect(formatHours(hours)).toBe('10 am to 6.30 pm');
  expect(formatHours({ ...hours, closed: true })).toBe('Closed');
  expect(formatHours({ ...hours, closes: null })).toBe('By appointment');
});

it('an office with only a name is shown', () => {
  const contact = contactFromCms({ heading: 'Contact', offices: [{ name: 'Head office' }] });
  expect(contact?.offices).toEqual([
    { name: 'Head office', address: '', mapLink: null, phone: '', email: '', hours: [] },
  ]);
});

it('times are read with or without seconds, and rubbish is no time', () => {
  const hours = [
    { days: 'Monday', opens: '10:00:00.000', closes: '18:30', closed: null },
    { days: 'Sunday', opens: 'ten', closes: '25:00' },
  ];
  const contact = contactFromCms({ heading: 'Contact', offices: [{ name: 'Head office', hours }] });
  expect(contact?.offices[0]?.hours).toEqual([
    { days: 'Monday', opens: '10:00', closes: '18:30', closed: false },
    { days: 'Sunday', opens: null, closes: null, closed: false },
  ]);
});

it('an unwritten page is null', () => {
  expect(contactFromCms(null)).toBeNull();
});
