import { readDay } from '../../../written-day';
import type { CellRule, Value } from './cell-rule';

/** What stands in a file: of CSV always text; `undefined` is something that no cell can hold. */
export type RawCell = string | number | boolean | null | undefined;
type Read = { value: Value } | { mistake: string };
type Asked = { rule: CellRule; help: string };

export const NEEDED = 'This is needed.';
export const ADDRESS_TAKEN = 'Another entry has this address already.';
const ADDRESS_UNFIT = 'Small letters, digits and hyphens only, for example test-park.';
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SHORTENED = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i;
// As in ₹1,25,00,000, or by thousands.
const GROUPED = /^[+-]?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/;
const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;
const AMERICAN = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

const wrong = (mistake: string): Read => ({ mistake });
const plainText = (given: string) => given.replaceAll(/\r\n?/g, '\n');

function readText({ rule, help }: Asked, text: string): Read {
  if (UNSEEN.test(text) || !text.isWellFormed())
    return wrong('It holds characters that nobody can see. Type it anew.');
  if (rule.longest !== null && text.length > rule.longest)
    return wrong(`The value is too long (max: ${rule.longest}).`);
  if (rule.kind === 'address' && !ADDRESS.test(text)) return wrong(ADDRESS_UNFIT);
  if (rule.pattern && !rule.pattern.test(text)) return wrong(`It is not written as expected. ${help}`);
  return { value: text };
}

function readNumber({ rule }: Asked, given: string | number): Read {
  const text = typeof given === 'number' ? String(given) : given.replace(/^₹\s*/, '').trim();
  if (SHORTENED.test(text))
    return wrong('The spreadsheet has shortened this number, and its last digits are gone. Type it anew.');
  const whole = rule.kind !== 'decimal';
  if (!whole && text.includes(','))
    return wrong('Write it with a point and without commas, for example 18.5515.');
  if (whole && text.includes(',') && !GROUPED.test(text))
    return wrong('These commas do not part crores, lakhs or thousands. Write it without commas.');
  if (whole && text.includes('.')) return wrong('A whole number is needed here, without a point.');
  const digits = text.replaceAll(',', '');
  if (!(whole ? WHOLE : DECIMAL).test(digits)) return wrong('A number is needed here.');
  const value = Number(digits);
  if (whole ? !Number.isSafeInteger(value) : !Number.isFinite(value))
    return wrong('This number is too long to be kept.');
  if (rule.min !== null && value < rule.min) return wrong(`The value is too low (min: ${rule.min}).`);
  if (rule.max !== null && value > rule.max) return wrong(`The value is too high (max: ${rule.max}).`);
  return { value };
}

function readDayCell(text: string): Read {
  const day = readDay(text);
  if (day) return { value: day };
  const [, first = '', second = ''] = AMERICAN.exec(text) ?? [];
  const turned = Number(first) >= 1 && Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31;
  return wrong(
    turned
      ? 'Day and month are the wrong way round here: DD/MM/YYYY. The spreadsheet may have turned others in this column that look right.'
      : 'There is no such day. Write it as DD/MM/YYYY, for example 05/12/2026.',
  );
}

function readChoice({ rule }: Asked, text: string): Read {
  const found = rule.choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  return found === undefined ? wrong(`It is one of these: ${rule.choices.join(', ')}.`) : { value: found };
}

function readYesNo(text: string): Read {
  const said = text.toLowerCase();
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : wrong('Yes or No is needed here.');
}

/** What a cell says. An empty one says nothing, which a switch calls No. */
export function readCell(asked: Asked, given: RawCell): Read {
  const { kind } = asked.rule;
  if (given === undefined) return wrong('A text or a number is needed here.');
  if (given === null || (typeof given === 'string' && given.trim() === ''))
    return { value: kind === 'yes-no' ? false : null };
  if (typeof given === 'string' && kind !== 'choice' && SHORTENED.test(given.trim()))
    return readNumber(asked, given.trim());
  if (kind === 'text') return readText(asked, plainText(String(given)));
  if (kind === 'yes-no') return readYesNo(String(given).trim());
  if (typeof given === 'boolean') return wrong('A text or a number is needed here.');
  if (kind === 'whole' || kind === 'rupees' || kind === 'decimal')
    return readNumber(asked, typeof given === 'number' ? given : given.trim());
  const text = String(given).trim();
  if (kind === 'address') return readText(asked, text);
  return kind === 'day' ? readDayCell(text) : readChoice(asked, text);
}

/** What a stored field says, in the same form. */
export function storedValue({ kind }: CellRule, stored: unknown): Value {
  if (kind === 'yes-no') return stored === true;
  if (stored === null || stored === undefined || stored === '') return null;
  if (kind === 'whole' || kind === 'rupees' || kind === 'decimal') return Number(stored);
  return kind === 'text' ? plainText(String(stored)) : String(stored);
}
