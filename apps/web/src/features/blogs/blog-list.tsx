import { paths } from '../../config/paths';
import { EmptyNote } from '../../ui/empty-note';
import { FilterLinks } from '../../ui/filter-links';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import { type Story, StoryList } from '../../ui/story-list';
import { type BlogPost, readingMinutes } from './blog-post';
import { postsOn, topicsOf } from './topics';

/** An article as a list shows it. */
export function blogStory(post: BlogPost): Story {
  return {
    key: post.documentId,
    href: paths.blogPost(post.url),
    title: post.title,
    labels: [post.topic, `${readingMinutes(post.body)} min read`],
    day: post.publishedOn,
    excerpt: post.excerpt,
    cover: post.cover,
  };
}

type Props = {
  heading: string;
  introduction: string;
  /** Where there is none. */
  empty: string;
  posts: BlogPost[];
  /** Key of the topic shown; `''`: all of them. */
  topic: string;
};

/** The articles of a topic or all of them, newest first. */
export function BlogList({ heading, introduction, empty, posts, topic }: Props) {
  return (
    <Section start="first" labelledBy="blogs-heading" load="succeeded">
      <PageIntro id="blogs-heading" heading={heading}>
        {introduction ? <p>{introduction}</p> : null}
      </PageIntro>
      <FilterLinks
        label="Topics"
        links={[
          { href: paths.blogs, text: 'All topics', count: posts.length, current: topic === '' },
          ...topicsOf(posts).map(({ key, name, count }) => ({
            href: `${paths.blogs}?topic=${encodeURIComponent(key)}`,
            text: name,
            count,
            current: key === topic,
          })),
        ]}
      />
      {posts.length > 0 ? (
        <StoryList
          stories={(topic ? postsOn(topic, posts) : posts).map(blogStory)}
          layout="cards"
          level={2}
          opensPage
        />
      ) : (
        <EmptyNote>{empty}</EmptyNote>
      )}
    </Section>
  );
}
