import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSeedData } from '../apps/cms/seed/read-data.mts';
import { root } from './settings.ts';

const { site, home, about, projects, newsItems, blogPosts, jobOpenings } = readSeedData();

/** What the demo content calls things, places and people: another company's content has none of it. */
const names = new Set([
  ...site.map(({ brandName }) => brandName),
  ...projects.flatMap(({ title, url, locality, phases }) => [
    title,
    url,
    locality,
    ...phases.flatMap(({ reraNumber }) => reraNumber ?? []),
  ]),
  ...[...newsItems, ...blogPosts, ...jobOpenings].flatMap(({ title, url }) => [title, url]),
  ...home.flatMap(({ testimonials }) => testimonials.map(({ reviewerName }) => reviewerName)),
  ...about.flatMap(({ leaders }) => leaders.map(({ name }) => name)),
]);

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordOf = (name: string) => new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, 'u');

it('journeys name nothing of the demo content: whoever puts their own in its place passes them', () => {
  const files = globSync('e2e/**/*.{ts,yaml,md}', { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...names].filter((name) => wordOf(name).test(text)).map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
