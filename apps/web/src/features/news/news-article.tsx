import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import { ArrowLink } from '../../ui/arrow-link';
import { Dotted } from '../../ui/dotted';
import { formatDay } from '../../ui/format-date';
import { RichText } from '../../ui/rich-text';
import { ShareLinks } from '../../ui/share-links';
import { Story } from '../../ui/story';
import type { NewsItem } from './news-item';
import { newsLabel } from './news-list';

/** One news item, with the way to the original where others wrote it. @param address of the page, in full */
export function NewsArticle({ item, address }: { item: NewsItem; address: string }) {
  return (
    <Story
      title={item.title}
      meta={
        <Dotted
          parts={[
            <time key="day" dateTime={item.publishedOn}>
              {formatDay(item.publishedOn)}
            </time>,
            newsLabel(item),
          ]}
        />
      }
      excerpt={item.excerpt}
      cover={item.cover}
      aside={<ShareLinks title={item.title} url={address} />}
      after={
        <>
          {item.externalUrl ? (
            <ArrowLink href={item.externalUrl}>
              {item.outlet ? `Read it at ${item.outlet}` : 'Read the original'}
            </ArrowLink>
          ) : null}
          <ArrowLink href={paths.newsAndMedia}>All {pageNames.newsAndMedia}</ArrowLink>
        </>
      }
    >
      {item.body.length > 0 ? <RichText blocks={item.body} /> : null}
    </Story>
  );
}
