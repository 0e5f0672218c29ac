import { expect, it } from 'vitest';
import { contextOf } from './enquiry-context';

it('The context names the project whose page the form stands on', () => {
  expect(contextOf('/projects/residential/kansa', { referrer: 'https://search.example/' })).toEqual({
    project: 'kansa',
    page: '/projects/residential/kansa',
    referrer: 'https://search.example/',
  });
  expect(contextOf('/projects/commercial/peth-row/cost-sheet').project).toBe('peth-row');
});

it.each(['/', '/projects/residential', '/blogs/projects'])('The context of %s names no project', (page) => {
  expect(contextOf(page)).toEqual({ page });
});

it('The context is cut to what the CMS keeps', () => {
  const { page, referrer } = contextOf(`/${'p'.repeat(2000)}`, {
    referrer: `https://a.example/${'r'.repeat(2000)}`,
  });
  expect([page?.length, referrer?.length]).toEqual([1000, 1000]);
});

it('Touches that would make the body too large are left out, the enquiry is not', () => {
  const touch = { at: '2026-11-21T10:00:00.000Z', page: '/', utm_campaign: 'monsoon' };
  const touches = { firstTouch: touch, lastTouch: touch };
  expect(contextOf('/', { touches })).toEqual({ page: '/', ...touches });
  const large = { ...touches, lastTouch: { ...touch, utm_term: 'मु'.repeat(2000) } };
  expect(contextOf('/', { touches: large })).toEqual({ page: '/' });
});

it('The context tells what this browser keeps, and on a shortlist’s page what stands there', () => {
  expect(contextOf('/', { kept: ['meander.2-bhk', 'ota'] }).shortlist).toEqual(['meander.2-bhk', 'ota']);
  expect(contextOf('/shortlist?homes=kansa.half-floor', { kept: ['ota'] })).toEqual({
    page: '/shortlist?homes=kansa.half-floor',
    shortlist: ['kansa.half-floor'],
  });
  expect(contextOf('/shortlist', { kept: ['k'.repeat(150)] }).shortlist).toEqual(['k'.repeat(120)]);
  expect(contextOf('/', { kept: [] })).toEqual({ page: '/' });
});

it('The context says what is asked for, where the visitor pressed that', () => {
  expect(contextOf('/', { intent: 'call back' })).toEqual({ page: '/', intent: 'call back' });
  expect(contextOf('/', { intent: undefined })).toEqual({ page: '/' });
});
