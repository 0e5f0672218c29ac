import { expect, it } from 'vitest';
import { complaintTotals } from './trust';
import { trustFromCms } from './trust-from-cms';

const minimal = {
  heading: 'In plain sight',
  introduction: null,
  reportDueDays: null,
  reportDueSource: null,
  officer: null,
  complaints: [],
  accessibility: null,
  accessibilityCheckedOn: null,
  seo: null,
};

it('is nothing where nobody has written it, and the rest of it where they wrote little', () => {
  expect(trustFromCms(null)).toBeNull();
  expect(trustFromCms(minimal)).toMatchObject({
    heading: 'In plain sight',
    reportRule: null,
    officer: null,
    accessibility: null,
  });
});

it('says by when reports are due where somebody said so, also at once', () => {
  expect(trustFromCms({ ...minimal, reportDueDays: 0 })?.reportRule).toEqual({ dueDays: 0, source: '' });
});

it('counts complaints that nobody has answered yet, newest quarter first', () => {
  const complaints = [
    { periodEnd: '2026-06-30', received: 3, resolved: 1 },
    { periodEnd: '2026-09-30', received: 1, resolved: 2 },
  ];
  const trust = trustFromCms({ ...minimal, complaints });
  expect(trust?.complaints.map(({ periodEnd }) => periodEnd)).toEqual(['2026-09-30', '2026-06-30']);
  expect(complaintTotals(complaints)).toEqual({ received: 4, resolved: 3, open: 1 });
});
