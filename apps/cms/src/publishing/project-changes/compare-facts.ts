import { keyOf, type ProjectFacts, QUARTER_PERCENT } from './project-facts';

/** What changes are called in their rows. */
export const CHANGE_KINDS = [
  'price fell',
  'price rose',
  'price named',
  'rent fell',
  'rent rose',
  'rent named',
  'stage',
  'progress',
  'certificate',
  'free again',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What became another, of what: `before` and `after` as texts, amounts in rupees. */
export type Change = {
  kind: ChangeKind;
  what: string;
  phase: string | null;
  before: string | null;
  after: string | null;
};
type Priced = ProjectFacts['prices'][number];
type Certificate = ProjectFacts['certificates'][number];

const known = <Item extends { what: string; phase: string | null }>(items: Item[]) =>
  new Map(items.map((item) => [keyOf(item), item]));

function amountsBetween(before: Priced[], after: Priced[], of: 'price' | 'rent'): Change[] {
  const then = known(before);
  return after.flatMap(({ what, phase, rupees }): Change[] => {
    const was = then.get(keyOf({ what, phase }));
    if (!was || rupees === null || was.rupees === rupees) return [];
    const how = was.rupees === null ? 'named' : was.rupees > rupees ? 'fell' : 'rose';
    const from = was.rupees === null ? null : String(was.rupees);
    return [{ kind: `${of} ${how}`, what, phase, before: from, after: String(rupees) }];
  });
}

/** The same paper of the same phase; one that was given another name is known by its registration. */
function sameBefore(before: Certificate[], paper: Certificate): Certificate | undefined {
  const ofKind = before.filter(({ what }) => what === paper.what);
  const named = ofKind.find((one) => keyOf(one) === keyOf(paper));
  if (named || paper.registration === null) return named;
  return ofKind.find(({ registration }) => registration === paper.registration);
}

const certificatesBetween = (before: Certificate[], after: Certificate[]): Change[] =>
  after
    .filter((paper) => paper.number > (sameBefore(before, paper)?.number ?? 0))
    .map(({ what, phase }) => ({ kind: 'certificate', what, phase, before: null, after: null }));

function freeAgain(before: ProjectFacts['homes'], after: ProjectFacts['homes']): Change[] {
  const then = known(before);
  return after
    .filter((home) => home.state === 'free' && then.get(keyOf(home))?.state === 'taken')
    .map(({ what, phase }) => ({ kind: 'free again', what, phase, before: null, after: null }));
}

function progressBetween(before: ProjectFacts['towers'], after: ProjectFacts['towers']): Change[] {
  const then = known(before);
  const percent = (quarters: number) => String(quarters * QUARTER_PERCENT);
  return after.flatMap((tower): Change[] => {
    const { what, phase, quarters } = tower;
    const was = then.get(keyOf(tower))?.quarters ?? 0;
    if (quarters <= was) return [];
    return [{ kind: 'progress', what, phase, before: percent(was), after: percent(quarters) }];
  });
}

/** What of a project is worth telling whoever asked before: what there was and is another, never what is new in it. */
export function changesBetween(before: ProjectFacts, after: ProjectFacts): Change[] {
  const moved: Change = {
    kind: 'stage',
    what: 'Stage',
    phase: null,
    before: before.stage,
    after: after.stage,
  };
  return [
    ...amountsBetween(before.prices, after.prices, 'price'),
    ...amountsBetween(before.rents, after.rents, 'rent'),
    ...(before.stage === after.stage ? [] : [moved]),
    ...progressBetween(before.towers, after.towers),
    ...certificatesBetween(before.certificates, after.certificates),
    ...freeAgain(before.homes, after.homes),
  ];
}

function amountStands({ kind, before, ...change }: Change, amounts: Priced[]): boolean {
  const rupees = known(amounts).get(keyOf(change))?.rupees ?? null;
  if (rupees === null) return false;
  if (kind.endsWith('fell')) return rupees < Number(before);
  return kind.endsWith('named') || rupees > Number(before);
}

/** Whether what a change once said is still so: a home may be sold by now, a price be what it was before. */
export function stillStands(
  change: Change,
  { stage, prices, rents, homes, towers, certificates }: ProjectFacts,
) {
  const { kind, what, after } = change;
  if (kind.startsWith('price')) return amountStands(change, prices);
  if (kind.startsWith('rent')) return amountStands(change, rents);
  if (kind === 'stage') return stage === after;
  if (kind === 'free again') return known(homes).get(keyOf(change))?.state === 'free';
  if (kind === 'progress')
    return (known(towers).get(keyOf(change))?.quarters ?? 0) * QUARTER_PERCENT >= Number(after);
  return certificates.some(
    (paper) => paper.what === what && paper.number > 0 && keyOf(paper) === keyOf(change),
  );
}
