import { FIGURES, type Figure, STANDS } from '../../report-figures';
import type { Report } from '../../server/replies';

type Part = Report['parts'][number];

const listOf = (filters: Record<string, string | undefined>) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, value);
  return `/lead-desk?${params}`;
};

/** The tag that a report is narrowed to. */
const tagged = (tag: string | null) => (tag === null ? {} : { tag });

/** The list whose length a figure is. @param part left out: of all of them */
export const listOfFigure = ({ from, to, tag }: Report, figure: Figure, part?: Part) =>
  listOf({ view: 'all', from, to, ...tagged(tag), ...part?.narrows, ...FIGURES[figure] });

/** The enquiries of these days that were lost for a reason. */
export const listOfLost = ({ from, to, tag }: Report, lostReason: string) =>
  listOf({ view: 'all', from, to, ...tagged(tag), ...FIGURES.lost, lostReason });

/** Those that stand in a stage now, for so long. */
export const listOfStanding = ({ tag }: Report, stage: string, standing: string) =>
  listOf({ ...STANDS, ...tagged(tag), stage, standing });
