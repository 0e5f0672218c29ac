import { formatSqFt } from '../../ui/format-area';
import { Money } from '../../ui/money';
import { type CostChoice, figuresOf } from './cost-choice';
import { monthlyInstalment } from './emi';
import { isPriced, type Offer, type OfferRates } from './offer';
import styles from './unit-comparison.module.css';

type Props = { offer: Offer; rates: OfferRates; choice: CostChoice };

/** Every configuration with its price and its whole cost, so that none has to be chosen to be known. */
export function UnitComparison({ offer, rates, choice }: Props) {
  if (offer.units.length < 2 || !isPriced(offer)) return null;
  const rows = offer.units.map((unit) => ({
    unit,
    figures: figuresOf({ ...choice, unit, price: null, loan: null }, offer, rates),
  }));
  return (
    <details className={styles.details}>
      <summary>All configurations side by side</summary>
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
    </details>
  );
}
