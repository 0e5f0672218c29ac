import { formatFullRupees } from '@sahyara/money/format-money';
import { formatDay } from '../../ui/format-date';
import type { Grounds } from './cost-rates';
import type { CostLine, CostSheet } from './cost-sheet';
import styles from './cost-sheet-table.module.css';

type Props = { sheet: CostSheet; caption: string };

/** The sheet: every line with its rate, its reason, its source and its figure. */
export function CostSheetTable({ sheet, caption }: Props) {
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Rupees</th>
        </tr>
      </thead>
      <tbody>
        <Lines lines={sheet.agreement} />
        <tr className={styles.subtotal}>
          <th scope="row">Agreement value</th>
          <td>{formatFullRupees(sheet.agreementValue)}</td>
        </tr>
      </tbody>
      <Group name="To the government" lines={sheet.government} />
      <Group name="Other charges" lines={sheet.charges} />
      <tbody>
        <tr className={styles.total}>
          <th scope="row">All in</th>
          <td>
            <output htmlFor="cost-price">{formatFullRupees(sheet.total)}</output>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Group({ name, lines }: { name: string; lines: CostLine[] }) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      <Lines lines={lines} />
    </tbody>
  );
}

/** Lines of a sheet: rate, reason, source and figure. */
export function Lines({ lines }: { lines: CostLine[] }) {
  return lines.map(({ id, name, amount, basis, grounds }) => (
    <tr key={id}>
      <th scope="row">
        <span className={styles.line}>
          <span>
            {name}
            {basis ? <small className={styles.basis}> {basis}</small> : null}
          </span>
          {grounds ? <Why grounds={grounds} /> : null}
        </span>
      </th>
      <td>{formatFullRupees(amount)}</td>
    </tr>
  ));
}

function Why({ grounds: { explanation, effectiveFrom, source, sourceUrl } }: { grounds: Grounds }) {
  return (
    <span className={styles.why}>
      {explanation}{' '}
      <small className={styles.source}>
        Since {formatDay(effectiveFrom)}:{' '}
        {sourceUrl ? (
          <a href={sourceUrl} target="_blank" rel="noopener">
            {source}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          source
        )}
      </small>
    </span>
  );
}
