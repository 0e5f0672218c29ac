import { describe, expect, it } from 'vitest';
import type { JobOpening } from './job-opening';
import { byDepartment, hasWords, outcomeWords, placesOf, searchIn, searchPath } from './opening-search';

const anOpening = (changes: Partial<JobOpening>): JobOpening => ({
  documentId: 'j',
  updatedAt: null,
  title: 'Site engineer',
  url: 'site-engineer',
  department: 'Construction',
  place: 'Balewadi',
  employment: 'full time',
  experience: '',
  postedOn: '2026-11-01',
  closesOn: null,
  summary: '',
  description: [],
  ...changes,
});
const openings = [
  anOpening({}),
  anOpening({ department: 'Design', place: 'Bavdhan' }),
  anOpening({ department: 'Construction', place: '' }),
];
const search = (query: string) => searchIn(new URLSearchParams(query), openings);

describe('a search among the openings', () => {
  it('finds every word in any order, in part, whatever its case and accents', () => {
    const text = 'Architect for details\n  Senapati  Bapat Road, café';
    expect(hasWords(text, 'road architect')).toBe(true);
    expect(hasWords(text, 'ARCH cafe')).toBe(true);
    expect(hasWords(text, 'architect carpenter')).toBe(false);
    expect(hasWords(text, '')).toBe(true);
    expect(hasWords('उपयुक्त स्थापत्य अभियंता', 'अभियंता')).toBe(true);
  });

  it('reads only what there is to find', () => {
    expect(search('q=%20steel%20&department=Design&place=Bavdhan')).toEqual({
      q: 'steel',
      department: 'Design',
      place: 'Bavdhan',
    });
    expect(search('department=__proto__&place=Mumbai')).toEqual({ q: '', department: '', place: '' });
    expect(search(`q=${'x'.repeat(500)}`).q).toHaveLength(60);
  });

  it('has one address for each search', () => {
    expect(searchPath(search('place=Bavdhan&q=a+b&department=&utm_source=x'))).toBe(
      '/career?q=a+b&place=Bavdhan',
    );
    expect(searchPath(search('q=&department=&place='))).toBe('/career');
  });

  it('says what it comes to', () => {
    expect(outcomeWords(6, 6)).toBe('6 openings');
    expect(outcomeWords(1, 1)).toBe('1 opening');
    expect(outcomeWords(2, 6)).toBe('2 of 6 openings');
    expect(outcomeWords(0, 6)).toBe('None of our 6 openings fits this.');
    expect(outcomeWords(0, 1)).toBe('Our one opening does not fit this.');
  });

  it('offers each place once and groups by department', () => {
    expect(placesOf(openings)).toEqual(['Balewadi', 'Bavdhan']);
    expect(byDepartment(openings).map(({ department, openings: ofIt }) => [department, ofIt.length])).toEqual(
      [
        ['Construction', 2],
        ['Design', 1],
      ],
    );
  });
});
