// A person behind a forwarded link learns nothing they did not know; the one it was sent to knows what is meant.
const HIDDEN = '•••';
const DIGITS_SHOWN = 3;

const initial = (word: string) => `${[...word][0] ?? ''}${HIDDEN}`;

/** A name by the first letter of each of its parts. */
export const hiddenName = (name: string) => name.split(/\s+/).filter(Boolean).map(initial).join(' ');

/** A number by its last digits. */
export const hiddenNumber = (number: string) => `${HIDDEN}${number.slice(-DIGITS_SHOWN)}`;

/** An address by its first letter and its domain. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${initial(email.slice(0, at))}${email.slice(at)}`;
}
