import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DIVIDED, FIGURE_NAMES, type Figure, SAID, SAID_HAPPENED, STANDING } from '../../report-figures';
import type { Report } from '../../server/replies';
import { capitalised } from '../say';
import { sayDays } from './report-days';
import { listOfFigure, listOfHappened, listOfLost, listOfStanding } from './report-links';

/** What stands above several figures: from which, and how many. */
const BANDS: { name: string; from: Figure; span: number }[] = [
  { name: 'First answer', from: 'whenEntered', span: 7 },
  { name: 'Visits in the calendar', from: 'visitsBooked', span: 3 },
  { name: 'Came to', from: 'booked', span: 2 },
];
const BEGINS = new Set<Figure>(['enquiries', ...BANDS.map(({ from }) => from)]);
const classOf = (figure: Figure) => (BEGINS.has(figure) ? 'is-first' : undefined);
/** Those a week is a name of. */
const sayPart = ({ by }: Report, { name, narrows }: Report['parts'][number]) =>
  by === 'week' && narrows.from && narrows.to
    ? sayDays({ from: narrows.from, to: narrows.to })
    : by === 'form'
      ? capitalised(name ?? DIVIDED[by].nameless)
      : (name ?? DIVIDED[by].nameless);

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
  // biome-ignore lint/a11y/useSemanticElements: no group of fields, and a section would be a second region of its name
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.1.1)
  <div className="report-wide" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);

/** What a line is about, however long. */
export const Name = ({ children }: { children: string }) => (
  <th scope="row">
    <span className="report-name">{children}</span>
  </th>
);

/** The figures of each part, and of all. */
export function FigureTable({ report }: { report: Report }) {
  const label = `Enquiries ${DIVIDED[report.by].by.toLowerCase()}`;
  const lines = report.parts.map((part) => ({ part, name: sayPart(report, part) }));
  return (
    <Wide label={label}>
      <table className="report" aria-label={label}>
        <colgroup span={2} />
        {BANDS.map(({ from, span }) => (
          <colgroup key={from} span={span} />
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {DIVIDED[report.by].heading}
            </th>
            <th rowSpan={2} scope="col" className="is-first">
              {SAID.enquiries.column}
            </th>
            {BANDS.map(({ name, from, span }) => (
              <th key={from} colSpan={span} scope="colgroup" className="report-band is-first">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {FIGURE_NAMES.filter((figure) => figure !== 'enquiries').map((figure) => (
              <th key={figure} scope="col" className={classOf(figure)}>
                {SAID[figure].column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, name }) => (
            <tr key={JSON.stringify(part.narrows)}>
              <Name>{name}</Name>
              {FIGURE_NAMES.map((figure) => (
                <td key={figure} className={classOf(figure)}>
                  <Count
                    count={part.figures[figure] ?? 0}
                    to={listOfFigure(report, figure, part)}
                    about={`${name}, ${SAID[figure].alone}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Name>All</Name>
            {FIGURE_NAMES.map((figure) => (
              <td key={figure} className={classOf(figure)}>
                <Count
                  count={report.total[figure] ?? 0}
                  to={listOfFigure(report, figure)}
                  about={`All, ${SAID[figure].alone}`}
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
    <table className="report report-narrow" aria-label="Why enquiries were lost">
      <tbody>
        {lost.map(({ reason, count }) => (
          <tr key={reason}>
            <Name>{reason}</Name>
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

/** What happened on the days of the report, whenever the enquiries came. */
export function HappenedTable({ report }: { report: Report }) {
  return (
    <table className="report report-narrow" aria-label="What happened on these days">
      <tbody>
        {report.happened.map(({ what, count }) => (
          <tr key={what}>
            <Name>{SAID_HAPPENED[what]}</Name>
            <td>
              <Count count={count} to={listOfHappened(report, what)} about={SAID_HAPPENED[what]} />
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
      <table className="report report-narrow" aria-label="How long open enquiries have stood in their stage">
        <thead>
          <tr>
            <th scope="col">Stage</th>
            {STANDING.map((span, index) => (
              <th key={span} scope="col" className={index === 0 ? 'is-first' : undefined}>
                {capitalised(span)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.standing.map(({ stage, figures }) => (
            <tr key={stage}>
              <Name>{stage}</Name>
              {STANDING.map((span, index) => (
                <td key={span} className={index === 0 ? 'is-first' : undefined}>
                  <Count
                    count={figures[span] ?? 0}
                    to={listOfStanding(report, stage, span)}
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
