import { slug } from '../../config/slug';
import type { BlogPost } from './blog-post';

type Topic = { key: string; name: string; count: number };

/** What the articles are about, the topic with most of them first. */
export function topicsOf(posts: readonly BlogPost[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const { topic: name } of posts) {
    const key = slug(name);
    if (key) topics.set(key, { key, name, count: (topics.get(key)?.count ?? 0) + 1 });
  }
  return [...topics.values()].sort((one, other) => other.count - one.count);
}

/** The articles of a topic. @param key as in the address */
export function postsOn(key: string, posts: readonly BlogPost[]): BlogPost[] {
  return posts.filter(({ topic }) => slug(topic) === key);
}

/** What to read after an article: two more, of its own topic where there are any. Newest first as they come. */
export function readNext(post: BlogPost, posts: readonly BlogPost[]): BlogPost[] {
  const others = posts.filter(({ url }) => url !== post.url);
  const alike = others.filter(({ topic }) => topic !== '' && slug(topic) === slug(post.topic));
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 2);
}
