import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../../csv';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { DIVIDED, FIGURE_NAMES, SAID, SAID_HAPPENED } from '../../report-figures';
import { besideOf, funnelOf } from '../../visit-funnel';
import { PRESSED_ON } from '../../whatsapp-presses';
import { type Context, type Handler, read, route } from '../desk-route';
import { viewerOf } from '../viewer';
import { drawReport } from './draw-report';
import { type ReportQuery, reportQuery } from './report-query';

// The page shows as many as are looked at; the file has them all.
const MOST_SHOWN = 100;

type Drawn = Awaited<ReturnType<typeof drawReport>>;

/** Below the figures: the steps of booking a visit on the site. */
const linesOfSteps = (steps: Drawn['steps']): Cell[][] =>
  steps === null
    ? []
    : [
        [],
        ['Booking a visit on the site', 'Times', 'Of a hundred at the step before'],
        ...funnelOf(steps).map(({ says, times, wentOn }) => [says, times, wentOn]),
        ...besideOf(steps).map(({ says, times }) => [says, times]),
      ];

/** Below them: where WhatsApp was pressed. */
const linesOfPresses = (presses: Drawn['presses']): Cell[][] =>
  presses === null
    ? []
    : [
        [],
        ['WhatsApp pressed on the site', 'Times'],
        ...presses.map(({ page, times }) => [PRESSED_ON[page], times]),
      ];

/** A report as a file: one line for each part, in the order of the page, and one for all; below, what happened. */
const asFile = ({ by, parts, total, happened, steps, presses }: Drawn) =>
  BYTE_ORDER_MARK +
  [
    [DIVIDED[by].heading, ...FIGURE_NAMES.map((figure) => SAID[figure].alone)],
    ...[...parts, { name: 'All', figures: total }].map(({ name, figures }) => [
      name ?? DIVIDED[by].nameless,
      ...FIGURE_NAMES.map((figure) => figures[figure] ?? 0),
    ]),
    [],
    ['Happened on these days', 'Enquiries'],
    ...happened.map(({ what, count }) => [SAID_HAPPENED[what], count]),
    ...linesOfSteps(steps),
    ...linesOfPresses(presses),
  ]
    .map(csvLine)
    .join('');

/** What the desk asks of reports. They tell numbers alone, of the enquiries that whoever asks may see. */
export function reportRoutes(strapi: Core.Strapi) {
  async function drawn(ctx: Context, action: 'listed' | 'exported', most?: number) {
    const query = read<ReportQuery>(ctx, reportQuery, ctx.query);
    if (!query) return null;
    const viewer = await viewerOf(strapi, ctx);
    const report = await drawReport(strapi, viewer, query, most);
    const details = `Report by ${query.by}${query.tag ? ' of a tag' : ''}${query.project ? ' of a project' : ''}, ${query.from} to ${query.to}: ${report.total.enquiries}`;
    await audit(strapi, strapi.db.connection, { actor: viewer.actor, subject: 'lead', action, details });
    return report;
  }

  const page: Handler = async (ctx) => {
    const data = await drawn(ctx, 'listed', MOST_SHOWN);
    if (data) ctx.body = { data };
  };

  const file: Handler = async (ctx) => {
    const report = await drawn(ctx, 'exported');
    if (!report) return;
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="report-${report.from}-${report.to}.csv"`);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = asFile(report);
  };

  const { work } = DESK_ACTIONS;
  return [route('GET', '/reports', page, work), route('GET', '/reports/file', file, work)];
}
