import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIGURE_NAMES, type Figure, HEADINGS, NAMELESS, STANDING } from '../../report-figures';
import type { Report } from '../../server/replies';
import { sayDate } from '../visits/calendar-days';
import { listOfFigure, listOfLost, listOfStanding } from './report-links';

const HEADS: Record<Report['by'], string> = {
  'sales person': 'Sales person',
  project: 'Project',
  source: 'How it came',
  campaign: 'Campaign',
  week: 'Week',
};
/** What stands above several figures: from which, and how many. */
const BANDS: { name: string; from: Figure; span: number }[] = [
  { name: '', from: 'enquiries', span: 1 },
  { name: 'First answer', from: 'within5Minutes', span: 6 },
  { name: 'Visits', from: 'visitsBooked', span: 3 },
  { name: 'What came of it', from: 'booked', span: 2 },
];
const BEGINS = new Set<Figure>(BANDS.map(({ from }) => from));
const classOf = (figure: Figure) => (BEGINS.has(figure) ? 'is-first' : undefined);
/** Those a week is a name of. */
const sayPart = ({ by }: Report, { name, narrows }: Report['parts'][number]) =>
  by === 'week' && narrows.from && narrows.to
    ? `${sayDate(narrows.from)} – ${sayDate(narrows.to)}`
    : (name ?? NAMELESS[by]);

/** A number that opens its list; nothing to open is said quietly. */
function Count({ count, to, about }: { count: number; to: string; about: string }) {
  if (count === 0) return <span className="report-none">0</span>;
  return (
    <Link to={to} aria-label={`${count}: ${about}`}>
      {count}
    </Link>
  );
}

/** A table that is pushed sideways by itself where it has no room, by keys too. */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.1.1)
  <section className="report-wide" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** The figures of each part, and of all. */
export function FigureTable({ report }: { report: Report }) {
  const lines = report.parts.map((part) => ({ part, name: sayPart(report, part) }));
  return (
    <Wide label={`Enquiries by ${report.by}`}>
      <table className="report">
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {HEADS[report.by]}
            </th>
            {BANDS.map(({ name, from, span }) => (
              <th key={from} colSpan={span} scope="colgroup" className="report-band is-first">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {FIGURE_NAMES.map((figure) => (
              <th key={figure} scope="col" className={classOf(figure)}>
                {HEADINGS[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, name }) => (
            <tr key={JSON.stringify(part.narrows)}>
              <th scope="row">{name}</th>
              {FIGURE_NAMES.map((figure) => (
                <td key={figure} className={classOf(figure)}>
                  <Count
                    count={part.figures[figure] ?? 0}
                    to={listOfFigure(report, figure, part)}
                    about={`${name}, ${HEADINGS[figure]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {FIGURE_NAMES.map((figure) => (
              <td key={figure} className={classOf(figure)}>
                <Count
                  count={report.total[figure] ?? 0}
                  to={listOfFigure(report, figure)}
                  about={`All, ${HEADINGS[figure]}`}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Wide>
  );
}

/** Why enquiries of these days were lost, the commonest first. */
export function LostTable({ report }: { report: Report }) {
  const lost = report.lost.toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, ...lost.map(({ count }) => count));
  return (
    <table className="report report-narrow">
      <tbody>
        {lost.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td>
              <Count count={count} to={listOfLost(report, reason)} about={`Lost: ${reason}`} />
            </td>
            <td className="report-bar" aria-hidden>
              <meter min={0} max={most} value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How long open enquiries have stood in their stage. */
export function StandingTable({ report }: { report: Report }) {
  return (
    <Wide label="How long open enquiries have stood in their stage">
      <table className="report report-narrow">
        <thead>
          <tr>
            <th scope="col">Stage</th>
            {STANDING.map((span, index) => (
              <th key={span} scope="col" className={index === 0 ? 'is-first' : undefined}>
                {index === 0 ? `Up to ${span}` : span === 'longer' ? 'Longer' : `Up to ${span}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.standing.map(({ stage, figures }) => (
            <tr key={stage}>
              <th scope="row">{stage}</th>
              {STANDING.map((span, index) => (
                <td key={span} className={index === 0 ? 'is-first' : undefined}>
                  <Count
                    count={figures[span] ?? 0}
                    to={listOfStanding(stage, span)}
                    about={`${stage}, ${span}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
