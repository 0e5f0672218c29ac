import { expect, it } from 'vitest';
import { CmsError } from '../../cms/errors';
import { aRawPicture } from '../../testing/builders';
import { aboutFromCms } from './about-from-cms';

it('the story goes from old to new', () => {
  const about = aboutFromCms({
    heading: 'A house of masons',
    introduction: 'Since 1995.',
    story: [{ type: 'paragraph', children: [{ type: 'text', text: 'We began.' }] }],
    images: [aRawPicture()],
    figures: [{ value: '31', label: 'years' }],
    milestones: [
      { year: 2011, title: 'Crew', text: null },
      { year: 1995, title: 'Workshop', text: 'Three people.' },
    ],
    values: [{ heading: 'Stay', text: 'We maintain.' }],
    seo: null,
  });
  expect(about?.milestones.map(({ year }) => year)).toEqual([1995, 2011]);
  expect(about?.images).toHaveLength(1);
});

it('buildings go from the first to the last, two of a year as the editor put them', () => {
  const aBuilding = (name: string, year: number) => ({ name, year, place: 'Aundh' });
  const about = aboutFromCms({
    heading: 'A house of masons',
    buildings: [
      { ...aBuilding('Third', 2011), homes: '40', drawing: aRawPicture() },
      aBuilding('Second', 2004),
      aBuilding('Fourth', 2011),
      { ...aBuilding('First', 1998), officeArea: 18_000, architect: 'Tara', project: 'first' },
    ],
  });
  expect(about?.buildings.map(({ name }) => name)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(about?.buildings[0]).toMatchObject({
    homes: null,
    officeArea: 18_000,
    architect: 'Tara',
    drawing: null,
  });
  expect(about?.buildings[2]).toMatchObject({ homes: 40, project: '', drawing: { alt: expect.any(String) } });
});

it('a heading is enough', () => {
  expect(aboutFromCms({ heading: 'About' })).toMatchObject({
    introduction: '',
    story: [],
    images: [],
    values: [],
    buildings: [],
  });
});

it('an unwritten page does not exist, a broken one is an error', () => {
  expect(aboutFromCms(null)).toBeNull();
  expect(() => aboutFromCms({ heading: '' })).toThrow(CmsError);
});
