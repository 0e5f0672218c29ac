/** Whether there is nothing in a field of a form: no word, no number, no file, no part, and no text but empty lines. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmptyValue);
  if (typeof value !== 'object') return false;
  // A block of a text, which may be a picture, and the words in it; whatever else is an object was added by somebody.
  if ('image' in value) return false;
  if ('children' in value) return isEmptyValue(value.children);
  return 'text' in value && isEmptyValue(value.text);
}
