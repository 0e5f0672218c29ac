const MONTHS_A_YEAR = 12;

/** `principal` in rupees, `percentPerYear` as banks quote it (a twelfth each month), `years` whole. */
export type LoanTerms = { principal: number; percentPerYear: number; years: number };

const monthlyRate = (percentPerYear: number) => percentPerYear / 100 / MONTHS_A_YEAR;

/**
 * The exact monthly instalment, P r (1+r)^n / ((1+r)^n − 1); without interest P / n.
 * Written as P r / (1 − (1+r)^−n), whose digits do not cancel each other out at very small rates.
 */
function exactInstalment({ principal, percentPerYear, years }: LoanTerms): number {
  const rate = monthlyRate(percentPerYear);
  const months = years * MONTHS_A_YEAR;
  if (rate === 0) return principal / months;
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** The equated monthly instalment in whole rupees. */
export function monthlyInstalment(terms: LoanTerms): number {
  return Math.round(exactInstalment(terms));
}

function exactBalance({ principal, percentPerYear, years }: LoanTerms, months: number): number {
  const term = years * MONTHS_A_YEAR;
  const rate = monthlyRate(percentPerYear);
  if (rate === 0) return principal * (1 - months / term);
  const growth = Math.log1p(rate);
  return principal * (1 - Math.expm1(months * growth) / Math.expm1(term * growth));
}

/** What is still owed after so many months, in whole rupees. */
export function balanceAfter(terms: LoanTerms, months: number): number {
  return Math.round(exactBalance(terms, months));
}

/** Interest paid in the first so many months, in whole rupees; never below zero by rounding. */
function interestUntil(terms: LoanTerms, months: number): number {
  const repaid = terms.principal - exactBalance(terms, months);
  return Math.max(0, Math.round(exactInstalment(terms) * months - repaid));
}

/** Interest over the whole term in whole rupees. */
export function totalInterest(terms: LoanTerms): number {
  return interestUntil(terms, terms.years * MONTHS_A_YEAR);
}

/** One year of the loan, in whole rupees; `balance` is what is owed at its end. */
export type LoanYear = { year: number; interest: number; repaid: number; balance: number };

/**
 * The loan year by year. What is repaid adds up to the principal and the interest to the total interest, because
 * both are differences of rounded running totals.
 */
export function loanYears(terms: LoanTerms): LoanYear[] {
  return Array.from({ length: terms.years }, (_, index) => {
    const [from, to] = [index * MONTHS_A_YEAR, (index + 1) * MONTHS_A_YEAR];
    const balance = balanceAfter(terms, to);
    return {
      year: index + 1,
      interest: interestUntil(terms, to) - interestUntil(terms, from),
      repaid: balanceAfter(terms, from) - balance,
      balance,
    };
  });
}

/** After how many months no more than half is owed; `null` where nothing was borrowed. */
export function monthsToHalf(terms: LoanTerms): number | null {
  if (terms.principal === 0) return null;
  const months = terms.years * MONTHS_A_YEAR;
  for (let month = 1; month <= months; month++) {
    if (balanceAfter(terms, month) * 2 <= terms.principal) return month;
  }
  return null;
}
