import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Dotted } from '../../ui/dotted';
import { formatDay } from '../../ui/format-date';
import { RichText } from '../../ui/rich-text';
import { Story } from '../../ui/story';
import { type BlogPost, readingMinutes } from './blog-post';

/** One article from beginning to end. */
export function BlogArticle({ post }: { post: BlogPost }) {
  return (
    <Story
      title={post.title}
      meta={
        <Dotted
          parts={[
            <time key="day" dateTime={post.publishedOn}>
              {formatDay(post.publishedOn)}
            </time>,
            post.topic,
            post.author,
            `${readingMinutes(post.body)} min read`,
          ]}
        />
      }
      excerpt={post.excerpt}
      cover={post.cover}
      after={<ArrowLink href={paths.blogs}>All articles</ArrowLink>}
    >
      <RichText blocks={post.body} />
    </Story>
  );
}
