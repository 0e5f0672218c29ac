// 1,050 · ₹12,500 · −3 % · 2.4 Cr · 45 sq ft · 6 to 7 % · 30/09: a number with what it counts, and no sentence.
const NUMBER =
  /^[+−-]?(?:₹|Rs\.?)?\s?\d[\d,. /]*(?:\s?(?:to|–|-)\s?(?:₹)?\d[\d,.]*)?\s?(?:%|per cent|[A-Za-z²]{1,5}(?: [a-z]{1,3})?)?$/;
// A kind that begins with a number, and a day of a month, are names.
const NAME = /\b(?:BHK|RK|Jan|Feb|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)$/i;
/** What stands where there is none. */
const NOTHING = /^[–—-]?$/;

/** For each column whether it holds numbers alone, so that they can stand under each other. */
export function numberColumns(rows: readonly (readonly string[])[]): boolean[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, at) => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => !NOTHING.test(cell));
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell) && !NAME.test(cell));
  });
}
