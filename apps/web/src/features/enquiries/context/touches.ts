import { keep, readKeptJson } from '../../../browser/tab-storage';
import { tellablePath } from '../../../config/paths';

/*
 * How a visitor came here, for one purpose: an enquiry says which advertisement or site brought it. It is kept in
 * this tab alone, leaves it only inside an enquiry the visitor sends, and goes with the tab: docs/privacy.md.
 */

const parameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const;

/** One arrival: when, on which page, from where, and by which campaign. */
export type Touch = { at: string; page: string; referrer?: string } & Partial<
  Record<(typeof parameters)[number], string>
>;
/** The arrival that began it, and the last one that came from somewhere. */
export type Touches = { firstTouch: Touch; lastTouch: Touch };

const KEPT = 'arrivals';
const ADDRESS_MAX = 300;
const VALUE_MAX = 200;

/** An arrival from outside; null for a step within the site. `told`: somebody or something sent the visitor. */
export function arrivalAt(address: URL, referrer: string, at: Date): { touch: Touch; told: boolean } | null {
  const campaign = parameters.flatMap((name) => {
    const value = address.searchParams.get(name)?.trim().slice(0, VALUE_MAX);
    return value ? [[name, value] as const] : [];
  });
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const within = from?.origin === address.origin;
  if (within && campaign.length === 0) return null;
  const outside = from && !within ? (from.origin + from.pathname).slice(0, ADDRESS_MAX) : null;
  return {
    touch: {
      at: at.toISOString(),
      page: tellablePath(address.pathname).slice(0, ADDRESS_MAX),
      ...(outside ? { referrer: outside } : {}),
      ...Object.fromEntries(campaign),
    },
    told: outside !== null || campaign.length > 0,
  };
}

const isTouch = (value: unknown): value is Touch =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'page' in value &&
  Object.values(value).every((part) => typeof part === 'string');

/** The arrivals this tab knows of. */
export function readTouches(): Touches | null {
  const kept = readKeptJson(KEPT);
  if (typeof kept !== 'object' || kept === null || !('firstTouch' in kept && 'lastTouch' in kept))
    return null;
  const { firstTouch, lastTouch } = kept;
  return isTouch(firstTouch) && isTouch(lastTouch) ? { firstTouch, lastTouch } : null;
}

/**
 * Notes how the visitor came to this page. The first arrival stays; a later one becomes the last unless it came
 * from nowhere: who types the address again is still the advertisement's visitor. Who left the first page before its
 * script ran is known by the address of that page, which the next is told.
 */
export function noteArrival(address = new URL(location.href), referrer = document.referrer): void {
  const known = readTouches();
  const at = new Date();
  const arrival =
    arrivalAt(address, referrer, at) ?? (known === null ? arrivalAt(new URL(referrer), '', at) : null);
  if (!arrival || (known && !arrival.told)) return;
  const { touch } = arrival;
  keep(KEPT, JSON.stringify({ firstTouch: known?.firstTouch ?? touch, lastTouch: touch } satisfies Touches));
}
