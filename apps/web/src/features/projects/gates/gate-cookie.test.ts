import { beforeEach, expect, it, vi } from 'vitest';
import { CmsError } from '../../../cms/errors';
import { report } from '../../../cms/report';
import { GATES_COOKIE, paths } from '../../../config/paths';
import { aPhase, aProject } from '../../../testing/project-builders';
import { getProjects } from '../get-projects';
import { claimPass } from './claim-pass';
import { gatesAsked, rememberGates } from './gate-cookie';

vi.mock('../../../cms/report', () => ({ report: vi.fn() }));
vi.mock('./claim-pass', () => ({ claimPass: vi.fn() }));
vi.mock('../get-projects', () => ({ getProjects: vi.fn() }));

const KEY = '0123456789abcdef';
const PASS = 'mw.project-ab.c-_9';
const project = aProject({ brochure: { src: null, sizeKb: null }, phases: [aPhase()] });
const page = paths.project(project.category, project.url);

/** What a browser keeps, by name; and what may be done with it. */
function aBrowser() {
  const kept = new Map<string, string>();
  const cookies = {
    get(name: string) {
      const value = kept.get(name);
      return value === undefined ? undefined : { value };
    },
    set: (name: string, value: string) => void kept.set(name, value),
  };
  return { kept, cookies };
}

beforeEach(() => {
  vi.mocked(report).mockReset();
  vi.mocked(getProjects).mockReset().mockResolvedValue([project]);
  vi.mocked(claimPass).mockReset().mockResolvedValue(null);
});

it('the thank-you page leads to what the enquiry opened, once the CMS has it', async () => {
  const { cookies } = aBrowser();
  await rememberGates(cookies, { page, key: KEY, pass: { pass: PASS } });
  const opened = paths.openedPlans(project.category, project.url);
  expect(await gatesAsked(cookies)).toMatchObject({ title: project.title, href: `${opened}?pass=${PASS}` });

  const later = aBrowser();
  await rememberGates(later.cookies, { page, key: KEY, pass: null });
  expect(await gatesAsked(later.cookies)).toMatchObject({ href: null });
  vi.mocked(claimPass).mockResolvedValue(PASS);
  expect(await gatesAsked(later.cookies)).toMatchObject({ href: `${opened}?pass=${PASS}` });
  expect(claimPass).toHaveBeenLastCalledWith(KEY);
});

it('a page that keeps nothing back is not remembered', async () => {
  const { cookies, kept } = aBrowser();
  await rememberGates(cookies, { page: '/contact', key: KEY, pass: null });
  expect(kept.size).toBe(0);
  expect(await gatesAsked(cookies)).toBeNull();
});

it('while projects cannot be read, the enquiry is taken and thanked for without its plans', async () => {
  const { cookies, kept } = aBrowser();
  kept.set(GATES_COOKIE, `pass ${PASS} ${page}`);
  vi.mocked(getProjects).mockRejectedValue(new CmsError('unreachable', 'projects', 'Nobody answers'));
  await expect(rememberGates(cookies, { page, key: KEY, pass: null })).resolves.toBeUndefined();
  expect(await gatesAsked(cookies)).toBeNull();
  // The store that reads has told of it.
  expect(report).not.toHaveBeenCalled();
});

it('a mistake of ours is told, without what the visitor sent', async () => {
  const { cookies } = aBrowser();
  const mistake = new TypeError('projects is not iterable');
  vi.mocked(getProjects).mockRejectedValue(mistake);
  await rememberGates(cookies, { page, key: KEY, pass: { pass: PASS } });
  expect(vi.mocked(report).mock.calls).toEqual([['What a page keeps back could not be looked up', mistake]]);
});

it('what was asked for is led to itself: the brochure, the plan', async () => {
  const { cookies } = aBrowser();
  await rememberGates(cookies, { page, key: KEY, pass: { pass: PASS } });
  const wish = { project: 'Meander', of: '', at: '', page };
  expect(await gatesAsked(cookies, { ...wish, intent: 'brochure' })).toMatchObject({
    words: 'Read the brochure of Meander',
    href: `${page}/brochure?pass=${PASS}`,
  });
  expect(await gatesAsked(cookies, { ...wish, intent: 'plan', of: '3 BHK', at: 'plan-2' })).toMatchObject({
    words: 'See the plan: 3 BHK, Meander',
    href: `${page}/plans?pass=${PASS}&plan=2#plan-2`,
  });
});
