import type { AstroCookieSetOptions } from 'astro';
import { CmsError } from '../../../cms/errors';
import { report } from '../../../cms/report';
import { env } from '../../../config/env';
import { GATES_COOKIE, paths } from '../../../config/paths';
import type { KeptWish } from '../../../contracts/kept-wish';
import { getProjects } from '../get-projects';
import { hasGates, openedWords, type Project } from '../project';
import { claimPass } from './claim-pass';
import { gateWords, openedAt } from './opened-at';

// As long as a pass lasts.
const A_DAY_S = 24 * 60 * 60;
const COOKIE = /^(pass|key) ([\w.:-]{16,300}) (\/projects\/\S{1,300})$/;

/** As Astro keeps them. */
type Cookies = {
  get(name: string): { value: string } | undefined;
  set(name: string, value: string, options: AstroCookieSetOptions): void;
};
/** An enquiry that was taken without script: the page it was made on, and what opens that project's gates. */
type Taken = { page: string; key: string; pass: { pass: string } | null };

/**
 * The project a page is of, if it keeps something back. None either while projects cannot be read: the enquiry was
 * taken, and neither its receipt nor its thanks may hang on this.
 */
async function gatedProjectAt(page: string): Promise<Project | null> {
  try {
    const projects = await getProjects();
    return projects.find((one) => hasGates(one) && one.path === page) ?? null;
  } catch (error) {
    // What reading from the CMS failed of is reported where it is read; anything else is a mistake of ours.
    if (!(error instanceof CmsError)) report('What a page keeps back could not be looked up', error);
    return null;
  }
}

/**
 * Lets the thank-you page, and no other, know what a visitor without script may open: its address says nothing of it,
 * and all other visitors share it.
 */
export async function rememberGates(cookies: Cookies, { page, key, pass }: Taken): Promise<void> {
  if (!(await gatedProjectAt(page))) return;
  cookies.set(GATES_COOKIE, pass ? `pass ${pass.pass} ${page}` : `key ${key} ${page}`, {
    path: paths.thankYou,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteUrl.startsWith('https:'),
    maxAge: A_DAY_S,
  });
}

/** What the thank-you page tells a visitor without script of the plans that were asked for. */
export type GatesAsked = { words: string; title: string; href: string | null };

/**
 * Reads it; while the enquiry has not reached the CMS, there is no address yet.
 * @param wish what of it was asked for, where the address says so
 */
export async function gatesAsked(cookies: Cookies, wish: KeptWish | null = null): Promise<GatesAsked | null> {
  const [, kind, value = '', page = ''] = COOKIE.exec(cookies.get(GATES_COOKIE)?.value ?? '') ?? [];
  const project = kind === undefined ? null : await gatedProjectAt(page);
  if (!project) return null;
  const pass = kind === 'pass' ? value : await claimPass(value);
  return {
    words: gateWords(wish, openedWords(project)),
    title: project.title,
    href: pass === null ? null : openedAt(project.path, pass, wish),
  };
}
