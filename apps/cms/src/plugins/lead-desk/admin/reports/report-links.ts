import { FIGURES, type Figure, type Happened, happening, STANDS } from '../../report-figures';
import type { Report } from '../../server/replies';

type Part = Report['parts'][number];

const listOf = (filters: Record<string, string | undefined>) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, value);
  return `/lead-desk?${params}`;
};

/** What a report is narrowed to beside its days. */
const narrowed = ({ tag, project }: Pick<Report, 'tag' | 'project'>) => ({
  ...(tag === null ? {} : { tag }),
  ...(project === null ? {} : { project }),
});

/** The list whose length a figure is. @param part left out: of all of them */
export const listOfFigure = (report: Report, figure: Figure, part?: Part) =>
  listOf({
    view: 'all',
    from: report.from,
    to: report.to,
    ...narrowed(report),
    ...part?.narrows,
    ...FIGURES[figure],
  });

/** The enquiries of these days that were lost for a reason. */
export const listOfLost = (report: Report, lostReason: string) =>
  listOf({ view: 'all', from: report.from, to: report.to, ...narrowed(report), ...FIGURES.lost, lostReason });

/** Those to which this happened on the days of the report, whenever they came. */
export const listOfHappened = (report: Report, happened: Happened) =>
  listOf({ ...happening(happened, report), ...narrowed(report) });

/** Those that stand in a stage now, for so long. */
export const listOfStanding = (report: Report, stage: string, standing: string) =>
  listOf({ ...STANDS, ...narrowed(report), stage, standing });
