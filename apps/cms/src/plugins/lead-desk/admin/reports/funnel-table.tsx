import type { Report } from '../../server/replies';
import { besideOf, funnelOf } from '../../visit-funnel';
import { Name } from './report-table';

/** How far visitors of the site came with booking a visit. Numbers alone: no list is behind what knows nobody. */
export function FunnelTable({ steps }: { steps: NonNullable<Report['steps']> }) {
  const way = funnelOf(steps);
  const most = Math.max(1, ...way.map(({ times }) => times));
  const beside = besideOf(steps);
  return (
    <>
      <table className="report report-narrow report-funnel" aria-label="Booking a visit on the site">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Times</th>
            <th scope="col" className="is-first">
              Of the step before
            </th>
            <th className="report-bar" aria-hidden />
          </tr>
        </thead>
        <tbody>
          {way.map(({ says, times, wentOn }) => (
            <tr key={says}>
              <Name>{says}</Name>
              <td>{times}</td>
              <td className="is-first">{wentOn === null ? <span aria-hidden>–</span> : `${wentOn}%`}</td>
              <td className="report-bar" aria-hidden>
                <meter min={0} max={most} value={times} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {beside.length > 0 && (
        <ul className="report-beside">
          {beside.map(({ says, times }) => (
            <li key={says}>
              <span>{times}</span> <span>{says}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
