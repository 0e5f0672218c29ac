import { paths } from '../../config/paths';
import { formatDay } from '../../ui/format-date';
import { Neighbours } from '../../ui/neighbours';
import { neighboursOf } from './news-groups';
import type { NewsItem } from './news-item';

/** What was in the news after and before an item. */
export function NewsNeighbours({
  heading,
  item,
  items,
}: {
  heading: string;
  item: NewsItem;
  items: NewsItem[];
}) {
  const { newer, older } = neighboursOf(item, items);
  const beside = [
    { word: 'Newer', news: newer },
    { word: 'Older', news: older },
  ];
  return (
    <Neighbours
      heading={heading}
      neighbours={beside.flatMap(({ word, news }) =>
        news
          ? [
              {
                href: paths.newsItem(news.url),
                label: `${word}, ${formatDay(news.publishedOn)}`,
                title: news.title,
                cover: news.cover,
              },
            ]
          : [],
      )}
    />
  );
}
