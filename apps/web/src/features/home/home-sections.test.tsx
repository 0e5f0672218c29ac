import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aRawPicture } from '../../testing/builders';
import { homeFromCms } from './home-from-cms';
import { HomeOverview } from './home-overview';
import { Testimonials } from './testimonials';

const SITE = 'https://www.sahyara.example';

function overview(pictures: number, values: string[] = []) {
  const images = Array.from({ length: pictures }, (_, index) =>
    aRawPicture({ url: `/uploads/${index}.webp` }),
  );
  const figures = values.map((value, index) => ({ value, label: `label ${index}` }));
  const home = homeFromCms(
    { overview: { heading: 'Few buildings', text: 'One.\n\nTwo.', figures, images } },
    SITE,
  );
  return renderToStaticMarkup(<HomeOverview overview={home.overview} />);
}

describe('the overview', () => {
  it.each([0, 1, 2, 5])('shows %i pictures', (count) => {
    expect(overview(count).match(/<img/g) ?? []).toHaveLength(count);
  });

  it('sets each paragraph by itself', () => {
    expect(overview(0)).toContain('<p>One.</p><p>Two.</p>');
  });

  it('sets its figures large, unless one of them is long', () => {
    expect(overview(0, ['19', '2,140'])).not.toContain('longFigures');
    expect(overview(0, ['19', '₹1,200 Cr and more'])).toContain('longFigures');
    expect(overview(0)).not.toContain('<dl');
  });

  it('nobody has written is not there', () => {
    expect(renderToStaticMarkup(<HomeOverview overview={null} />)).toBe('');
  });
});

describe('testimonials', () => {
  const render = (...quotes: string[]) => {
    const testimonials = quotes.map((quote) => ({ quote, reviewerName: 'Anjali' }));
    return renderToStaticMarkup(
      <Testimonials
        heading={words.home.voicesHeading}
        testimonials={homeFromCms({ testimonials }, SITE).testimonials}
      />,
    );
  };

  it('none are not there', () => {
    expect(render()).toBe('');
  });

  it('one stands alone, without a portrait where there is none', () => {
    const html = render('As drawn.');
    expect(html.match(/<blockquote/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|_rest/);
  });

  it('one of three hundred words is whole, once', () => {
    const html = render(`The keys came in February, as promised. ${'It has been dry since. '.repeat(60)}`);
    expect(html.match(/The keys came/g)).toHaveLength(1);
    expect(html.match(/It has been dry since/g)).toHaveLength(60);
    expect(html).toContain('_rest');
  });
});
