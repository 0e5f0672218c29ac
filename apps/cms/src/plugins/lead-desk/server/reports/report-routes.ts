import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { BYTE_ORDER_MARK, csvLine } from '../../../../csv';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { FIGURE_NAMES, HEADINGS, NAMELESS } from '../../report-figures';
import { type Context, type Handler, read, route } from '../desk-route';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { drawReport } from './draw-report';
import { type ReportQuery, reportQuery } from './report-query';

/** In a file no heading stands above two others. */
const FILE_HEADINGS = {
  ...HEADINGS,
  within5Minutes: 'Answered within 5 minutes',
  within15Minutes: 'Answered within 15 minutes',
  withinAnHour: 'Answered within an hour',
  withinADay: 'Answered within a day',
  later: 'Answered later',
  notYet: 'Not answered yet',
  visitsBooked: 'With a visit booked',
  visitsKept: 'With a visit kept',
  visitsMissed: 'With a visit missed, none kept',
};

/** A report as a file: one line for each part, in the order of the page. */
const asFile = ({ by, parts }: Awaited<ReturnType<typeof drawReport>>) =>
  BYTE_ORDER_MARK +
  [
    [by, ...FIGURE_NAMES.map((figure) => FILE_HEADINGS[figure])],
    ...parts.map(({ name, figures }) => [
      name ?? NAMELESS[by],
      ...FIGURE_NAMES.map((figure) => figures[figure] ?? 0),
    ]),
  ]
    .map(csvLine)
    .join('');

/** What the desk asks of reports. They tell numbers alone, of the enquiries that whoever asks may see. */
export function reportRoutes(strapi: Core.Strapi) {
  async function drawn(ctx: Context, action: 'listed' | 'exported') {
    const query = read<ReportQuery>(ctx, reportQuery, ctx.query);
    if (!query) return null;
    const viewer = await viewerOf(strapi, ctx);
    const report = await drawReport(strapi, viewer, query);
    const details = `Report by ${query.by}, ${query.from} to ${query.to}: ${report.total.enquiries}`;
    const again = query.again !== undefined;
    if (action === 'exported' || !isSameReading(strapi, `${viewer.actor.id} ${details}`, { again })) {
      await audit(strapi, strapi.db.connection, { actor: viewer.actor, subject: 'lead', action, details });
    }
    return report;
  }

  const page: Handler = async (ctx) => {
    const data = await drawn(ctx, 'listed');
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
