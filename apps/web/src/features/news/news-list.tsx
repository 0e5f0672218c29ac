import { paths } from '../../config/paths';
import { EmptyNote } from '../../ui/empty-note';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import { type Story, StoryList } from '../../ui/story-list';
import { livesElsewhere, type NewsItem, type NewsKind } from './news-item';

const kindWords: Record<NewsKind, string> = {
  'press release': 'Press release',
  coverage: 'In the press',
  event: 'Event',
};

/** What kind of news, and whose. */
export const newsLabel = ({ kind, outlet }: NewsItem) => outlet || kindWords[kind];

/** News as a list shows it: coverage that others wrote leads straight to them. */
export function newsStory(item: NewsItem): Story {
  const elsewhere = livesElsewhere(item);
  return {
    key: item.documentId,
    href: elsewhere ? item.externalUrl : paths.newsItem(item.url),
    outside: elsewhere,
    title: item.title,
    labels: [newsLabel(item)],
    day: item.publishedOn,
    excerpt: item.excerpt,
    cover: item.cover,
  };
}

/** All news, newest first. */
export function NewsList({ items }: { items: NewsItem[] }) {
  return (
    <Section start="first" labelledBy="news-heading" load="succeeded">
      <PageIntro id="news-heading" heading="News and media">
        <p>What we announced, what others wrote about us, and where to meet us.</p>
      </PageIntro>
      {items.length > 0 ? (
        <StoryList stories={items.map(newsStory)} layout="cards" level={2} />
      ) : (
        <EmptyNote>Nothing to announce yet.</EmptyNote>
      )}
    </Section>
  );
}
