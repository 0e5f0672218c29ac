const FORM = /<form\b(?=[^>]*\bmethod="post")/g;
const [ISLAND, ISLAND_END] = ['<astro-island', '</astro-island>'];
const LINK = /<a\b(?=[^>]*\bhref="\/)/g;
/** Where the page says so; styled with the note at its top. */
const NOTHING_IS_SENT = '<p data-preview-form>This is a preview: nothing you write here is sent.</p>';

/** An island makes its form anew when it wakes, and not inert: in a preview it stays asleep. */
function withoutWaking(html: string): string {
  const [before = '', ...islands] = html.split(ISLAND);
  const asleep = islands.map((island) => {
    const [inside = ''] = island.split(ISLAND_END);
    return inside.search(FORM) === -1 ? island : island.replace(/\sclient="[^"]*"/, '');
  });
  return [before, ...asleep].join(ISLAND);
}

/**
 * The page of a draft: its forms can be looked at, and its links lead to the real site in a tab of their own, because
 * no page but a preview may stand in a frame.
 */
export const asPreview = (html: string): string =>
  withoutWaking(html)
    .replace(FORM, `${NOTHING_IS_SENT}<form inert`)
    .replace(LINK, '<a target="_blank" rel="noopener"');

/**
 * The policy of such a page: whatever script it has sends nothing anywhere, and the panel, nobody else, may frame it.
 * @param panel the origin of the panel
 */
export function previewPolicy(policy: string, panel: string): string {
  const own = [`frame-ancestors ${panel}`, "form-action 'none'", "connect-src 'none'"];
  const names = own.map((directive) => directive.split(' ')[0]);
  const others = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !names.includes(directive.split(' ')[0]));
  return [...others, ...own].join('; ');
}
