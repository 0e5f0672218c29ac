/** Where those who buy from abroad live most, as they look for themselves. */
export const TIME_ZONES: readonly (readonly [zone: string, name: string])[] = [
  ['Asia/Kolkata', 'India'],
  ['Asia/Dubai', 'Dubai, Abu Dhabi'],
  ['Asia/Riyadh', 'Riyadh, Doha, Kuwait'],
  ['Asia/Singapore', 'Singapore, Kuala Lumpur'],
  ['Asia/Hong_Kong', 'Hong Kong'],
  ['Australia/Sydney', 'Sydney, Melbourne'],
  ['Pacific/Auckland', 'Auckland'],
  ['Europe/London', 'London'],
  ['Europe/Berlin', 'Berlin, Paris, Amsterdam'],
  ['America/New_York', 'New York, Toronto'],
  ['America/Chicago', 'Chicago, Houston'],
  ['America/Los_Angeles', 'San Francisco, Seattle, Vancouver'],
];

export const INDIA = 'Asia/Kolkata';

/** A time zone that Intl knows; null for India's and for what is none. */
export function zoneFrom(given: string | null): string | null {
  if (!given || given === INDIA || given === 'Asia/Calcutta' || given.length > 60) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: given });
    return given;
  } catch {
    // Intl throws for what it does not know.
    return null;
  }
}

/** `New York` for `America/New_York`. */
export const placeOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
