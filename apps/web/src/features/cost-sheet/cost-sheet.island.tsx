// An island because the figures follow what the visitor types; without script the form asks the server for them.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { opensFor } from '../../contracts/wish';
import { Button } from '../../ui/button';
import { formatSqFt } from '../../ui/format-area';
import { formatFullRupees } from '../../ui/format-money';
import { Money } from '../../ui/money';
import { CostActions } from './cost-actions';
import { costQuery, figuresOf, readChoice, type TypedCosts, typedCosts } from './cost-choice';
import { CostField, CostRadios } from './cost-field';
import { costSheet } from './cost-sheet';
import styles from './cost-sheet.module.css';
import { CostSheetTable } from './cost-sheet-table';
import { EmiPanel } from './emi-panel';
import type { Offer, OfferRates } from './offer';
import { UnitComparison } from './unit-comparison';

type Props = {
  offer: Offer;
  rates: OfferRates;
  /** What stands in the fields at first. */
  typed: TypedCosts;
  /** The address of the sheet on a page of its own. */
  sheetPath: string;
  /** The project's title. */
  project: string;
  /** This is that page: its address follows the figures. */
  ownPage?: boolean;
};

/** The cost sheet and the loan, with their form. */
export function CostCalculator({ offer, rates, typed: initial, sheetPath, project, ownPage = false }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    // Before this woke, a visitor may have typed, or the browser restored what was typed on an earlier visit.
    if (form.current) setTyped(typedCosts(new FormData(form.current)));
    setAwake(true);
  }, []);

  const read = readChoice(typed, offer, rates);
  const address = read ? `${sheetPath}?${costQuery(read.choice, rates)}` : sheetPath;
  useEffect(() => {
    if (awake && ownPage) history.replaceState(history.state, '', address);
  }, [awake, ownPage, address]);

  if (!read) return null;
  const { choice, errors } = read;
  const figures = figuresOf(choice, offer, rates);
  const { unit } = choice;

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // A figure typed for one configuration says nothing about another.
    if (target instanceof HTMLInputElement && target.name === 'configuration') {
      for (const field of currentTarget.querySelectorAll<HTMLInputElement>('[name="price"], [name="loan"]')) {
        field.value = '';
      }
    }
    setTyped(typedCosts(new FormData(currentTarget)));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ownPage) location.assign(address);
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
            label="Price, if you have an offer"
            prefix="₹"
            inputMode="decimal"
            defaultValue={typed.price}
            hint={
              unit.price === null
                ? 'The price is on request. Type the one you were given.'
                : `Left empty: our starting price, ${formatFullRupees(unit.price)}.`
            }
            error={errors.price}
          />
          {rates.womenConcession ? (
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
          The price of this one is on request. The lines below say how its cost is worked out.
          <Button look="quiet" {...opensFor({ intent: 'price', project, of: unit.type, at: 'cost-sheet' })}>
            Ask for the price
          </Button>
        </p>
      ) : null}
      <CostSheetTable
        caption={`What ${unit.type} costs, line by line`}
        sheet={figures.sheet ?? costSheet(offer, rates, unit, 0, choice.buyer)}
        priced={figures.sheet !== null}
      />
      {offer.certifiedPhases.length > 0 ? (
        <p className={styles.note}>
          {offer.certifiedPhases.join(' and ')} has its occupancy certificate: what is bought there now
          carries no GST.
        </p>
      ) : null}
      <UnitComparison offer={offer} rates={rates} choice={choice} />
      {rates.loan ? (
        <EmiPanel
          loan={rates.loan}
          figures={figures}
          typed={typed}
          errors={errors}
          heading={ownPage ? 'h2' : 'h3'}
        />
      ) : null}
      <CostActions awake={awake} ownPage={ownPage} address={address} />
    </form>
  );
}
