import { describe, expect, it } from 'vitest';
import { CmsError } from '../../cms/errors';
import { aRawPicture } from '../../testing/builders';
import { emptyHome, quoteParts } from './home';
import { homeFromCms } from './home-from-cms';

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
    const home = homeFromCms(full);
    expect(home.banners[0]).toMatchObject({
      subheading: '',
      link: '/projects/residential',
      wide: { width: 1600 },
      tall: { width: 1080 },
    });
    expect(home.overview?.images).toHaveLength(1);
    expect(home.testimonials[0]?.reviewerDetail).toBe('');
  });

  it('with nothing filled in is an empty page, not an error', () => {
    expect(homeFromCms({ id: 1, banner: [], overview: null, testimonials: null })).toEqual(emptyHome);
  });

  it('that nobody has written yet is an empty page', () => {
    expect(homeFromCms(null)).toEqual(emptyHome);
  });

  it.each([[[]], ['home'], [{ banner: 'none' }], [{ banner: [{ heading: null }] }]])(
    'rubbish is malformed',
    (data) => {
      expect(() => homeFromCms(data)).toThrow(CmsError);
    },
  );

  it('a banner leads nowhere dangerous', () => {
    const [banner] = full.banner;
    expect(homeFromCms({ banner: [{ ...banner, link: 'javascript:alert(1)' }] }).banners[0]?.link).toBeNull();
  });
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
