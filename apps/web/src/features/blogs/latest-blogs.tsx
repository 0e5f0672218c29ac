import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import { ArrowLink } from '../../ui/arrow-link';
import { Heading } from '../../ui/heading';
import { StoryList } from '../../ui/story-list';
import { blogStory } from './blog-list';
import type { BlogPost } from './blog-post';

const SHOWN = 3;

/** Those of all articles, newest first, that the home page shows. */
export const latestBlogs = (posts: BlogPost[]) => posts.slice(0, SHOWN);

/** The newest articles, for the home page. */
export function LatestBlogs({ heading, posts }: { heading: string; posts: BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="latest-blogs">
      <Heading level={2} id="latest-blogs">
        {heading}
      </Heading>
      <StoryList stories={latestBlogs(posts).map(blogStory)} layout="lines" level={3} />
      <ArrowLink href={paths.blogs}>All {pageNames.blogs}</ArrowLink>
    </section>
  );
}
