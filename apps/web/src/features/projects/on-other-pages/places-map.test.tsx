import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aCity, anAtlas, anotherCity } from '../../../testing/atlas-builders';
import { noAtlas } from '../atlas';
import { SHEET } from '../list/locality-map';
import { PlacesMap } from './places-map';

const HEAD = { name: 'Head office', at: [73.8297, 18.5364] } as const;
const SITE = { name: 'Site office', at: [73.7749, 18.5761] } as const;

const dotsOf = (html: string) =>
  [...html.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('shows each place by its name, on the sheet, the northern one higher', () => {
  const html = renderToStaticMarkup(
    <PlacesMap places={[HEAD, SITE]} title="Our offices" atlas={anAtlas()} />,
  );
  const [head = [], site = []] = dotsOf(html);
  for (const [x = -1, y = -1] of [head, site]) {
    expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
  }
  expect(Number(site[1])).toBeLessThan(Number(head[1]));
  expect(html).toContain('aria-label="Our offices in Pune: Head office, Site office"');
});

it('one place lies in the middle, and none is no map', () => {
  const html = renderToStaticMarkup(<PlacesMap places={[HEAD]} title="Our office" atlas={anAtlas()} />);
  expect(dotsOf(html)).toEqual([[SHEET.width / 2, SHEET.height / 2]]);
  expect(renderToStaticMarkup(<PlacesMap places={[]} title="None" atlas={anAtlas()} />)).toBe('');
});

it('draws a map for each city, and one without land where no city is known', () => {
  const far = { name: 'Second office', at: [73.79, 20] } as const;
  const titles = (atlas: Parameters<typeof PlacesMap>[0]['atlas']) =>
    [
      ...renderToStaticMarkup(
        <PlacesMap places={[HEAD, far, SITE]} title="Our offices" atlas={atlas} />,
      ).matchAll(/aria-label="([^"]+)"/g),
    ].map(([, title]) => title);
  expect(titles(anAtlas({ cities: [aCity(), anotherCity()] }))).toEqual([
    'Our offices in Pune: Head office, Site office',
    'Our offices in Nashik: Second office',
  ]);
  expect(titles(noAtlas)).toEqual(['Our offices: Head office, Second office, Site office']);
});
