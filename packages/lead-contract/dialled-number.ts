// Spaces, dashes of all widths, dots, slashes and brackets: how people set a number in groups.
const SEPARATORS = /[\s()./\-‐-―−·]/gu;
const DEVANAGARI_ZERO = 0x966;
/** A mobile or landline number of India without its country code. */
const NATIONAL = /^\d{10}$/;
const INDIA = '91';

/** The same text with the digits of Devanagari (१२३), which a Marathi or Hindi keyboard types, as 0 to 9. */
export const latinDigits = (text: string) =>
  text.replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));

const withoutTrunkZero = (digits: string) => (/^0\d{10}$/.test(digits) ? digits.slice(1) : digits);

/**
 * A telephone number as people write it (`+91 98220 12345`, `098220-12345`, `(98220) 12345`) in the digits by which the
 * rules of the specification's section 5 go: ten for an Indian one, country code and number for one from abroad. What is
 * no number comes back as it was written, for the rules to refuse.
 */
export function dialledNumber(written: string): string {
  const compact = latinDigits(written).replace(SEPARATORS, '');
  const [, international, digits] = /^(\+|00(?=[1-9]))?(\d+)$/.exec(compact) ?? [];
  if (digits === undefined) return written;
  // Whoever writes +91 means India, also with a digit too few or the zero that is dialled within the country.
  if (international && digits.startsWith(INDIA)) return withoutTrunkZero(digits.slice(INDIA.length));
  // Ten digits would be taken for an Indian number.
  if (international) return NATIONAL.test(digits) ? `00${digits}` : digits;
  const national = digits.startsWith(INDIA) ? digits.slice(INDIA.length) : '';
  return NATIONAL.test(national) ? national : withoutTrunkZero(digits);
}
