import { Typography } from '@strapi/design-system';
import type { Report } from '../../server/replies';
import { PRESSED_ON } from '../../whatsapp-presses';
import { Name } from './report-table';

/** Where visitors of the site pressed WhatsApp of whom no enquiry is known. Numbers alone: no list is behind them. */
export function PressesTable({ presses }: Pick<Report, 'presses'>) {
  if (presses === null)
    return (
      <Typography>
        These are counted without knowing anybody, so none carries a tag. Clear the tag to see them.
      </Typography>
    );
  if (presses.length === 0)
    return <Typography>Nobody without an enquiry pressed WhatsApp on these days.</Typography>;
  const most = Math.max(1, ...presses.map(({ times }) => times));
  return (
    <table className="report report-narrow report-funnel" aria-label="WhatsApp pressed on the site">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Times</th>
          <th className="report-bar" aria-hidden />
        </tr>
      </thead>
      <tbody>
        {presses.map(({ page, times }) => (
          <tr key={page}>
            <Name>{PRESSED_ON[page]}</Name>
            <td>{times}</td>
            <td className="report-bar" aria-hidden>
              <meter min={0} max={most} value={times} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
