const LAKH_RUPEES = 1_00_000;
const CRORE_RUPEES = 1_00_00_000;

/** `1,16,00,000`, `₹85 lakh` or `1.16 cr` in rupees; `null` for anything else. */
export function rupeesFrom(typed: string): number | null {
  const [, figure, unit = ''] =
    /^(\d+(?:\.\d+)?)(l|lacs?|lakhs?|crs?|crores?)?$/.exec(typed.toLowerCase().replace(/₹|,|\s/g, '')) ?? [];
  if (figure === undefined) return null;
  const factor = unit.startsWith('l') ? LAKH_RUPEES : unit.startsWith('c') ? CRORE_RUPEES : 1;
  return Math.round(Number(figure) * factor);
}
