import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aCity, aLocality, anAtlas, anotherCity } from '../../../testing/atlas-builders';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { type Atlas, noAtlas } from '../atlas';
import type { Project } from '../project';
import { wholeList } from './list-query';
import { listingOf } from './listing';
import { byCity, localityMap, SHEET } from './locality-map';
import { ProjectMap } from './project-map';

const MOST_BYTES = 6 * 1024;

const at = (title: string, locality: string, coordinates: Project['coordinates']) =>
  aProject({ documentId: title, title, url: title.toLowerCase(), locality, coordinates });

const four = [
  at('Meander', 'Balewadi', [73.7749, 18.5761]),
  at('Paayri', 'Bavdhan', [73.7801, 18.5128]),
  at('Sagwan', 'Koregaon Park', [73.8939, 18.5389]),
  at('Ota', 'Pashan', [73.7936, 18.5392]),
];
const listing = (projects: Project[], asked: Partial<typeof wholeList> = {}, atlas: Atlas = anAtlas()) =>
  listingOf(projects, 'residential', { ...wholeList, ...asked }, atlas);
const mapOf = (projects: Project[], asked: Partial<typeof wholeList> = {}) => {
  const [inCity] = byCity(listing(projects, asked));
  return inCity ? localityMap(inCity, 'residential', false) : null;
};

describe('The map of a list', () => {
  it('leads to each project by its number in the order given, and lies as the city does', () => {
    const markers = mapOf(four)?.markers ?? [];
    expect(markers.map(({ mark, label, href }) => [mark, label, href])).toEqual([
      ['1', '1 Meander, on request, Balewadi', '/projects/residential/meander'],
      ['2', '2 Paayri, on request, Bavdhan', '/projects/residential/paayri'],
      ['3', '3 Sagwan, on request, Koregaon Park', '/projects/residential/sagwan'],
      ['4', '4 Ota, on request, Pashan', '/projects/residential/ota'],
    ]);
    const [meander, paayri, sagwan] = markers.map((marker) => marker.at);
    if (!meander || !paayri || !sagwan) throw new Error('a marker is missing');
    expect(paayri[1], 'Bavdhan is south of Balewadi').toBeGreaterThan(meander[1]);
    expect(sagwan[0], 'Koregaon Park is east of both').toBeGreaterThan(paayri[0]);
    for (const { at: point } of markers) {
      expect(point[0]).toBeGreaterThanOrEqual(90);
      expect(point[0]).toBeLessThanOrEqual(SHEET.width - 90);
      expect(point[1]).toBeGreaterThanOrEqual(60);
      expect(point[1]).toBeLessThanOrEqual(SHEET.height - 60);
    }
  });

  it('names what each project starts at, and one that may not be offered yet is not on it', () => {
    const priced = (title: string, changes: Parameters<typeof aProject>[0], place: Project['coordinates']) =>
      aProject({
        documentId: title,
        title,
        locality: title,
        coordinates: place,
        phases: [aPhase()],
        ...changes,
      });
    const markers =
      mapOf([
        priced('A', { configurations: [aConfiguration({ priceFrom: 1_16_00_000 })] }, [73.7749, 18.5761]),
        priced('B', { configurations: [aConfiguration({ priceFrom: null })] }, [73.8939, 18.5389]),
        priced('C', { configurations: [aConfiguration({ availability: 'sold out' })] }, [73.7801, 18.5128]),
        priced('D', { phases: [aPhase({ reraNumber: '' })] }, [73.85, 18.5128]),
      ])?.markers ?? [];
    expect(markers.map(({ name, price }) => `${name} ${price}`.trim())).toEqual([
      'A from ₹1.16 Cr',
      'B on request',
      'C Sold out',
    ]);
    expect(markers[0]?.label).toBe('1 A, from ₹1.16 Cr, A');
  });

  it('counts the projects of one locality, and leads to them', () => {
    const markers = mapOf([...four, at('Second', 'Pashan', [73.79, 18.54])])?.markers ?? [];
    expect(markers.find(({ name }) => name === 'Pashan')).toMatchObject({
      mark: '2',
      label: '2 Pashan, 2 projects',
      price: '2 projects',
      href: '/projects/residential?locality=pashan',
      places: [3, 4],
    });
  });

  it('shows where the projects are that were asked for', () => {
    const markers = mapOf(four, { locality: ['pashan'] })?.markers ?? [];
    expect(markers.map(({ mark, shown }) => [mark, shown])).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
      ['4', true],
    ]);
  });

  it('is not there for one locality, nor where places are not known', () => {
    expect(mapOf([at('A', 'Baner', [73.78, 18.56]), at('B', 'Baner', [73.79, 18.56])])).toBeNull();
    expect(mapOf([at('A', 'Baner', null), at('B', 'Pashan', null)])).toBeNull();
  });

  it('stands with two projects in the same spot, and shortens an endless name', () => {
    const endless = 'Wadgaon Sheri and everything beyond the river';
    const markers =
      mapOf([at('A', 'Baner', [73.8, 18.5]), at(endless, 'Pashan', [73.8, 18.5])])?.markers ?? [];
    expect(markers.map(({ at: point }) => point.every(Number.isFinite))).toEqual([true, true]);
    expect(markers[1]?.name).toBe('Wadgaon Sheri and e…');
    expect(markers.map(({ side }) => side)).not.toEqual(['right', 'right']);
  });

  describe('of two cities', () => {
    const two = anAtlas({
      cities: [aCity(), anotherCity()],
      localities: [aLocality({ documentId: 'camp', name: 'Camp', city: 'nashik', at: [73.8, 20] })],
    });
    const six = [
      ...four,
      at('Far', 'Panchavati', [73.79, 20.01]),
      aProject({
        documentId: 'Camp',
        title: 'Camp',
        url: 'camp',
        locality: 'Camp',
        placedIn: 'camp',
        phases: [aPhase()],
      }),
    ];
    const html = (asked: Partial<typeof wholeList> = {}) =>
      renderToStaticMarkup(<ProjectMap listing={listing(six, asked, two)} />);

    it('is one for each, by its name; a project without a place stands in the middle of its locality', () => {
      expect([...html().matchAll(/<summary[^>]*>([^<]+)/g)].map(([, words]) => words)).toEqual([
        'Pune on the map',
        'Nashik on the map',
      ]);
      expect(html()).toContain('aria-label="6 Camp, on request, Camp"');
      expect(html()).toContain('<title>Nashik, and our projects in it</title>');
    });

    it('stays where only one of them has enough places for a map, whatever is asked for', () => {
      const five = [...four, at('Far', 'Panchavati', [73.79, 20.01])];
      const hidden = renderToStaticMarkup(
        <ProjectMap listing={listing(five, { locality: ['panchavati'] }, two)} />,
      );
      expect(hidden.match(/<details/g)).toHaveLength(1);
      expect(hidden).not.toMatch(/<details[^>]*\shidden/);
    });

    it('leads to a locality within its city', () => {
      const twice = listing([...six, at('Next', 'Panchavati', [73.79, 20.01])], {}, two);
      expect(renderToStaticMarkup(<ProjectMap listing={twice} />)).toContain(
        'href="/projects/residential?city=nashik&amp;locality=panchavati"',
      );
    });

    it('hides the one in which nothing is asked for', () => {
      expect(
        [...html({ city: 'nashik' }).matchAll(/<details([^>]*)>/g)].map(([, rest = '']) =>
          rest.includes('hidden'),
        ),
      ).toEqual([true, false]);
    });
  });

  it('is drawn without land where no city is known', () => {
    const html = renderToStaticMarkup(<ProjectMap listing={listing(four, {}, noAtlas)} />);
    expect(html).toContain('<title>Our projects, as they lie</title>');
    expect(html).toContain('Drawn by us, north at the top.');
    expect(html).toContain('1 Meander, on request, Balewadi');
  });

  it('is light: the sheet, and two hundred projects in twenty localities', () => {
    const bytes = (projects: Project[]) =>
      Buffer.byteLength(renderToStaticMarkup(<ProjectMap listing={listing(projects)} />));
    expect(bytes(four)).toBeGreaterThan(1000);
    expect(bytes(four)).toBeLessThanOrEqual(MOST_BYTES);
    const many = Array.from({ length: 200 }, (_, number) =>
      at(`P${number}`, `Locality ${number % 20}`, [73.7 + (number % 20) / 80, 18.5 + (number % 7) / 70]),
    );
    expect(bytes(many)).toBeLessThanOrEqual(2 * MOST_BYTES);
  });
});
