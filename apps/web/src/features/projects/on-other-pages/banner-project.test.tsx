import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { report } from '../../../cms/report';
import { aPhase, aProject } from '../../../testing/project-builders';
import { bannerProject } from './banner-project';

vi.mock('../../../cms/report', () => ({ report: vi.fn() }));

const phases = [aPhase({ reraNumber: 'P52100000003' })];
const meander = aProject({ documentId: 'm', url: 'meander', title: 'Meander', phases });
const named = bannerProject([
  aProject({ documentId: 'o', url: 'ota', title: 'Ota', phases: [aPhase({ reraNumber: '' })] }),
  meander,
]);

it.each([{ documentId: 'm' }, { category: 'residential', url: 'meander' }])(
  'a project that is named %j is shown with its address and its number',
  (name) => {
    const found = named(name);
    expect(found?.href).toBe('/projects/residential/meander');
    expect(renderToStaticMarkup(found?.registration)).toContain('P52100000003');
  },
);

it.each([{ documentId: 'gone' }, { category: 'commercial', url: 'meander' }])(
  'a project %j that is not published is not shown, and that is reported',
  (name) => {
    expect(named(name)).toBeNull();
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/"(gone|meander)".* is not published/));
  },
);

it('a project that is not registered is not advertised by a banner, and that is reported', () => {
  expect(named({ documentId: 'o' })).toBeNull();
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/Ota is not registered yet/));
});

it('while projects cannot be read, nothing is reported of a banner', () => {
  vi.mocked(report).mockClear();
  expect(bannerProject([])({ documentId: 'm' })).toBeNull();
  expect(report).not.toHaveBeenCalled();
});
