import { latinDigits } from '@sahyara/lead-contract/dialled-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const HOME_COUNTRY = 'IN';

/**
 * A typed mobile number in E.164, for example +919812345678; null when it is none of any country.
 * Read as an Indian number first, as visitors here mean it, else as one that begins with its country code.
 */
export function toE164(typed: string): string | null {
  const digits = latinDigits(typed);
  // 0 91 98… and 00 44 79… are typed too: the zeros mean nothing then.
  const significant = digits.replace(/^0+/, '');
  for (const candidate of [digits, significant, `+${significant}`]) {
    const number = parsePhoneNumberFromString(candidate, HOME_COUNTRY);
    if (number?.isValid()) return number.number;
  }
  return null;
}
