// An island because the figures follow what the visitor types; without script the form asks the server for them.
import type { FormEvent } from 'react';
import { formatSqFt } from '../../../ui/format-area';
import { CostActions } from '../cost-actions';
import { CostField, CostRadios } from '../cost-field';
import styles from '../cost-sheet.module.css';
import { useAddress, useTypedForm } from '../typed-form';
import { hasRange, leaseQuery, readLease, rentalOf, type TypedLease, typedLease } from './lease-choice';
import { type LeaseOffer, type LeaseRates, leaseSheet } from './lease-sheet';
import { LeaseYears, MonthTable, OnceTable } from './lease-table';
import { LeaseTermList } from './lease-terms';

type Props = {
  offer: LeaseOffer;
  rates: LeaseRates;
  /** What stands in the fields at first. */
  typed: TypedLease;
  /** The address of this page: it follows the figures. */
  sheetPath: string;
};

/** The lease sheet with its form, on a page of its own. */
export function LeaseCalculator({ offer, rates, typed: initial, sheetPath }: Props) {
  const { form, typed, awake, take } = useTypedForm(initial, typedLease);
  const read = readLease(typed, offer);
  const address = read ? `${sheetPath}?${leaseQuery(read.choice)}` : sheetPath;
  useAddress(awake, address);
  if (!read) return null;
  const { choice, errors } = read;
  const { unit } = choice;
  const rental = rentalOf(choice);
  const sheet = leaseSheet(offer, rates, rental);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { currentTarget, target } = event;
    // A figure typed for one office says nothing about another.
    if (target instanceof HTMLInputElement && target.name === 'configuration') {
      for (const field of currentTarget.querySelectorAll<HTMLInputElement>('[name="area"], [name="rent"]')) {
        field.value = '';
      }
    }
    take(event);
  }

  return (
    <form
      ref={form}
      className={styles.calculator}
      action={sheetPath}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.choices}>
        <CostRadios
          legend="Space"
          name="configuration"
          chosen={unit.key}
          options={offer.units.map(({ key, type, areaFrom, areaTo, rentPerSqFt }) => ({
            value: key,
            label: type,
            detail: `${formatSqFt(areaFrom, areaTo)}, ₹${rentPerSqFt}\u00a0a\u00a0sq\u00a0ft`,
          }))}
        />
        <div>
          {hasRange(unit) ? (
            <CostField
              id="lease-area"
              name="area"
              label="Carpet area"
              suffix="sq ft"
              inputMode="decimal"
              defaultValue={typed.area}
              hint={`We begin with ${formatSqFt(unit.areaFrom)}.`}
              error={errors.area}
            />
          ) : null}
          <CostField
            id="lease-rent"
            name="rent"
            label="Your negotiated rent, a month for each sq ft"
            prefix="₹"
            inputMode="decimal"
            defaultValue={typed.rent}
            hint={`We begin with ₹${unit.rentPerSqFt}.`}
            error={errors.rent}
          />
        </div>
      </div>
      <MonthTable
        sheet={sheet}
        caption={`What ${unit.type}, ${formatSqFt(rental.area)}, costs every month`}
      />
      <OnceTable sheet={sheet} />
      <LeaseTermList offer={offer} chargeable={sheet.chargeable} />
      <LeaseYears years={sheet.years} rentFreeMonths={offer.terms.rentFreeMonths} />
      <CostActions awake={awake} address={address} />
    </form>
  );
}
