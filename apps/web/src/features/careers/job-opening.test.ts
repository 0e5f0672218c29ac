import { expect, it, vi } from 'vitest';
import { isOpen } from './job-opening';
import { jobOpeningsFromCms } from './job-opening-from-cms';

const raw = {
  documentId: 'j1',
  title: 'Site engineer',
  url: 'site-engineer',
  department: 'Construction',
  place: 'Bavdhan',
  employment: null,
  experience: null,
  postedOn: '2026-11-01',
  closesOn: null,
  summary: 'You run the day on site.',
  description: null,
};
const read = (changes: Record<string, unknown> = {}) => {
  const [opening] = jobOpeningsFromCms([{ ...raw, ...changes }], () => undefined);
  if (!opening) throw new Error('no opening');
  return opening;
};

it('employment left open is full time, as the CMS has it', () => {
  expect(read()).toMatchObject({ employment: 'full time', experience: '', description: [] });
});

it('one can still apply on the closing day, and not the day after', () => {
  const opening = read({ closesOn: '2026-11-21' });
  expect(isOpen(opening, '2026-11-21')).toBe(true);
  expect(isOpen(opening, '2026-11-22')).toBe(false);
});

it('an opening without a closing day stays open', () => {
  expect(isOpen(read(), '2030-01-01')).toBe(true);
});

it('an opening without a title is left out', () => {
  const onBadEntry = vi.fn();
  expect(jobOpeningsFromCms([raw, { ...raw, title: '' }], onBadEntry)).toHaveLength(1);
  expect(onBadEntry).toHaveBeenCalledOnce();
});
