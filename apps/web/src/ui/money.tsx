import { formatMoney, formatRupees } from '@sahyara/money/format-money';

/** Money as the trade writes it, read out as the full figure. */
export function Money({ rupees }: { rupees: number }) {
  return (
    <>
      <span aria-hidden="true">{formatMoney(rupees)}</span>
      <span className="visually-hidden">{formatRupees(rupees)}</span>
    </>
  );
}
