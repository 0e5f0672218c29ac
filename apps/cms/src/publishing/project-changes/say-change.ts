import { formatMoney } from '@sahyara/money/format-money';
import type { Change } from './compare-facts';

const money = (rupees: string | null) => formatMoney(Number(rupees));
const perFoot = (rupees: string | null) => `₹${Number(rupees).toLocaleString('en-IN')} per sq ft`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What became another, as it is told on the telephone, without its day: "Price of 2 BHK from ₹92 L to ₹89 L". */
export function sayChange({ kind, what, phase, before, after }: Change): string {
  const ofPhase = phase === null ? what : `${what}, ${phase}`;
  if (kind === 'price named') return `Price of ${ofPhase} is named: from ${money(after)}`;
  if (kind === 'rent named') return `Rent of ${ofPhase} is named: ${perFoot(after)}`;
  if (kind.startsWith('price')) return `Price of ${ofPhase} from ${money(before)} to ${money(after)}`;
  if (kind.startsWith('rent')) return `Rent of ${ofPhase} from ${perFoot(before)} to ${perFoot(after)}`;
  if (kind === 'free again') return `${ofPhase} is free again`;
  if (kind === 'progress') return `${what} is ${after} % built`;
  if (kind === 'certificate') return phase === null ? capitalised(what) : `${capitalised(what)} of ${phase}`;
  return `Stage from ${before} to ${after}`;
}
