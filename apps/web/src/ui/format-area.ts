const SQ_M_PER_SQ_FT = 0.092_903_04;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`);

/** An area, or a range of areas, in square feet: `640–1,120 sq ft`. */
export function formatSqFt(from: number, to = from): string {
  return `${range(whole.format(from), whole.format(to))} sq ft`;
}

/** The same in square metres, to one decimal: `59.5–104.1 sq m`. @param from sq ft @param to sq ft */
export function formatSqM(from: number, to = from): string {
  const sqM = (sqFt: number) => oneDecimal.format(sqFt * SQ_M_PER_SQ_FT);
  return `${range(sqM(from), sqM(to))} sq m`;
}
