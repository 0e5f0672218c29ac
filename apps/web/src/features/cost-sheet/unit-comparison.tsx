import { Fold } from '../../ui/fold';
import { formatSqFt } from '../../ui/format-area';
import { Money } from '../../ui/money';
import { type CostChoice, figuresOf, firstBuilding } from './cost-choice';
import { monthlyInstalment } from './emi';
import { type Building, isPriced, type Offer, type OfferedUnit, type OfferRates } from './offer';
import styles from './unit-comparison.module.css';

/** Each in the chosen building; what cannot be had there where it can. */
function inBuilding(unit: OfferedUnit, { building }: CostChoice): { building: Building } {
  const same = unit.buildings.find(({ key }) => key === building.key);
  return { building: same ?? firstBuilding(unit) ?? building };
}

type Props = { offer: Offer; rates: OfferRates; choice: CostChoice };

/** Every configuration with its price and its whole cost, so that none has to be chosen to be known. */
export function UnitComparison({ offer, rates, choice }: Props) {
  if (offer.units.length < 2 || !isPriced(offer)) return null;
  const rows = offer.units.map((unit) => ({
    unit,
    figures: figuresOf(
      { ...choice, unit, ...inBuilding(unit, choice), price: null, loan: null },
      offer,
      rates,
    ),
  }));
  return (
    <Fold className={styles.details} summary="All configurations side by side">
      <table className={styles.units}>
        <caption className="visually-hidden">Price, whole cost and instalment of every configuration</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Price</th>
            <th scope="col">All in</th>
            {rates.loan ? <th scope="col">A month</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ unit, figures: { sheet, loan } }) => (
            <tr key={unit.key}>
              <th scope="row">
                {unit.type} <small>{formatSqFt(unit.carpetArea)}</small>
              </th>
              {unit.price === null || sheet === null ? (
                <td colSpan={rates.loan ? 3 : 2}>On request</td>
              ) : (
                <>
                  <td>
                    <Money rupees={unit.price} />
                  </td>
                  <td>
                    <Money rupees={sheet.total} />
                  </td>
                  {loan ? (
                    <td>
                      <Money rupees={monthlyInstalment(loan)} />
                    </td>
                  ) : null}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
