import { numberColumns } from './number-columns';
import styles from './text-table.module.css';

type Props = {
  /** What it shows; also its name where it is read aloud. */
  caption: string;
  /** As many as each row has cells; all empty where there is no line of headings. */
  head: string[];
  rows: string[][];
};

/**
 * A table in running text. What is wider than the text scrolls in a frame of its own, whose edge shows that it does.
 * The first column names its rows, unless it counts something.
 */
export function TextTable({ caption, head, rows }: Props) {
  const isNumber = numberColumns(rows);
  const named = head.length > 1 && !isNumber[0];
  const classOf = (at: number) => (isNumber[at] ? styles.number : undefined);
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one of the text's own. */}
      <div
        className={styles.frame}
        role="region"
        aria-label={caption || 'Table'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
        tabIndex={0}
      >
        <table className={styles.table}>
          {head.some(Boolean) ? (
            <thead>
              <tr>{head.map((cell, at) => headCell(cell, at, classOf(at)))}</tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
              <tr key={index}>
                {row.map((cell, at) =>
                  named && at === 0 ? (
                    <th key={head[at]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
                    <td key={at} className={classOf(at)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** Over the column that names the rows nothing has to stand; an empty heading would be read as one. */
function headCell(cell: string, at: number, className: string | undefined) {
  if (!cell) return <td key={at} />;
  return (
    <th key={at} scope="col" className={className}>
      {cell}
    </th>
  );
}
