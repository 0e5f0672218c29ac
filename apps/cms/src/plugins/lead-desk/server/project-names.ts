import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const named = z.array(z.object({ url: z.string(), title: z.string() }));

/** What projects are called, by the addresses that leads name them by. */
export type ProjectNames = ReadonlyMap<string, string>;

/** Reads what projects are called now. One that is not published any more keeps its address as its name. */
export async function projectNames(strapi: Core.Strapi): Promise<ProjectNames> {
  const projects = strapi.documents('api::projects.projects');
  const published = await projects.findMany({ fields: ['url', 'title'], status: 'published' });
  return new Map(named.parse(published).map(({ url, title }) => [url, title]));
}

/** How a home of a shortlist, `project.configuration`, is called. */
export function nameOfHome(home: string, names: ProjectNames): string {
  const [url = '', ...configuration] = home.split('.');
  return [names.get(url) ?? url, ...configuration].join(' · ');
}
