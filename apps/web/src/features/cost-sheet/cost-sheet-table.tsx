import { formatDay } from '../../ui/format-date';
import { formatFullRupees } from '../../ui/format-money';
import type { Grounds } from './cost-rates';
import type { CostLine, CostSheet } from './cost-sheet';
import styles from './cost-sheet-table.module.css';

type Props = {
  sheet: CostSheet;
  caption: string;
  /** Without a price, what hangs on it says how it is worked out and has no figure. */
  priced: boolean;
};

/** The sheet: every line with its rate, its reason, its source and its figure. */
export function CostSheetTable({ sheet, caption, priced }: Props) {
  const figure = (rupees: number) => (priced ? formatFullRupees(rupees) : '—');
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
        <Lines lines={sheet.agreement.slice(0, 1)} figure={figure} />
        <Lines lines={sheet.agreement.slice(1)} figure={formatFullRupees} />
        <tr className={styles.subtotal}>
          <th scope="row">Agreement value</th>
          <td>{figure(sheet.agreementValue)}</td>
        </tr>
      </tbody>
      <Group name="To the government" lines={sheet.government} figure={figure} />
      <Group name="Other charges" lines={sheet.charges} figure={formatFullRupees} />
      <tbody>
        <tr className={styles.total}>
          <th scope="row">All in</th>
          <td>
            <output htmlFor="cost-price">{figure(sheet.total)}</output>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Figure = (rupees: number) => string;

function Group({ name, lines, figure }: { name: string; lines: CostLine[]; figure: Figure }) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      <Lines lines={lines} figure={figure} />
    </tbody>
  );
}

function Lines({ lines, figure }: { lines: CostLine[]; figure: Figure }) {
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
      <td>{figure(amount)}</td>
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
