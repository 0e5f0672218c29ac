/** What can be filled into a message at the desk. The list is closed: whatever else stands in braces is refused. */
export const PLACEHOLDERS = ['visitor', 'sales person', 'company', 'project', 'reference'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/** What each stands for in one enquiry; null: nothing is known. */
export type Values = Record<Placeholder, string | null>;
export type Filled = { text: string } | { missing: Placeholder[] };

// As WhatsApp's own templates: beyond it is a letter.
export const LONGEST_TEXT = 700;

/** `{project}`, or `{project|our homes}` with the words for when there is none, and what stands around it. */
const WRITTEN = /( *)\{([^{}|]*)(?:\|([^{}|]*))?\}([,;:] *)?/g;
const BRACES = /\{[^{}]*\}/g;
const UNSEEN = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);
const nameIn = (written: string) => written.trim().replace(/\s+/g, ' ').toLowerCase();
const inBraces = (name: string) => `{${name}}`;
const CHOICE = `${PLACEHOLDERS.slice(0, -1).map(inBraces).join(', ')} or ${inBraces(PLACEHOLDERS.at(-1) ?? '')}`;

/** What keeps a text from being one that can be filled in: a sentence for whoever wrote it; null: nothing. */
export function mistakeOf(text: string): string | null {
  if (text.trim() === '') return 'Write the text of the message.';
  if (text.length > LONGEST_TEXT) return `A message has at most ${LONGEST_TEXT} characters.`;
  if (UNSEEN.test(text)) return 'The text has a character that cannot be seen. Type it anew.';
  for (const [whole] of text.matchAll(BRACES)) {
    const [name = '', ...otherwise] = whole.slice(1, -1).split('|');
    if (!isPlaceholder(nameIn(name))) {
      return `${inBraces(name.trim())} cannot be filled in. Write ${CHOICE}.`;
    }
    if (otherwise.length > 1) return `${whole} has two bars. Write one: {project|our homes}.`;
  }
  return /[{}]/.test(text.replace(BRACES, '')) ? 'A brace stands alone. Write {visitor}, with both.' : null;
}

/**
 * A text with the values of one enquiry in it. Where one is not known, its own words stand for it; where these are
 * empty, it goes with the space before it; where it has none, the text is not to be sent.
 */
export function fill(text: string, values: Values): Filled {
  const missing = new Set<Placeholder>();
  const put = (whole: string, before: string, written: string, otherwise: string | undefined, after = '') => {
    const name = nameIn(written);
    if (!isPlaceholder(name)) return whole;
    const value = values[name]?.trim() || otherwise?.trim();
    if (value) return `${before}${value}${after}`;
    if (otherwise === undefined) missing.add(name);
    return after;
  };
  // In one go: braces in a visitor's name are no placeholders.
  const lines = text.split('\n').flatMap((line) => {
    const begun = line.trimStart().startsWith('{');
    const filled = line.replace(WRITTEN, put).trim();
    // What a line began with is gone, and the comma after it.
    const done = begun ? filled.replace(/^[,;:] */, '') : filled;
    return done === '' && line.trim() !== '' ? [] : [done];
  });
  return missing.size > 0 ? { missing: [...missing] } : { text: lines.join('\n').trim() };
}

const TITLES =
  /^(mr|mrs|ms|miss|dr|prof|er|adv|ca|col|capt|maj|gen|shri|sri|smt|kum|sir|श्री|श्रीमती|सौ|कु|डॉ|प्रा)\.?$/iu;

/** How somebody is spoken to: by the first name, by all of it where that is a title or a letter; null: no name. */
export function calledBy(name: string): string | null {
  const whole = name.trim().replace(/\s+/g, ' ');
  if (!/\p{L}/u.test(whole)) return null;
  const [first = ''] = whole.split(' ');
  const letters = first.match(/\p{L}/gu)?.length ?? 0;
  return TITLES.test(first) || letters < 2 ? whole : first;
}

type Template = { documentId: string; name: string; language: string; text: string };
/** A message that can be sent to somebody, filled in. */
export type Offered = Template;
/** One that cannot, and what is not known for it. */
export type Withheld = Pick<Template, 'name' | 'language'> & { missing: Placeholder[] };

/** What can be written to somebody: in their language first, then in English, then in the others. */
export function messagesFor(templates: readonly Template[], language: string | null, values: Values) {
  const rank = (one: Template) => (one.language === language ? 0 : one.language === 'English' ? 1 : 2);
  const inOrder = templates.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.language.localeCompare(other.language) ||
      one.name.localeCompare(other.name),
  );
  const offered: Offered[] = [];
  const withheld: Withheld[] = [];
  for (const { text, ...template } of inOrder) {
    const filled = fill(text, values);
    if ('text' in filled) offered.push({ ...template, ...filled });
    else withheld.push({ name: template.name, language: template.language, missing: filled.missing });
  }
  return { offered, withheld };
}
