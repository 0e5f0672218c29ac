import { paths } from '../../config/paths';
import type { JobOpening } from './job-opening';

/** What a visitor looks for among the openings; nothing asked is `''`. */
export type OpeningSearch = { q: string; department: string; place: string };

const LONGEST_WORDS = 60;

/** Small letters without accents, one space between words. */
const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a text has every word looked for, in any order, as a part of one of its own. */
export function hasWords(text: string, q: string): boolean {
  const there = folded(text);
  return folded(q)
    .split(' ')
    .every((word) => there.includes(word));
}

const distinct = (values: string[]) => [...new Set(values.filter((value) => value !== ''))].sort();

/** What there is to choose from. */
export const departmentsOf = (openings: readonly JobOpening[]) =>
  distinct(openings.map(({ department }) => department));
export const placesOf = (openings: readonly JobOpening[]) => distinct(openings.map(({ place }) => place));

/** Reads an address; a department or place without openings is not asked for. */
export function searchIn(query: URLSearchParams, openings: readonly JobOpening[]): OpeningSearch {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST_WORDS);
  const known = (value: string, values: string[]) => (values.includes(value) ? value : '');
  return {
    q: read('q'),
    department: known(read('department'), departmentsOf(openings)),
    place: known(read('place'), placesOf(openings)),
  };
}

/** The address of a search: only what is asked, always in the same order. */
export function searchPath({ q, department, place }: OpeningSearch): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, department, place })) if (value) asked.set(name, value);
  return asked.size > 0 ? `${paths.career}?${asked}` : paths.career;
}

/** How many openings fit, in words. */
export function outcomeWords(found: number, total: number): string {
  const openings = (count: number) => `${count} ${count === 1 ? 'opening' : 'openings'}`;
  if (found === total) return openings(total);
  if (found > 0) return `${found} of ${openings(total)}`;
  return total === 1 ? 'Our one opening does not fit this.' : `None of our ${openings(total)} fits this.`;
}

/** Openings by department, each in the order they came. */
export function byDepartment(openings: readonly JobOpening[]) {
  const departments = new Map<string, JobOpening[]>();
  for (const opening of openings) {
    departments.set(opening.department, [...(departments.get(opening.department) ?? []), opening]);
  }
  return [...departments].map(([department, ofIt]) => ({ department, openings: ofIt }));
}
