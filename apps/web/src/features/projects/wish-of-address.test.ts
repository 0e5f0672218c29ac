import { beforeEach, expect, it, vi } from 'vitest';
import { CmsError } from '../../cms/errors';
import { paths } from '../../config/paths';
import { aConfiguration, aPhase, aProject } from '../../testing/project-builders';
import { getProjects } from './get-projects';
import { wishOfAddress, wishOfNoProject, wishTold } from './wish-of-address';

vi.mock('./get-projects', () => ({ getProjects: vi.fn() }));

const project = aProject({ phases: [aPhase()], configurations: [aConfiguration({ type: '3 BHK' })] });
const searchOf = (address: string) => new URL(address, 'https://site.example').searchParams;
const asked = (of: string) => searchOf(paths.asking(project.path, { intent: 'price', of, at: 'cost-sheet' }));

beforeEach(() => void vi.mocked(getProjects).mockReset().mockResolvedValue([project]));

it('An opener’s address is read back as what it asks for', () => {
  expect(wishOfAddress(asked('3 BHK'), project)).toEqual({
    intent: 'price',
    project: project.title,
    of: '3 BHK',
    at: 'cost-sheet',
  });
});

it('Words of a link that are none of the project’s are not said', () => {
  expect(wishOfAddress(asked('gold bar, won by you'), project)?.of).toBe('');
});

it.each(['', '?asked=', '?asked=gold', '?of=3+BHK'])('Nothing is asked by %s', (search) => {
  expect(wishOfAddress(searchOf(`/${search}`), project)).toBeNull();
});

it('Of what may not be offered nothing can be asked', () => {
  expect(wishOfAddress(asked('3 BHK'), aProject({ phases: [] }))).toBeNull();
});

it('The thanks know what was asked for, and on which page', async () => {
  const wish = { intent: 'visit', of: '', at: 'invitation-heading', page: project.path };
  expect(await wishTold(searchOf(paths.thanks('SH-7K2M4', wish)))).toEqual({
    ...wish,
    project: project.title,
  });
  expect(
    await wishTold(searchOf(paths.thanks('SH-7K2M4', { ...wish, page: '//elsewhere.example' }))),
  ).toBeNull();
  expect(await wishTold(searchOf(paths.thanks('SH-7K2M4')))).toBeNull();
});

it('On a page of its own only what is about no project can be asked for', () => {
  const read = (intent: string) =>
    wishOfNoProject(
      searchOf(paths.asking(paths.contact, { intent, of: 'gold', at: 'write' })),
      paths.contact,
    );
  expect(read('call back')).toEqual({
    intent: 'call back',
    project: '',
    of: '',
    at: 'write',
    page: paths.contact,
  });
  expect(read('brochure')).toBeNull();
});

it('While projects cannot be read, the thanks stand without it', async () => {
  vi.mocked(getProjects).mockRejectedValue(new CmsError('unreachable', 'projects', 'away'));
  const wish = { intent: 'visit', of: '', at: '', page: project.path };
  expect(await wishTold(searchOf(paths.thanks(null, wish)))).toBeNull();
});

it('A visit may be asked for on a list as well, a price of nothing in particular not', async () => {
  const wish = { intent: 'visit', of: 'gold', at: 'invitation-heading', page: paths.residential };
  expect(await wishTold(searchOf(paths.thanks('SH-7K2M4', wish)))).toEqual({ ...wish, project: '', of: '' });
  expect(await wishTold(searchOf(paths.thanks('SH-7K2M4', { ...wish, intent: 'price' })))).toBeNull();
  expect(await wishTold(searchOf(paths.thanks('SH-7K2M4', { ...wish, page: '/elsewhere' })))).toBeNull();
});
