import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aFullRawProject, anUpdate, aPhase, aProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { FeaturedProjects } from './featured-projects';
import { LatestUpdate } from './latest-update';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProject({ documentId: `p${index}`, url: `p${index}`, status: 'ready to move', phases: [] }),
  );

const chapter = (count: number) =>
  renderToStaticMarkup(
    <FeaturedProjects projects={some(count)} category="residential" heading="Residences" />,
  );

describe('a chapter of projects on the home page', () => {
  it.each([1, 2, 3, 7])('of %i has a plate for each, with and without a picture', (count) => {
    const html = chapter(count);
    expect(html.match(/<h3/g)).toHaveLength(count);
    expect(html).not.toContain('<img');
  });

  it('of none is not there', () => {
    expect(chapter(0)).toBe('');
  });

  it('names the registration of each project', () => {
    const project = projectFromCms(rawProject.parse(aFullRawProject()));
    const html = renderToStaticMarkup(
      <FeaturedProjects projects={[project]} category="residential" heading="Residences" />,
    );
    expect(html).toContain('P52100000001');
    expect(html).toContain('data-rera-strip');
  });
});

describe('the latest update on the home page', () => {
  const render = (changes: Parameters<typeof anUpdate>[0]) =>
    renderToStaticMarkup(
      <LatestUpdate
        label={words.home.progressLabel}
        link={words.home.progressLink}
        projects={[
          aProject({ title: 'Kansa', phases: [aPhase()], constructionUpdates: [anUpdate(changes)] }),
        ]}
      />,
    );

  it('says what was done, where, and how far the tower is', () => {
    const html = render({ tower: 'East wing', title: 'Slab cast', percentComplete: 62 });
    expect(html).toContain('Kansa, East wing: Slab cast');
    expect(html).toContain('62%');
    expect(html).toContain('<rect class="_done');
    expect(html).toMatch(/_done[^>]*width="62"/);
  });

  it('without picture, text or percentage is only what is known', () => {
    const html = render({ tower: '', percentComplete: null });
    expect(html).toContain('Kansa: Slab cast');
    expect(html).not.toMatch(/\d%|<rect|_frame/);
  });

  it('carries the registration of its project, and none is shown of one that awaits it', () => {
    expect(render({})).toMatch(/data-rera-strip.*P52100000001/s);
    const phases = [aPhase({ reraNumber: '' })];
    const awaiting = aProject({ phases, constructionUpdates: [anUpdate({})] });
    expect(
      renderToStaticMarkup(
        <LatestUpdate
          label={words.home.progressLabel}
          link={words.home.progressLink}
          projects={[awaiting]}
        />,
      ),
    ).toBe('');
  });

  it('is not there while nothing is being built', () => {
    expect(
      renderToStaticMarkup(
        <LatestUpdate label={words.home.progressLabel} link={words.home.progressLink} projects={some(2)} />,
      ),
    ).toBe('');
  });
});
