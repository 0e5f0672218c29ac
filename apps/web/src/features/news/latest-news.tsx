import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import { ArrowLink } from '../../ui/arrow-link';
import { Heading } from '../../ui/heading';
import { StoryList } from '../../ui/story-list';
import type { NewsItem } from './news-item';
import { newsStory } from './news-list';

const SHOWN = 3;

/** Those of all news, newest first, that the home page shows. */
export const latestNews = (items: NewsItem[]) => items.slice(0, SHOWN);

/** The newest news, for the home page. */
export function LatestNews({ heading, items }: { heading: string; items: NewsItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="latest-news">
      <Heading level={2} id="latest-news">
        {heading}
      </Heading>
      <StoryList stories={latestNews(items).map(newsStory)} layout="lines" level={3} />
      <ArrowLink href={paths.newsAndMedia}>All {pageNames.newsAndMedia}</ArrowLink>
    </section>
  );
}
