import type { City } from './atlas';

/** What a map of ours shows, as stands below it. @param withMetro whether its lines are drawn on this one */
export function landmarkWords(city: City | null, { withMetro }: { withMetro: boolean }): string {
  const drawn = 'Drawn by us, north at the top';
  const metro = withMetro && city && city.metro.lines.length > 0 ? 'the metro as a thin dark line' : '';
  const shown = [city?.landmarks ?? '', metro].filter((words) => words !== '').join(', and ');
  return shown === '' ? `${drawn}.` : `${drawn}: ${shown}.`;
}
