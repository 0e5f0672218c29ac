/**
 * What one copy of the site said of one page. `new`: it was made from what is published now. `silent`: it did not
 * answer in time.
 */
export type PageState = 'new' | 'old' | 'silent' | 'broken';
type NamedPage = { path: string; name: string };
export type SeenPage = NamedPage & { state: PageState };
/** What one copy of the site said; `away`: nothing. `stranger`: it does not take the word of this CMS. */
export type SeenCopy = { state: 'answered'; pages: SeenPage[] } | { state: 'away' | 'stranger' };

/** Whether visitors see what is published, as their pages say. */
export type Proof = {
  /** `live`, `gone`: all pages of all copies. `partly`: some. `nowhere`: no page shows such an entry. */
  state: 'live' | 'gone' | 'waiting' | 'partly' | 'failed' | 'nowhere';
  pages: SeenPage[];
  /** What is not as it should be, for an editor; null where all is well. */
  why: string | null;
};

/**
 * What a page that answered so shows.
 * @param published the moment of the published version (ISO 8601); null where none is to be seen
 * @param revision what the page says it was made from, `none` for nothing of the entry
 */
export function pageState(published: string | null, status: number, revision: string | null): PageState {
  if (status >= 500 || revision === null) return 'broken';
  if (published === null) return revision === 'none' ? 'new' : 'old';
  if (revision !== published) return 'old';
  return status < 400 ? 'new' : 'broken';
}

const WORST_LAST: PageState[] = ['new', 'old', 'silent', 'broken'];

/** Each page once, with the worst that any copy says of it. */
function merged(copies: readonly SeenCopy[]): SeenPage[] {
  const pages = new Map<string, SeenPage>();
  for (const copy of copies) {
    for (const page of copy.state === 'answered' ? copy.pages : []) {
      const before = pages.get(page.path);
      const worse = before && WORST_LAST.indexOf(before.state) >= WORST_LAST.indexOf(page.state);
      if (!worse) pages.set(page.path, page);
    }
  }
  return [...pages.values()];
}

const isWhole = (copy: SeenCopy) =>
  copy.state === 'answered' && copy.pages.every(({ state }) => state === 'new');

function reasons(copies: readonly SeenCopy[], pages: readonly SeenPage[]): string[] {
  const away = copies.filter(({ state }) => state === 'away').length;
  const strangers = copies.some(({ state }) => state === 'stranger');
  const broken = pages.filter(({ state }) => state === 'broken');
  const silent = pages.filter(({ state }) => state === 'silent');
  const old = pages.filter(({ state }) => state === 'old').length;
  const ofSite = copies.length === 1 || away === copies.length;
  return [
    ...(away > 0 && ofSite
      ? ['The site does not answer. What you did is kept, and the site is told as soon as it is back.']
      : []),
    ...(away > 0 && !ofSite
      ? [`${away} of the ${copies.length} copies of the site ${away === 1 ? 'does' : 'do'} not answer.`]
      : []),
    ...(strangers ? ['The site does not accept this CMS: SITE_TOKEN differs. Tell your administrator.'] : []),
    ...broken.map(({ name }) => `“${name}” cannot be shown. Tell your administrator if that stays so.`),
    ...silent.map(({ name }) => `“${name}” does not answer just now.`),
    ...(old === 0
      ? []
      : [`${old} of ${pages.length} pages still ${old === 1 ? 'shows' : 'show'} what was there before.`]),
  ];
}

/** Sums up what the copies of the site said. @param isPublished whether a version is there to be seen */
export function proofOf(copies: readonly SeenCopy[], isPublished: boolean): Proof {
  const pages = merged(copies);
  const why = reasons(copies, pages).join(' ') || null;
  const answered = copies.some(({ state }) => state === 'answered');
  if (!answered) return { state: 'failed', pages, why };
  if (copies.every(isWhole)) {
    if (pages.length === 0) return { state: 'nowhere', pages, why };
    return { state: isPublished ? 'live' : 'gone', pages, why };
  }
  if (copies.some((copy) => isWhole(copy) && pages.length > 0)) return { state: 'partly', pages, why };
  const onlyOld =
    copies.every(({ state }) => state === 'answered') && pages.every(({ state }) => state !== 'broken');
  if (onlyOld)
    return { state: pages.some(({ state }) => state === 'new') ? 'partly' : 'waiting', pages, why };
  return { state: 'failed', pages, why };
}
