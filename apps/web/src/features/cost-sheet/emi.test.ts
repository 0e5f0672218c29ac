import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, loanYears, monthlyInstalment, monthsToHalf, totalInterest } from './emi';

// Worked out apart from this code, with Python's Decimal at 60 digits, from P r (1+r)^n / ((1+r)^n − 1).
const KNOWN: [
  principal: number,
  percent: number,
  years: number,
  emi: number,
  balance: number,
  interest: number,
][] = [
  [10_00_000, 8.5, 20, 8_678, 9_80_098, 10_82_776],
  [50_00_000, 9, 20, 44_986, 49_06_364, 57_96_711],
  [25_00_000, 8.4, 15, 24_472, 24_13_037, 19_04_990],
  [91_50_000, 7.75, 20, 75_117, 89_50_744, 88_78_030],
  [1_00_000, 12, 1, 8_885, 0, 6_619],
  [75_00_000, 6.5, 30, 47_405, 74_16_171, 95_65_837],
  [3_00_00_000, 10.25, 10, 4_00_617, 2_81_83_847, 1_80_74_041],
  [1, 5, 1, 0, 0, 0],
  [100, 0, 1, 8, 0, 0],
  [12_00_000, 0, 10, 10_000, 10_80_000, 0],
  [10_00_000, 0, 30, 2_778, 9_66_667, 0],
  [45_00_000, 7, 25, 31_805, 44_31_158, 50_41_519],
  [5_00_00_00_000, 30, 30, 12_50_17_234, 4_99_97_62_252, 40_00_62_04_129],
  [8_75_00_000, 0.001, 30, 2_43_092, 8_45_83_756, 13_162],
  [1_98_75_000, 9.5, 15, 2_07_540, 1_92_45_717, 1_74_82_138],
  [36_50_000, 8.65, 7, 58_079, 32_53_296, 12_28_625],
  [12_34_56_789, 7.333, 13, 12_29_886, 11_75_55_518, 6_84_05_475],
];

it.each(KNOWN)(
  '₹%i at %d per cent over %i years is ₹%i a month',
  (principal, percentPerYear, years, emi, balance, interest) => {
    const terms = { principal, percentPerYear, years };
    expect(monthlyInstalment(terms)).toBe(emi);
    expect(balanceAfter(terms, 12)).toBe(balance);
    expect(totalInterest(terms)).toBe(interest);
  },
);

const terms = fc.record({
  principal: fc.integer({ min: 0, max: 5_00_00_00_000 }),
  percentPerYear: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
  years: fc.integer({ min: 1, max: 30 }),
});

describe('any loan', () => {
  it('agrees to the rupee with a bank that books month after month', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const rate = loan.percentPerYear / 1200;
        const months = loan.years * 12;
        const growth = (1 + rate) ** months;
        const exact = rate === 0 ? loan.principal / months : (loan.principal * rate * growth) / (growth - 1);
        let balance = loan.principal;
        for (let month = 0; month < months; month++) balance = balance * (1 + rate) - exact;
        expect(Math.abs(monthlyInstalment(loan) - exact)).toBeLessThanOrEqual(0.51);
        // The last balance carries the rounding of 360 months of the plain formula.
        expect(Math.abs(balance)).toBeLessThanOrEqual(Math.max(1, loan.principal * 1e-6));
      }),
    );
  });

  it('is repaid year by year, to the rupee, and never owes more than the year before', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const years = loanYears(loan);
        const sum = (key: 'interest' | 'repaid') => years.reduce((total, year) => total + year[key], 0);
        expect(years).toHaveLength(loan.years);
        expect(sum('repaid')).toBe(loan.principal);
        expect(sum('interest')).toBe(totalInterest(loan));
        expect(years.at(-1)?.balance).toBe(0);
        expect(years.every(({ interest, repaid }) => interest >= 0 && repaid >= 0)).toBe(true);
      }),
    );
  });

  it('costs more a month at a higher rate, and less over more years', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const dearer = { ...loan, percentPerYear: loan.percentPerYear + 0.25 };
        const longer = { ...loan, years: loan.years + 1 };
        expect(monthlyInstalment(dearer)).toBeGreaterThanOrEqual(monthlyInstalment(loan));
        expect(monthlyInstalment(longer)).toBeLessThanOrEqual(monthlyInstalment(loan));
      }),
    );
  });
});

it('half of a loan without interest is repaid in half of the time; of nothing there is no half', () => {
  expect(monthsToHalf({ principal: 12_00_000, percentPerYear: 0, years: 10 })).toBe(60);
  expect(monthsToHalf({ principal: 50_00_000, percentPerYear: 9, years: 20 })).toBe(168);
  expect(monthsToHalf({ principal: 0, percentPerYear: 9, years: 20 })).toBeNull();
});
