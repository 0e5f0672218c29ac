import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import { ArrowLink } from '../../ui/arrow-link';
import { Dotted } from '../../ui/dotted';
import { formatDay } from '../../ui/format-date';
import { Neighbours } from '../../ui/neighbours';
import { RichText } from '../../ui/rich-text';
import { ShareLinks } from '../../ui/share-links';
import { Story } from '../../ui/story';
import { ArticleContents } from './article-contents';
import { type BlogPost, readingMinutes } from './blog-post';
import { Byline } from './byline';
import { contentsOf } from './contents';
import { readNext } from './topics';

/** One article from beginning to end. @param address of the page, in full */
export function BlogArticle({ post, address }: { post: BlogPost; address: string }) {
  const { chapters, anchors } = contentsOf(post.body);
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
            `${readingMinutes(post.body)} min read`,
          ]}
        />
      }
      excerpt={post.excerpt}
      cover={post.cover}
      aside={
        <>
          <Byline post={post} />
          <ArticleContents chapters={chapters} />
          <ShareLinks title={post.title} url={address} />
        </>
      }
      after={<ArrowLink href={paths.blogs}>All {pageNames.blogs}</ArrowLink>}
    >
      <RichText blocks={post.body} anchors={anchors} />
    </Story>
  );
}

const neighbourOf = (post: BlogPost) => ({
  href: paths.blogPost(post.url),
  label: [post.topic, `${readingMinutes(post.body)} min read`].filter(Boolean).join(' · '),
  title: post.title,
  cover: post.cover,
});

/** Two articles to go on with. */
export function ReadNext({ heading, post, posts }: { heading: string; post: BlogPost; posts: BlogPost[] }) {
  return <Neighbours heading={heading} neighbours={readNext(post, posts).map(neighbourOf)} />;
}

/** The two newest articles, for who waits to hear from us. */
export function ReadMeanwhile({ heading, posts }: { heading: string; posts: BlogPost[] }) {
  return <Neighbours heading={heading} neighbours={posts.slice(0, 2).map(neighbourOf)} />;
}
