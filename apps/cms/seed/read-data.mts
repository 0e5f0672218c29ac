import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { city } from './schemas/city.mts';
import { costRates } from './schemas/cost-rates.mts';
import type { MediaFile } from './schemas/media-file.mts';
import { messageTemplates } from './schemas/message-template.mts';
import {
  about,
  blogPost,
  contactPage,
  home,
  jobOpening,
  leadMail,
  newsItem,
  pageTexts,
  redirects,
  site,
  trust,
} from './schemas/pages.mts';
import { project } from './schemas/project.mts';
import { visitRule } from './schemas/visit-rule.mts';

export const SEED_DIR = import.meta.dirname;

/** Everything wrong with the seed files, one line a problem: file, field, what is expected. */
export class SeedDataError extends Error {
  constructor(problems: string[]) {
    super(`The seed files are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SeedDataError';
  }
}

/**
 * Reads and checks every seed file below `dir` before anything is written anywhere.
 * @throws SeedDataError with every problem of every file.
 */
export function readSeedData(dir: string = SEED_DIR) {
  const problems: string[] = [];
  const one = <T,>(schema: z.ZodType<T>, file: string, extra: Record<string, unknown> = {}): T[] =>
    check(schema, dir, file, extra, problems);
  const many = <T,>(schema: z.ZodType<T>, folder: string): T[] =>
    filesIn(dir, folder).flatMap((file) => one(schema, file));

  const data = {
    site: one(site, 'site.yaml', {
      privacyPolicy: readText(dir, 'legal/privacy-policy.md', problems),
      disclaimer: readText(dir, 'legal/disclaimer.md', problems),
    }),
    leadMail: one(leadMail, 'lead-mail.yaml'),
    costRates: one(costRates, 'cost-rates.yaml'),
    home: one(home, 'home.yaml'),
    about: one(about, 'about.yaml'),
    pageTexts: one(pageTexts, 'page-texts.yaml'),
    contactPage: one(contactPage, 'contact-page.yaml'),
    trust: one(trust, 'trust.yaml'),
    cities: many(city, 'cities'),
    projects: many(project, 'projects'),
    newsItems: many(newsItem, 'news-items'),
    blogPosts: many(blogPost, 'blog-posts'),
    jobOpenings: many(jobOpening, 'job-openings'),
    redirects: one(redirects, 'redirects.yaml').flat(),
    visitRules: many(visitRule, 'visit-rules'),
    messageTemplates: one(messageTemplates, 'message-templates.yaml').flat(),
  };
  const urls = data.projects.map(({ url }) => url);
  for (const { project } of data.home.flatMap(({ banner }) => banner)) {
    if (project && !urls.includes(project)) problems.push(`home.yaml: banner: no project is ${project}`);
  }
  for (const { project: url } of data.visitRules) {
    if (!urls.includes(url)) problems.push(`visit-rules: no project is ${url}`);
  }
  if (problems.length > 0) throw new SeedDataError(problems);
  return data;
}

export type SeedData = ReturnType<typeof readSeedData>;

/** @throws SeedDataError with every file of `media` that is not below `dir/media/`. */
export function requireMedia(dir: string, media: MediaFile[]): void {
  const missing = media.filter(({ file }) => !existsSync(path.join(dir, 'media', file)));
  if (missing.length > 0) throw new SeedDataError(missing.map(({ file }) => `media/${file}: is missing`));
}

function filesIn(dir: string, folder: string): string[] {
  const full = path.join(dir, folder);
  if (!existsSync(full)) return [];
  const names = readdirSync(full).filter((name) => /\.(yaml|md)$/.test(name));
  return names.sort().map((name) => `${folder}/${name}`);
}

function readText(dir: string, file: string, problems: string[]): string {
  const full = path.join(dir, file);
  if (existsSync(full)) return readFileSync(full, 'utf8');
  problems.push(`${file}: is missing`);
  return '';
}

function check<T>(
  schema: z.ZodType<T>,
  dir: string,
  file: string,
  extra: Record<string, unknown>,
  problems: string[],
): T[] {
  const source = readText(dir, file, problems);
  if (source === '') return [];
  try {
    const raw = file.endsWith('.md') ? frontMatterAndBody(source) : parse(source);
    const isPlainObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const result = schema.safeParse(isPlainObject ? { ...raw, ...extra } : raw);
    if (result.success) return [result.data];
    for (const issue of result.error.issues) {
      problems.push(`${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`);
    }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    problems.push(`${file}: ${error.message.split('\n')[0]}`);
  }
  return [];
}

function frontMatterAndBody(source: string): Record<string, unknown> {
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (frontMatter === undefined) return { body: source };
  const fields: unknown = parse(frontMatter);
  return { ...z.record(z.string(), z.unknown()).parse(fields), body };
}
