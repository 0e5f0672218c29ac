import type { Core } from '@strapi/strapi';

/** What projects are called, by the addresses that leads name them by. */
export type ProjectNames = ReadonlyMap<string, string>;

/** Reads what projects are called now. One that is not published any more keeps its address as its name. */
export async function projectNames(strapi: Core.Strapi): Promise<ProjectNames> {
  const projects: { url: string; title: string }[] = await strapi.db
    .query('api::projects.projects')
    .findMany({ select: ['url', 'title'], where: { publishedAt: { $notNull: true } } });
  return new Map(projects.map(({ url, title }) => [url, title]));
}

/** How a home of a shortlist, `project.configuration`, is called. */
export function nameOfHome(home: string, names: ProjectNames): string {
  const [url = '', ...configuration] = home.split('.');
  return [names.get(url) ?? url, ...configuration].join(' · ');
}
