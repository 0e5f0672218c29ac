import { xmlText } from './xml';

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

/** A feed of what is published, newest first (RFC 4287). */
export function atomFeed(feed: Feed, entries: readonly FeedEntry[], siteUrl: string): string {
  const changes = entries.map((entry) => new Date(changedOf(entry)).toISOString()).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${xmlText(siteUrl + feed.path)}</id>`,
    `<title>${xmlText(feed.title)}</title>`,
    feed.subtitle ? `<subtitle>${xmlText(feed.subtitle)}</subtitle>` : '',
    `<link rel="self" type="application/atom+xml" href="${xmlText(siteUrl + feed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl + feed.listPath)}"/>`,
    // A feed without entries has to have changed once all the same.
    `<updated>${changes.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${xmlText(feed.author)}</name></author>`,
    ...entries.map((entry) => entryOf(entry, siteUrl)),
    '</feed>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function entryOf(entry: FeedEntry, siteUrl: string): string {
  const { title, path, publishedOn, summary, author, category } = entry;
  const address = xmlText(siteUrl + path);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${momentOf(publishedOn)}</published>`,
    `<updated>${xmlText(changedOf(entry))}</updated>`,
    author ? `<author><name>${xmlText(author)}</name></author>` : '',
    category ? `<category term="${xmlText(category)}"/>` : '',
    summary ? `<summary>${xmlText(summary)}</summary>` : '',
    '</entry>',
  ].join('');
}
