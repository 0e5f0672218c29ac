import type { CostRates, Grounds, LeaveAndLicence, Rate } from '../cost-rates';
import type { CostLine } from '../cost-sheet';
import type { Upkeep } from '../offer';

const MONTHS_A_YEAR = 12;
const PERCENT = 100;

/** An office that is to let: areas in sq ft of carpet, rent in rupees a month for each of them. */
export type LetUnit = { key: string; type: string; areaFrom: number; areaTo: number; rentPerSqFt: number };
/** On what terms it is let. */
export type LeaseTerms = Pick<Grounds, 'effectiveFrom' | 'source'> & {
  termYears: number;
  lockInYears: number;
  depositMonths: number;
  escalationPercent: number;
  escalationEveryYears: number;
  fitOut: 'bare shell' | 'warm shell' | 'fitted';
  rentFreeMonths: number;
};
/** What is to let in one project. */
export type LeaseOffer = {
  units: LetUnit[];
  terms: LeaseTerms;
  upkeep: Upkeep;
  /** Carpet area of each hundred sq ft built; `null` is not known. */
  efficiencyPercent: number | null;
};
/** The rates a lease sheet needs; `leaveAndLicence` is `null` where the law's figure is not known or is another. */
export type LeaseRates = { gst: Rate; leaveAndLicence: LeaveAndLicence | null };

/** The rates a lease needs; `null` without GST on it, because a sheet without it would show too low a month. */
export function leaseRatesFor({ terms }: LeaseOffer, rates: CostRates | null): LeaseRates | null {
  const gst = rates?.gst.find(({ appliesTo }) => appliesTo === 'services');
  if (!rates || !gst) return null;
  const { leaveAndLicence: law } = rates;
  return { gst, leaveAndLicence: law && termMonths(terms) <= law.maxMonths ? law : null };
}

/** A year of the term: rent for each sq ft with two decimals, the month and the year in whole rupees with upkeep and GST. */
export type LeaseYear = { year: number; rentPerSqFt: number; month: number; total: number };
export type LeaseSheet = {
  monthly: CostLine[];
  month: number;
  /** Twelve such months. */
  year: number;
  /** Once, before moving in; the deposit comes back. */
  once: CostLine[];
  atOnce: number;
  years: LeaseYear[];
  /** What the same is called where built-up area is quoted; `null` where the efficiency is not known. */
  chargeable: { area: number; rentPerSqFt: number } | null;
};
/** What is rented: sq ft of carpet area, rupees a month for each. */
export type Rental = { area: number; rentPerSqFt: number };

const termMonths = ({ termYears }: LeaseTerms) => termYears * MONTHS_A_YEAR;
const sum = (lines: CostLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
const percentOf = (rupees: number, percent: number) => (rupees * percent) / PERCENT;
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const rupees = (value: number) => `₹${grouped.format(value)}`;

/** What an office costs every month, and once before moving in. GST to the nearest rupee, duty up to the next one. */
export function leaseSheet(offer: LeaseOffer, rates: LeaseRates, rental: Rental): LeaseSheet {
  const { terms, efficiencyPercent } = offer;
  const { area, rentPerSqFt } = rental;
  const monthly = monthlyLines(offer, rates, rental);
  const month = sum(monthly);
  const rent = Math.round(area * rentPerSqFt);
  const once = onceLines(terms, rates, rent);
  return {
    monthly,
    month,
    year: month * MONTHS_A_YEAR,
    once,
    atOnce: sum(once),
    years: leaseYears(offer, rates, rental),
    chargeable: efficiencyPercent
      ? {
          area: Math.round((area * PERCENT) / efficiencyPercent),
          rentPerSqFt: percentOf(rentPerSqFt, efficiencyPercent),
        }
      : null,
  };
}

/** What a line of ours rests on. */
function ownWords(
  { effectiveFrom, source }: Pick<Grounds, 'effectiveFrom' | 'source'>,
  explanation: string,
): Grounds {
  return { explanation, effectiveFrom, source, sourceUrl: null };
}

function monthlyLines(
  { upkeep }: LeaseOffer,
  { gst }: LeaseRates,
  { area, rentPerSqFt }: Rental,
): CostLine[] {
  const rent = Math.round(area * rentPerSqFt);
  const kept = Math.round(area * upkeep.perSqFtAMonth);
  const each = (price: number) => `${rupees(price)} × ${grouped.format(area)} sq ft`;
  return [
    { id: 'rent', name: 'Rent', amount: rent, basis: each(rentPerSqFt), grounds: null },
    {
      id: 'upkeep',
      name: 'Maintenance',
      amount: kept,
      basis: each(upkeep.perSqFtAMonth),
      grounds: ownWords(upkeep, `${upkeep.maintainedBy}. ${upkeep.covers}`),
    },
    {
      id: 'gst',
      name: 'GST',
      amount: Math.round(percentOf(rent + kept, gst.percent)),
      basis: `${gst.percent}% of rent and maintenance`,
      grounds: gst,
    },
  ];
}

function onceLines(terms: LeaseTerms, { leaveAndLicence: law }: LeaseRates, rent: number): CostLine[] {
  const deposit = rent * terms.depositMonths;
  const months = `${terms.depositMonths} months’ rent`;
  const lines: CostLine[] = [
    {
      id: 'deposit',
      name: 'Deposit',
      amount: deposit,
      basis: months,
      grounds: ownWords(terms, 'Comes back at the end, without interest. No GST is due on it.'),
    },
  ];
  if (!law) return lines;
  const rents = rentsOfTerm(terms, rent);
  const interest = percentOf(deposit, law.depositInterestPercent) * terms.termYears;
  return [
    ...lines,
    {
      id: 'stamp duty',
      name: 'Stamp duty',
      amount: Math.ceil(percentOf(rents + interest, law.percent)),
      basis: `${law.percent}% of the rent of ${terms.termYears} years and of ${law.depositInterestPercent}% a year on the deposit`,
      grounds: law,
    },
    { id: 'registration', name: 'Registration', amount: law.registrationFee, basis: '', grounds: null },
  ];
}

/** By how much the rent of a year is above that of the first. */
const raised = ({ escalationPercent, escalationEveryYears }: LeaseTerms, year: number) =>
  (1 + escalationPercent / PERCENT) ** Math.floor((year - 1) / escalationEveryYears);

const years = ({ termYears }: LeaseTerms) => Array.from({ length: termYears }, (_, index) => index + 1);

function rentsOfTerm(terms: LeaseTerms, rent: number): number {
  const full = years(terms).reduce((total, year) => total + rent * raised(terms, year) * MONTHS_A_YEAR, 0);
  return full - rent * terms.rentFreeMonths;
}

/** The maintenance of later years is not known, so each is reckoned with today's. */
function leaseYears(
  { terms, upkeep }: LeaseOffer,
  { gst }: LeaseRates,
  { area, rentPerSqFt }: Rental,
): LeaseYear[] {
  const withGst = (value: number) => Math.round(value + percentOf(value, gst.percent));
  const kept = area * upkeep.perSqFtAMonth;
  return years(terms).map((year) => {
    const rate = rentPerSqFt * raised(terms, year);
    const free = year === 1 ? terms.rentFreeMonths : 0;
    return {
      year,
      rentPerSqFt: Math.round(rate * 100) / 100,
      month: withGst(area * rate + kept),
      total: withGst(area * rate * (MONTHS_A_YEAR - free) + kept * MONTHS_A_YEAR),
    };
  });
}
