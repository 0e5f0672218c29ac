import type { MediaFile } from '../schemas/media-file.mts';
import { type Draw, inGarden, inside, near, PROJECT_PICTURES, seen, site } from './catalogue-projects.mts';
import { garden } from './outdoors.mts';
import { brickCourse, drawingTable, tools } from './still-lifes.mts';
import { doorway, sunlitCorner } from './thresholds.mts';

const OTHER_PICTURES: Record<string, Draw> = {
  'home/banner-1-wide': seen('meander', 'dawn', 0.56, 0.8, 0.9, 'meadow'),
  'home/banner-1-tall': seen('meander', 'dawn', 0.3, 0.66, 0.86, 'meadow'),
  'home/banner-2-wide': seen('paayri', 'monsoon', 0.22, 0.72, 0.92),
  'home/banner-2-tall': seen('paayri', 'monsoon', -0.4, 0.44, 0.84),
  'home/banner-3-wide': seen('kansa', 'dusk', 0.5, 0.86, 0.92, 'street'),
  'home/banner-3-tall': seen('kansa', 'dusk', 0.36, 0.62, 0.9, 'street'),
  'home/overview-1': brickCourse,
  'home/overview-2': (file, width, height) =>
    doorway(width, height, garden(file, width, height, 'ota', 'day')),
  'home/share': seen('meander', 'dawn', 0.5, 0.74, 0.86),
  'about/site-at-dawn': site({ hour: 'dawn', floors: 16, built: 9, closed: 3, wide: 0.4 }),
  'about/drawing-table': drawingTable,
  'about/share': site({ hour: 'dawn', floors: 16, built: 9, closed: 3, wide: 0.4 }),
  'contact/cover': inGarden('kaman-quarter', 'dawn'),
  'contact/share': inGarden('kaman-quarter', 'dawn'),
  'blogs/carpet-area-explained': sunlitCorner,
  'blogs/floor-plates-and-efficiency': inside('meeting', 'day', '#E0D9CB', '#9F998C', '#8A6234'),
  'blogs/gst-on-homes-under-construction': site({
    hour: 'monsoon',
    floors: 20,
    built: 12,
    closed: 4,
    wide: 0.36,
  }),
  'blogs/monsoon-checks-before-you-buy': inGarden('paayri', 'monsoon'),
  'blogs/possession-oc-and-cc': seen('sagwan', 'evening', 0.4, 1.2, 0.9, 'street'),
  'blogs/questions-on-a-site-visit': inGarden('sagwan', 'day'),
  'blogs/reading-a-maharera-page': drawingTable,
  'blogs/stamp-duty-and-registration': near('kaman-quarter', 'dawn', [18, 5], 32),
  'news/apprentices-2026': tools,
  'news/daylight-award': (file, width, height) =>
    doorway(width, height, garden(file, width, height, 'kaman-quarter', 'day')),
  'news/evening-on-rera': inside('meeting', 'evening', '#CDBB9E', '#8C6F4C', '#5A675F'),
  'news/kansa-structure-complete': site({ hour: 'monsoon', floors: 14, built: 14, closed: 2, wide: 0.56 }),
  'news/meander-tower-one-oc': seen('meander', 'dusk', 0.34, 1.1, 0.92),
  'news/open-house-ota': inGarden('ota', 'dawn'),
  'news/paayri-registered': seen('paayri', 'day', 0.16, 0.6, 0.88),
  'news/teak-from-nilambur': near('sagwan', 'dusk', [9, 40], 12),
};

const isProject = (url: string): url is keyof typeof PROJECT_PICTURES => url in PROJECT_PICTURES;

/**
 * What to draw for a photograph the seed data names.
 * @throws Error for a file nobody has drawn yet, naming it.
 */
export function drawingOf({ file }: MediaFile, width: number, height: number): string {
  const name = file.replace(/\.[a-z]+$/, '');
  const last = name.split('/').at(-1) ?? name;
  const [folder, url = ''] = name.split('/');
  const draw = folder === 'projects' && isProject(url) ? PROJECT_PICTURES[url][last] : OTHER_PICTURES[name];
  if (!draw)
    throw new Error(`media/${file}: no picture is drawn for it; add it to seed/pictures/catalogue*.mts.`);
  return draw(file, width, height);
}
