import type { Configuration, Phase } from './project';

/** The days that a buyer waits for. */
export type PhaseDates = Pick<Phase, 'promisedCompletion' | 'occupancyCertificateOn'>;

const GONE: readonly Configuration['availability'][] = ['sold out', 'leased'];

/** Whether any of it can still be bought. */
export function isOnOffer({ availability }: Pick<Configuration, 'availability'>): boolean {
  return !GONE.includes(availability);
}

/** The phases in which a configuration can be had: its own, or every one. */
export function phasesOf<P extends { name: string }>(
  { phase }: Pick<Configuration, 'phase'>,
  phases: P[],
): P[] {
  return phase === '' ? phases : phases.filter(({ name }) => name === phase);
}

/**
 * The phases of which nothing is left, where others have something: those that had homes of their own, and those that
 * stand. One that nobody has put on sale yet is none of them.
 */
export function phasesWithoutOffer<P extends Pick<Phase, 'name' | 'occupancyCertificateOn'>>(
  configurations: Pick<Configuration, 'availability' | 'phase'>[],
  phases: P[],
): P[] {
  const onOffer = configurations.filter(isOnOffer);
  if (onOffer.length === 0 || onOffer.some(({ phase }) => phase === '')) return [];
  const had = (name: string) => configurations.some(({ phase }) => phase === name);
  return phases.filter(
    ({ name, occupancyCertificateOn }) =>
      (had(name) || occupancyCertificateOn !== null) && onOffer.every(({ phase }) => phase !== name),
  );
}

/** The smallest and the largest carpet area on offer, in sq ft; `null` before areas are known. */
export function carpetAreaRange(configurations: Configuration[]): { from: number; to: number } | null {
  if (configurations.length === 0) return null;
  return {
    from: Math.min(...configurations.map(({ carpetAreaFrom }) => carpetAreaFrom)),
    to: Math.max(...configurations.map(({ carpetAreaTo }) => carpetAreaTo)),
  };
}

export type StartingPrice =
  | { kind: 'from'; rupees: number }
  /** Everything left is to let, or has a price on request only: a month for each sq ft of carpet area. */
  | { kind: 'rent'; rupees: number }
  | { kind: 'on request' }
  | { kind: 'none left'; word: 'Sold out' | 'Fully leased' };

/** The lowest price of what can still be bought. */
export function startingPrice(configurations: Configuration[]): StartingPrice {
  const onOffer = configurations.filter(isOnOffer);
  if (configurations.length > 0 && onOffer.length === 0) {
    const leased = configurations.every(({ availability }) => availability === 'leased');
    return { kind: 'none left', word: leased ? 'Fully leased' : 'Sold out' };
  }
  const prices = onOffer.map(({ priceFrom }) => priceFrom).filter((price) => price !== null);
  if (prices.length > 0) return { kind: 'from', rupees: Math.min(...prices) };
  const rent = startingRent(configurations);
  return rent === null ? { kind: 'on request' } : { kind: 'rent', rupees: rent };
}

/** The lowest rent a month for each sq ft of carpet area; `null` where nothing is to let. */
export function startingRent(configurations: Configuration[]): number | null {
  const rents = configurations
    .filter(isOnOffer)
    .map(({ rentPerSqFt }) => rentPerSqFt)
    .filter((rent) => rent !== null);
  return rents.length > 0 ? Math.min(...rents) : null;
}

/** Types in one line, with a shared last word said once: `2, 3 & 4 BHK, Penthouse`. */
export function configurationSummary(configurations: Configuration[]): string {
  const numbersByUnit = new Map<string, string[]>();
  for (const { type } of configurations) {
    const [, number = '', unit = type] = /^(\d+(?:\.\d+)?) (.+)$/.exec(type) ?? [];
    const numbers = numbersByUnit.get(unit) ?? [];
    if (number && !numbers.includes(number)) numbers.push(number);
    numbersByUnit.set(unit, numbers);
  }
  return [...numbersByUnit]
    .map(([unit, numbers]) => {
      const last = numbers.at(-1);
      if (!last) return unit;
      const before = numbers.slice(0, -1).join(', ');
      return `${before ? `${before} & ` : ''}${last} ${unit}`;
    })
    .join(', ');
}

/**
 * When the keys come: the promised completion of the phases that have no occupancy certificate yet.
 * `null` when everything has its certificate, or no date was promised.
 */
export function possession(phases: PhaseDates[]): { from: string; to: string } | null {
  const promised = phases
    .filter(({ occupancyCertificateOn }) => occupancyCertificateOn === null)
    .map(({ promisedCompletion }) => promisedCompletion)
    .filter((day) => day !== null)
    .sort();
  const [from] = promised;
  const to = promised.at(-1);
  return from && to ? { from, to } : null;
}

/** The day of the last occupancy certificate once every phase has one; `null` before. */
export function completedOn(phases: PhaseDates[]): string | null {
  const days = phases
    .map(({ occupancyCertificateOn }) => occupancyCertificateOn)
    .filter((day) => day !== null);
  return days.length > 0 && days.length === phases.length ? (days.sort().at(-1) ?? null) : null;
}

/**
 * Whether a MahaRERA number is one of the demo content's. Those are `P521` (Pune), then zeros, then one or two
 * last digits (`P52100000001`), and every page says "Sample registration" beside them.
 */
export function isSampleRegistration(reraNumber: string): boolean {
  return /^P521000000\d\d$/.test(reraNumber);
}
