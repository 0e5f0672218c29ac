import type { LeaseOffer, LetUnit, Rental } from './lease-sheet';

/** The fields of the form, which are the parameters of the address of a lease sheet. */
type LeaseField = 'configuration' | 'area' | 'rent';
/** What stands in the fields, as typed. */
export type TypedLease = Record<LeaseField, string>;
/** What was understood. `area` in sq ft of carpet, `rent` in rupees a month for each; `null` where it was left to us. */
export type LeaseChoice = { unit: LetUnit; area: number | null; rent: number | null };
export type LeaseErrors = Partial<Record<'area' | 'rent', string>>;

const LONGEST_TYPED = 24;
const MAX_RENT = 10_000;
const grouped = new Intl.NumberFormat('en-IN');

/** Takes the known fields out of a form or an address; anything else, and anything endless, is left behind. */
export function typedLease(fields: { get(name: string): unknown }): TypedLease {
  const typed = (name: LeaseField) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim().slice(0, LONGEST_TYPED) : '';
  };
  return { configuration: typed('configuration'), area: typed('area'), rent: typed('rent') };
}

/** A figure as people type it: `₹ 1,250.50`, `6,200 sq ft`. */
function figureFrom(typed: string): number | null {
  const bare = typed.replace(/[₹,\s]/g, '').replace(/(sq\.?ft\.?|sft)$/i, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
}

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null;

/** Whether somebody can choose how much of it. */
export const hasRange = ({ areaFrom, areaTo }: LetUnit): boolean => areaTo > areaFrom;

/** What the fields say; one that cannot be understood counts as empty and has an error. `null` when nothing is to let. */
export function readLease(
  typed: TypedLease,
  { units }: LeaseOffer,
): { choice: LeaseChoice; errors: LeaseErrors } | null {
  const unit = units.find(({ key }) => key === typed.configuration) ?? units[0];
  if (!unit) return null;
  const figure = figureFrom(typed.area);
  const area = within(figure === null ? null : Math.round(figure), unit.areaFrom, unit.areaTo);
  const rent = within(figureFrom(typed.rent), 1, MAX_RENT);
  const errors: LeaseErrors = {};
  if (hasRange(unit) && typed.area !== '' && area === null) {
    errors.area = `Type an area between ${grouped.format(unit.areaFrom)} and ${grouped.format(unit.areaTo)} sq ft. Until then the smallest counts.`;
  }
  if (typed.rent !== '' && rent === null) {
    errors.rent = `Type a rent between ₹1 and ₹${grouped.format(MAX_RENT)} for each sq ft. Until then ours counts.`;
  }
  return { choice: { unit, area, rent }, errors };
}

/** What is rented by a choice. */
export const rentalOf = ({ unit, area, rent }: LeaseChoice): Rental => ({
  area: area ?? unit.areaFrom,
  rentPerSqFt: rent ?? unit.rentPerSqFt,
});

/** The address of these figures: always the unit, and what differs from where a sheet begins. */
export function leaseQuery({ unit, area, rent }: LeaseChoice): string {
  const query = new URLSearchParams({ configuration: unit.key });
  if (area !== null && area !== unit.areaFrom) query.set('area', String(area));
  if (rent !== null && rent !== unit.rentPerSqFt) query.set('rent', String(rent));
  return query.toString();
}
