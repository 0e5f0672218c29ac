import type { Board, Lead } from '../../server/replies';
import type { Stage } from '../../stages';

export type Column = Board['columns'][number];

/** An enquiry on its way to another column. */
export type Move = {
  lead: Lead;
  to: Stage;
  lostReason: string | null;
  /** The CMS has moved it; what it says next shows it there by itself. */
  isDone: boolean;
};

const isOf = (lead: Lead) => (move: Move) => move.lead.documentId === lead.documentId;

/** The columns as they are once every move has come to its end: each in its new column on top, counted there. */
export function withMoves(columns: readonly Column[], moves: readonly Move[]): Column[] {
  if (moves.length === 0) return [...columns];
  return columns.map((column) => {
    const stays = column.leads.filter((lead) => {
      const move = moves.find(isOf(lead));
      return move === undefined || move.to === column.stage;
    });
    const arrives = moves.flatMap(({ lead, to, lostReason }) =>
      column.isShown && to === column.stage && !column.leads.some((one) => one.documentId === lead.documentId)
        ? [{ ...lead, stage: to, lostReason }]
        : [],
    );
    // Of a column that is only counted, what leaves it is known by where it stood.
    const left = moves.filter(({ lead, to }) => lead.stage === column.stage && to !== column.stage);
    const gone = column.leads.length > 0 ? column.leads.length - stays.length : left.length;
    return {
      ...column,
      leads: [...arrives, ...stays],
      total: Math.max(0, column.total - gone + arrives.length),
    };
  });
}

/** How far down the columns somebody looks, as the address has it: `Contacted:3,Lost:2`. */
export function withMore(more: string | null, stage: Stage, pages: number): string {
  const others = (more ?? '').split(',').filter((one) => one && !one.startsWith(`${stage}:`));
  return [...others, `${stage}:${pages}`].join(',');
}

/** What came of a move, as it is said. */
export const sayMoved = ({ name }: Pick<Lead, 'name'>, to: Stage, lostReason: string | null) =>
  to === 'Lost' ? `${name} is lost now: ${lostReason}.` : `${name} is in ${to} now.`;

/** Where a move by keys begins: the stage after its own, or before it where none is. */
export const likelyNext = (stage: Stage, stages: readonly Stage[]): Stage | undefined =>
  stages[stages.indexOf(stage) + 1] ?? stages[stages.indexOf(stage) - 1];
