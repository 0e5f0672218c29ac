const LAKH_RUPEES = 1_00_000;
const CRORE_RUPEES = 1_00_00_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/**
 * Money as the trade writes it: `₹1.25 Cr`, `₹85 L`, and below a lakh in full.
 * Rounded to two decimals; what rounds up to 100 lakh is written as ₹1 Cr.
 * @param rupees whole rupees
 */
export function formatMoney(rupees: number): string {
  if (rupees >= CRORE_RUPEES) return `₹${twoDecimals.format(rupees / CRORE_RUPEES)} Cr`;
  if (rupees < LAKH_RUPEES) return `₹${grouped.format(rupees)}`;
  const lakh = twoDecimals.format(rupees / LAKH_RUPEES);
  return lakh === '100' ? '₹1 Cr' : `₹${lakh} L`;
}

/** The full figure, for the accessible name: `1,25,00,000 rupees`. */
export function formatRupees(rupees: number): string {
  return `${grouped.format(rupees)} rupees`;
}

/** The full figure as it stands in a sum: `₹1,25,00,000`, a deduction with a minus sign. @param rupees whole rupees */
export function formatFullRupees(rupees: number): string {
  return `${rupees < 0 ? '−' : ''}₹${grouped.format(Math.abs(rupees))}`;
}
