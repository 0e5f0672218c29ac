// An island because the figures follow what the visitor types; without script the form asks the server for them.

import { formatFullRupees } from '@sahyara/money/format-money';
import type { FormEvent } from 'react';
import { paths } from '../../config/paths';
import { opensFor } from '../../contracts/wish';
import { ButtonOrLink } from '../../ui/button-or-link';
import { formatSqFt } from '../../ui/format-area';
import { Money } from '../../ui/money';
import { CostActions } from './cost-actions';
import { costQuery, figuresOf, readChoice, type TypedCosts, typedCosts } from './cost-choice';
import { CostField, CostRadios } from './cost-field';
import styles from './cost-sheet.module.css';
import { CostSheetTable } from './cost-sheet-table';
import { EmiPanel } from './emi-panel';
import type { Offer, OfferRates, Upkeep } from './offer';
import { useAddress, useTypedForm } from './typed-form';
import { UnitComparison } from './unit-comparison';

type Props = {
  offer: Offer;
  rates: OfferRates;
  /** What stands in the fields at first. */
  typed: TypedCosts;
  /** The address of the sheet, which follows the figures. */
  sheetPath: string;
  /** Whose sheet it is. */
  project: { title: string; path: string };
  /** Of the button where its price is on request. */
  priceButton: string;
};

/** The cost sheet and the loan, with their form. */
export function CostCalculator({ offer, rates, typed: initial, sheetPath, project, priceButton }: Props) {
  const { form, typed, awake, take } = useTypedForm(initial, typedCosts);
  const read = readChoice(typed, offer, rates);
  const address = read ? `${sheetPath}?${costQuery(read.choice, rates)}` : sheetPath;
  useAddress(awake, address);

  if (!read) return null;
  const { choice, errors } = read;
  const figures = figuresOf(choice, offer, rates);
  const { unit, building } = choice;
  const wish = { intent: 'price', project: project.title, of: unit.type, at: 'prices' } as const;

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { currentTarget, target } = event;
    // A figure typed for one configuration says nothing about another.
    if (target instanceof HTMLInputElement && target.name === 'configuration') {
      for (const field of currentTarget.querySelectorAll<HTMLInputElement>('[name="price"], [name="loan"]')) {
        field.value = '';
      }
    }
    take(event);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
  }

  return (
    <form ref={form} className={styles.calculator} action={sheetPath} onInput={onInput} onSubmit={onSubmit}>
      <div className={styles.choices}>
        <CostRadios
          legend={offer.category === 'residential' ? 'Home' : 'Space'}
          name="configuration"
          chosen={unit.key}
          options={offer.units.map(({ key, type, carpetArea, price }) => ({
            value: key,
            label: type,
            detail: (
              <>
                {formatSqFt(carpetArea)}, {price === null ? 'on request' : <Money rupees={price} />}
              </>
            ),
          }))}
        />
        <div>
          <CostField
            id="cost-price"
            name="price"
            label="Your negotiated price"
            prefix="₹"
            inputMode="decimal"
            defaultValue={typed.price}
            hint={
              unit.price === null
                ? 'Type the price we gave you, and everything beside it is added up.'
                : `We begin with ${formatFullRupees(unit.price)}, where our prices start.`
            }
            error={errors.price}
          />
          {unit.buildings.length > 1 ? (
            <CostRadios
              // Another home may stand in other towers, with another one to begin with.
              key={unit.key}
              legend="Tower"
              name="tower"
              chosen={choice.building.key}
              options={unit.buildings.map(({ key, name, completed }) => ({
                value: key,
                label: name,
                detail: completed ? 'occupancy certificate, no GST' : 'under construction, GST added',
              }))}
            />
          ) : null}
          {rates.womenConcession && figures.sheet ? (
            <CostRadios
              legend="In whose name"
              name="buyer"
              chosen={choice.buyer}
              options={[
                { value: 'anyone', label: 'Any buyer, or a couple' },
                {
                  value: 'women',
                  label: 'Women only',
                  detail: `${rates.womenConcession.percent}% less duty`,
                },
              ]}
            />
          ) : null}
        </div>
      </div>

      {figures.sheet === null ? (
        <p className={styles.onRequest}>
          The price of this one is on request.
          <ButtonOrLink href={paths.asking(project.path, wish)} {...opensFor(wish)}>
            {priceButton}
          </ButtonOrLink>
        </p>
      ) : (
        <CostSheetTable
          caption={`What ${[unit.type, building.name].filter(Boolean).join(' in ')} costs, line by line`}
          sheet={figures.sheet}
        />
      )}
      {figures.sheet ? null : <KeptTerms typed={typed} names={['buyer']} />}
      {offer.upkeep ? <UpkeepNote upkeep={offer.upkeep} carpetArea={unit.carpetArea} /> : null}
      <UnitComparison offer={offer} rates={rates} choice={choice} />
      {rates.loan && figures.loan ? (
        <EmiPanel
          loan={rates.loan}
          terms={figures.loan}
          suggested={figures.suggestedLoan}
          typed={typed}
          errors={errors}
        />
      ) : (
        <KeptTerms typed={typed} names={['rate', 'years']} />
      )}
      {figures.sheet || !awake ? <CostActions awake={awake} address={address} /> : null}
    </form>
  );
}

/** What was typed or chosen of what is not shown without a price goes along to the next choice. */
function KeptTerms({ typed, names }: { typed: TypedCosts; names: readonly (keyof TypedCosts)[] }) {
  const kept = names.filter((name) => typed[name] !== '');
  return kept.map((name) => <input key={name} type="hidden" name={name} value={typed[name]} />);
}

/** What it costs every month to have it kept. */
function UpkeepNote({ upkeep, carpetArea }: { upkeep: Upkeep; carpetArea: number }) {
  const month = formatFullRupees(Math.round(upkeep.perSqFtAMonth * carpetArea));
  return (
    <p className={styles.note}>
      Upkeep: {month} a month, ₹{upkeep.perSqFtAMonth} for each sq ft, before tax. {upkeep.covers}
    </p>
  );
}
