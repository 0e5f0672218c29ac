import { expect, test } from 'vitest';
import { visitEvent } from './visit-event';
import type { VisitFacts } from './visit-facts';

const visit: VisitFacts = {
  reference: 'SH-4F7KQ',
  startsAt: Date.UTC(2026, 11, 5, 4, 30),
  endsAt: Date.UTC(2026, 11, 5, 5, 30),
  how: 'by video',
  people: 2,
  state: 'booked',
  sequence: 0,
  timeZone: null,
  project: 'meander',
  lead: 1,
  title: 'Meander',
  category: null,
  guide: 'Anjali',
  meetingPoint: null,
  mapLink: null,
  toBring: null,
  uid: 'visit-1@sahyara.example',
  link: 'key',
};
const AROUND = {
  siteUrl: 'https://sahyara.example',
  brandName: 'Sahyara',
  from: 'hello@sahyara.example',
  attendee: null,
  now: 0,
};

test('a visit by video says who calls whom, and promises no link', () => {
  const { summary, description } = visitEvent(visit, AROUND);
  expect(summary).toBe('Video visit: Meander');
  expect(description).toContain('By video: at this time we call the number you gave');
  expect(description.replaceAll(/Move or cancel: .*/g, '')).not.toContain('link');
});

test('a visit in person says nothing of how', () => {
  expect(visitEvent({ ...visit, how: 'in person' }, AROUND).description).not.toMatch(/In person|video/);
});

test('a visit that is cancelled leads to another, and not to what changes it', () => {
  const { description } = visitEvent({ ...visit, state: 'cancelled' }, AROUND);
  expect(description).toContain('Choose another time: https://sahyara.example/visits');
  expect(description).not.toContain('Move or cancel');
});
