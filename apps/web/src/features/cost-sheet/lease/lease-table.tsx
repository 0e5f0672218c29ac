import { formatFullRupees } from '@sahyara/money/format-money';
import { Fold } from '../../../ui/fold';
import { Lines } from '../cost-sheet-table';
import styles from '../cost-sheet-table.module.css';
import yearStyles from '../year-table.module.css';
import type { LeaseSheet, LeaseYear } from './lease-sheet';

const heading = (words: string) => (
  <thead className="visually-hidden">
    <tr>
      <th scope="col">{words}</th>
      <th scope="col">Rupees</th>
    </tr>
  </thead>
);

/** What comes every month, with its sum for a month and a year. */
export function MonthTable({ sheet, caption }: { sheet: LeaseSheet; caption: string }) {
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">{caption}</caption>
      {heading('Every month')}
      <tbody>
        <Lines lines={sheet.monthly} />
      </tbody>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">A month</th>
          <td>
            <output htmlFor="lease-area lease-rent">{formatFullRupees(sheet.month)}</output>
          </td>
        </tr>
        <tr className={styles.subtotal}>
          <th scope="row">A year</th>
          <td>
            <output htmlFor="lease-area lease-rent">{formatFullRupees(sheet.year)}</output>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What is paid once, before moving in. */
export function OnceTable({ sheet }: { sheet: LeaseSheet }) {
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">What is paid once, before moving in</caption>
      {heading('Once')}
      <tbody>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={2}>
            Once, before you move in
          </th>
        </tr>
        <Lines lines={sheet.once} />
        <tr className={styles.subtotal}>
          <th scope="row">In all</th>
          <td>{formatFullRupees(sheet.atOnce)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const rate = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Every year of the term. */
export function LeaseYears({ years, rentFreeMonths }: { years: LeaseYear[]; rentFreeMonths: number }) {
  return (
    <Fold className={yearStyles.details} summary="Year by year">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the largest sums are wider than a phone, and keys must scroll. */}
      <section className={yearStyles.scroll} tabIndex={0} aria-label="Year by year">
        <table className={yearStyles.years}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Rent per sq ft</th>
              <th scope="col">A month, with GST</th>
              <th scope="col">The year</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, rentPerSqFt, month, total }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>₹{rate.format(rentPerSqFt)}</td>
                <td>{formatFullRupees(month)}</td>
                <td>{formatFullRupees(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={yearStyles.note}>
        With today’s maintenance in every year
        {rentFreeMonths > 0
          ? `; the first begins with ${rentFreeMonths} month${rentFreeMonths === 1 ? '' : 's'} without rent`
          : ''}
        .
      </p>
    </Fold>
  );
}
