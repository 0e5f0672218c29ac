import { generateAtomFeed } from 'feedsmith';
import { xmlSigns } from './xml';

/** Days as `2026-11-21`; `updatedAt` as the CMS has it. */
export type FeedEntry = {
  title: string;
  path: string;
  publishedOn: string;
  updatedAt: string | null;
  summary: string;
  author: string;
  category: string;
};
type Feed = { title: string; subtitle: string; path: string; listPath: string; author: string };

// A day begins when it begins in Pune.
const momentOf = (day: string) => `${day}T00:00:00+05:30`;
// An entry that was written before its day of publication has not changed since.
const changedOf = ({ publishedOn, updatedAt }: FeedEntry) =>
  updatedAt !== null && Date.parse(updatedAt) > Date.parse(momentOf(publishedOn))
    ? updatedAt
    : momentOf(publishedOn);

const textOf = (text: string) => ({ value: xmlSigns(text) });
const personOf = (name: string) => (name ? [{ name: xmlSigns(name) }] : []);

/** A feed of what is published, newest first (RFC 4287). */
export function atomFeed(feed: Feed, entries: readonly FeedEntry[], siteUrl: string): string {
  const changes = entries.map((entry) => Date.parse(changedOf(entry)));
  return generateAtomFeed({
    xml: { lang: 'en-IN' },
    id: siteUrl + feed.path,
    title: textOf(feed.title),
    ...(feed.subtitle ? { subtitle: textOf(feed.subtitle) } : {}),
    links: [
      { rel: 'self', type: 'application/atom+xml', href: siteUrl + feed.path },
      { rel: 'alternate', type: 'text/html', href: siteUrl + feed.listPath },
    ],
    // A feed without entries has to have changed once all the same.
    updated: new Date(Math.max(0, ...changes)),
    authors: personOf(feed.author),
    entries: entries.map((entry) => entryOf(entry, siteUrl)),
  });
}

function entryOf(entry: FeedEntry, siteUrl: string) {
  const { title, path, publishedOn, summary, author, category } = entry;
  const address = siteUrl + path;
  return {
    id: address,
    title: textOf(title),
    links: [{ rel: 'alternate', type: 'text/html', href: address }],
    published: new Date(momentOf(publishedOn)),
    updated: new Date(changedOf(entry)),
    authors: personOf(author),
    ...(category ? { categories: [{ term: xmlSigns(category) }] } : {}),
    ...(summary ? { summary: textOf(summary) } : {}),
  };
}
