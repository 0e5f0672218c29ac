import type { ReactNode } from 'react';
import type { Banner, NamedProject } from './home';

/** What a project says of itself on a banner: where its page is, and what the law wants beside the picture. */
type BannerProject = { href: string; registration: ReactNode };
/** @returns `null` for a project that is not published, or cannot be had just now */
export type ProjectOf = (project: NamedProject) => BannerProject | null;

/** A banner as it is shown: it carries the registration of the project it leads to, if it leads to one. */
export type ShownBanner = Pick<Banner, 'heading' | 'subheading' | 'wide' | 'tall'> & {
  href: string | null;
  registration: ReactNode;
};

/** The banners that may be shown: no project is advertised without its registration (decision 9). */
export function shownBanners(banners: Banner[], projectOf: ProjectOf): ShownBanner[] {
  return banners.flatMap(({ goal, ...banner }): ShownBanner[] => {
    if (goal?.kind !== 'project') return [{ ...banner, href: goal?.href ?? null, registration: null }];
    const project = projectOf(goal.project);
    return project ? [{ ...banner, ...project, href: goal.href ?? project.href }] : [];
  });
}
