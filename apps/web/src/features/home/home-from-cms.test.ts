import { describe, expect, it } from 'vitest';
import { CmsError } from '../../cms/errors';
import { aRawPicture } from '../../testing/builders';
import { emptyHome, quoteParts } from './home';
import { homeFromCms } from './home-from-cms';

const SITE = 'https://www.sahyara.example';
const read = (data: unknown) => homeFromCms(data, SITE);

const full = {
  id: 1,
  documentId: 'home',
  banner: [
    {
      id: 1,
      heading: 'Houses that know their ground',
      subheading: null,
      link: '/projects/residential',
      desktopBanner: aRawPicture(),
      mobileBanner: aRawPicture({ width: 1080, height: 1440 }),
    },
  ],
  overview: {
    id: 1,
    heading: 'Few buildings',
    text: 'In Pune.',
    figures: [{ id: 1, value: '31', label: 'years' }],
    images: [aRawPicture(), null],
  },
  testimonials: [
    { id: 1, quote: 'As drawn.', reviewerName: 'Anjali', reviewerDetail: null, reviewerImage: null },
  ],
  seo: null,
};

describe('home', () => {
  it('keeps what the editor typed', () => {
    const home = read(full);
    expect(home.banners[0]).toMatchObject({
      subheading: '',
      goal: { kind: 'page', href: '/projects/residential' },
      wide: { width: 1600 },
      tall: { width: 1080 },
    });
    expect(home.overview?.images).toHaveLength(1);
    expect(home.testimonials[0]?.reviewerDetail).toBe('');
  });

  it('with nothing filled in is an empty page, not an error', () => {
    expect(read({ id: 1, banner: [], overview: null, testimonials: null })).toEqual(emptyHome);
  });

  it('that nobody has written yet is an empty page', () => {
    expect(read(null)).toEqual(emptyHome);
  });

  it.each([[[]], ['home'], [{ banner: 'none' }], [{ banner: [{ heading: null }] }]])(
    'rubbish is malformed',
    (data) => {
      expect(() => read(data)).toThrow(CmsError);
    },
  );

  it('a banner leads nowhere dangerous', () => {
    const [banner] = full.banner;
    expect(read({ banner: [{ ...banner, link: 'javascript:alert(1)' }] }).banners[0]?.goal).toBeNull();
  });
});

describe('a banner', () => {
  const goal = (leads: object) => read({ banner: [{ heading: 'A', ...leads }] }).banners[0]?.goal;
  const meander = { category: 'residential', url: 'meander' };

  it('leads to the project an editor chose, whatever is typed beside it', () => {
    const project = { id: 4, documentId: 'meander' };
    const byRelation = { kind: 'project', project: { documentId: 'meander' }, href: null };
    expect(goal({ project, link: null })).toEqual(byRelation);
    expect(goal({ project, link: '/projects/residential/ota' })).toEqual(byRelation);
  });

  it.each([
    ['/projects/residential/meander', ''],
    ['/projects/residential/meander/', ''],
    ['/projects/residential/meander#floor-plans-heading', '#floor-plans-heading'],
    ['/projects/residential/meander/?utm_source=a', '?utm_source=a'],
    [`${SITE}/projects/residential/meander`, ''],
    ['http://sahyara.example/projects/residential//meander/', ''],
  ])('that leads to %s leads to the project', (link, rest) => {
    const href = `/projects/residential/meander${rest}`;
    expect(goal({ project: null, link })).toEqual({ kind: 'project', project: meander, href });
  });

  it('that leads to what is made of a project leads to the project too', () => {
    const href = '/projects/residential/meander/cost-sheet';
    expect(goal({ link: href })).toEqual({ kind: 'project', project: meander, href });
  });

  it.each(['/projects/residential', '/about-us', 'https://elsewhere.example/projects/residential/meander'])(
    'that leads to %s leads to a page',
    (href) => expect(goal({ link: href })).toEqual({ kind: 'page', href }),
  );

  it('without project and link leads nowhere', () => expect(goal({})).toBeNull());
});

describe('a quote', () => {
  const said = (quote: string) =>
    quoteParts({ quote, reviewerName: 'Anjali', reviewerDetail: '', reviewerImage: null });

  it('of a few lines stands whole in large type', () => {
    expect(said('The flat is exactly what the plan said. It is.')).toEqual({
      lead: 'The flat is exactly what the plan said. It is.',
      rest: '',
    });
  });

  it('of three hundred words begins large and goes on as text; no word is lost', () => {
    const quote =
      `Well. We looked at eleven projects in one summer. ${'And so on it went. '.repeat(70)}`.trim();
    const { lead, rest } = said(quote);
    expect(lead).toBe('Well. We looked at eleven projects in one summer.');
    expect(`${lead} ${rest}`).toBe(quote);
  });

  it('that never comes to an end is text alone', () => {
    const quote = 'word '.repeat(300);
    expect(said(quote)).toEqual({ lead: '', rest: quote });
  });
});
