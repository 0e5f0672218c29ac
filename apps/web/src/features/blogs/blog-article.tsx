import { RichText } from '../../cms/rich-text';
import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { formatDay } from '../../ui/format-date';
import { Story } from '../../ui/story';
import { type BlogPost, readingMinutes } from './blog-post';

/** One article from beginning to end. */
export function BlogArticle({ post }: { post: BlogPost }) {
  const said = [post.topic, post.author, `${readingMinutes(post.body)} min read`].filter(
    (word) => word !== '',
  );
  return (
    <Story
      title={post.title}
      meta={
        <>
          <time dateTime={post.publishedOn}>{formatDay(post.publishedOn)}</time> · {said.join(' · ')}
        </>
      }
      excerpt={post.excerpt}
      cover={post.cover}
      after={<ArrowLink href={paths.blogs}>All articles</ArrowLink>}
    >
      <RichText blocks={post.body} />
    </Story>
  );
}
