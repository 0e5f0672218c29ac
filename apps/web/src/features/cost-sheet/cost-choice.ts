import { rupeesFrom } from '../../ui/rupees-from';
import { type Buyer, type CostSheet, costSheet } from './cost-sheet';
import type { LoanTerms } from './emi';
import type { Building, Offer, OfferedUnit, OfferRates } from './offer';

/** The fields of the form, which are the parameters of the address of a cost sheet. */
type CostField = 'configuration' | 'tower' | 'buyer' | 'price' | 'loan' | 'rate' | 'years';
/** What stands in the fields, as typed. */
export type TypedCosts = Record<CostField, string>;
/** What was understood. `price` and `loan` in rupees, `null` where the visitor left them to us. */
export type CostChoice = {
  unit: OfferedUnit;
  building: Building;
  buyer: Buyer;
  price: number | null;
  loan: number | null;
  percentPerYear: number;
  years: number;
};

const LONGEST_TYPED = 24;
const LAKH_RUPEES = 1_00_000;
const CRORE_RUPEES = 1_00_00_000;
const MAX_RUPEES = 500 * CRORE_RUPEES;
const MAX_PERCENT_PER_YEAR = 30;
const MAX_YEARS = 30;
// Banks lend in round sums.
const LOAN_STEP_RUPEES = 1000;

const errors = {
  price: 'Type a price between ₹1 lakh and ₹500 crore. Until then ours counts.',
  loan: 'Type an amount of at most ₹500 crore. Until then our suggestion counts.',
  rate: `Type a rate between 0 and ${MAX_PERCENT_PER_YEAR}%. Until then ours counts.`,
  years: `Type whole years between 1 and ${MAX_YEARS}. Until then ours count.`,
};
export type CostErrors = Partial<Record<keyof typeof errors, string>>;

type Fields = { get(name: string): unknown };

/** Takes the known fields out of a form or an address; anything else, and anything endless, is left behind. */
export function typedCosts(fields: Fields): TypedCosts {
  const typed = (name: CostField) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim().slice(0, LONGEST_TYPED) : '';
  };
  return {
    configuration: typed('configuration'),
    tower: typed('tower'),
    buyer: typed('buyer'),
    price: typed('price'),
    loan: typed('loan'),
    rate: typed('rate'),
    years: typed('years'),
  };
}

function numberFrom(typed: string): number | null {
  return /^\d{1,3}(\.\d{1,3})?$/.test(typed.replace(/\s|%/g, '')) ? Number(typed.replace(/\s|%/g, '')) : null;
}

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null;

/** With what a sheet begins: the first unit that has a price. */
function firstUnit({ units }: Offer): OfferedUnit | undefined {
  return units.find(({ price }) => price !== null) ?? units[0];
}

/** Where a unit is taken to be: the one that costs more, so that nobody reckons with too little. */
export function firstBuilding({ buildings }: OfferedUnit): Building | undefined {
  return buildings.find(({ completed }) => !completed) ?? buildings[0];
}

/**
 * What the fields say. A field that cannot be understood counts as empty and has an error, so that rubbish in an
 * address still opens a sheet. `null` when nothing is for sale.
 */
export function readChoice(
  typed: TypedCosts,
  offer: Offer,
  rates: OfferRates,
): { choice: CostChoice; errors: CostErrors } | null {
  const unit = offer.units.find(({ key }) => key === typed.configuration) ?? firstUnit(offer);
  const building = unit?.buildings.find(({ key }) => key === typed.tower) ?? (unit && firstBuilding(unit));
  if (!unit || !building) return null;
  const price = within(rupeesFrom(typed.price), LAKH_RUPEES, MAX_RUPEES);
  const loan = within(rupeesFrom(typed.loan), 0, MAX_RUPEES);
  const percentPerYear = within(numberFrom(typed.rate), 0, MAX_PERCENT_PER_YEAR);
  const wholeYears = within(numberFrom(typed.years), 1, MAX_YEARS);
  const years = wholeYears !== null && Number.isInteger(wholeYears) ? wholeYears : null;
  const wrong = (field: keyof typeof errors, value: number | null) =>
    typed[field] !== '' && value === null ? { [field]: errors[field] } : {};
  return {
    choice: {
      unit,
      building,
      buyer: typed.buyer === 'women' && rates.womenConcession ? 'women' : 'anyone',
      price,
      loan,
      percentPerYear: percentPerYear ?? rates.loan?.percentPerYear ?? 0,
      years: years ?? rates.loan?.years ?? 1,
    },
    errors: {
      ...wrong('price', price),
      ...wrong('loan', loan),
      ...wrong('rate', percentPerYear),
      ...wrong('years', years),
    },
  };
}

/** The address of these figures: what differs from where a sheet begins, and always the unit. */
export function costQuery(
  { unit, building, buyer, price, loan, percentPerYear, years }: CostChoice,
  rates: OfferRates,
) {
  const query = new URLSearchParams({ configuration: unit.key });
  if (building.key !== firstBuilding(unit)?.key) query.set('tower', building.key);
  if (buyer === 'women') query.set('buyer', buyer);
  if (price !== null && price !== unit.price) query.set('price', String(price));
  if (loan !== null) query.set('loan', String(loan));
  if (percentPerYear !== rates.loan?.percentPerYear) query.set('rate', String(percentPerYear));
  if (years !== rates.loan?.years) query.set('years', String(years));
  return query.toString();
}

export type Figures = {
  /** `null` while the price is on request and nobody typed one. */
  sheet: CostSheet | null;
  suggestedLoan: number | null;
  loan: LoanTerms | null;
};

/** All figures of a choice. */
export function figuresOf(choice: CostChoice, offer: Offer, rates: OfferRates): Figures {
  const price = choice.price ?? choice.unit.price;
  const sheet = price === null ? null : costSheet(offer, rates, { ...choice, price });
  const suggestedLoan =
    sheet && rates.loan ? loanOn(sheet.agreementValue, rates.loan.loanToValuePercent) : null;
  const principal = choice.loan ?? suggestedLoan;
  const { percentPerYear, years } = choice;
  const loan = rates.loan && principal !== null ? { principal, percentPerYear, years } : null;
  return { sheet, suggestedLoan, loan };
}

function loanOn(agreementValue: number, percent: number): number {
  return Math.floor((agreementValue * percent) / 100 / LOAN_STEP_RUPEES) * LOAN_STEP_RUPEES;
}
