import { paths } from '../../config/paths';
import { slug } from '../../config/slug';
import { EmptyNote } from '../../ui/empty-note';
import { FilterLinks } from '../../ui/filter-links';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import { type Story, StoryList } from '../../ui/story-list';
import { countKinds, newsByYear } from './news-groups';
import { livesElsewhere, type NewsItem, type NewsKind } from './news-item';
import styles from './news-list.module.css';

const kindWords: Record<NewsKind, string> = {
  'press release': 'Press release',
  coverage: 'In the press',
  event: 'Event',
};

const kindWordsOfMany: Record<NewsKind, string> = {
  'press release': 'Press releases',
  coverage: 'In the press',
  event: 'Events',
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

type Props = {
  heading: string;
  introduction: string;
  /** Where there is none. */
  empty: string;
  items: NewsItem[];
  /** `null`: all of them. */
  kind: NewsKind | null;
};

/** News by year, newest first, of one kind or of all. */
export function NewsList({ heading, introduction, empty, items, kind }: Props) {
  const shown = kind ? items.filter((item) => item.kind === kind) : items;
  return (
    <Section start="first" labelledBy="news-heading" load="succeeded">
      <PageIntro id="news-heading" heading={heading}>
        {introduction ? <p>{introduction}</p> : null}
      </PageIntro>
      <FilterLinks
        label="Kinds of news"
        links={[
          { href: paths.newsAndMedia, text: 'Everything', count: items.length, current: kind === null },
          ...countKinds(items).map(({ kind: one, count }) => ({
            href: `${paths.newsAndMedia}?kind=${slug(one)}`,
            text: count === 1 ? kindWords[one] : kindWordsOfMany[one],
            count,
            current: one === kind,
          })),
        ]}
      />
      {shown.length > 0 ? (
        newsByYear(shown).map(({ year, items: itemsOfYear }, index) => (
          <section key={year} className={styles.year} aria-labelledby={`news-${year}`}>
            <h2 id={`news-${year}`} className={styles.heading}>
              {year}
            </h2>
            <StoryList
              stories={itemsOfYear.map(newsStory)}
              layout="cards"
              level={3}
              opensPage={index === 0}
            />
          </section>
        ))
      ) : (
        <EmptyNote>{empty}</EmptyNote>
      )}
    </Section>
  );
}
