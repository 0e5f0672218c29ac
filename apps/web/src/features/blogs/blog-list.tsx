import { paths } from '../../config/paths';
import { EmptyNote } from '../../ui/empty-note';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import { type Story, StoryList } from '../../ui/story-list';
import { type BlogPost, readingMinutes } from './blog-post';

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

/** All articles, newest first. */
export function BlogList({ posts }: { posts: BlogPost[] }) {
  return (
    <Section start="first" labelledBy="blogs-heading" load="succeeded">
      <PageIntro id="blogs-heading" heading="Blogs">
        <p>What we would tell a friend who is about to buy, or rent, in Pune.</p>
      </PageIntro>
      {posts.length > 0 ? (
        <StoryList stories={posts.map(blogStory)} layout="cards" level={2} />
      ) : (
        <EmptyNote>The first article is being written.</EmptyNote>
      )}
    </Section>
  );
}
