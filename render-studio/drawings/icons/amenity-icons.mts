import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../../../apps/cms/seed/schemas/media-file.mts';
import { INK } from '../sheet/palette.mts';
import { sheet } from '../sheet/svg.mts';
import { OWN_SHAPES } from './own-shapes.mts';

// The icons' package belongs to the CMS, whose demo content names them.
const require = createRequire(new URL('../../../apps/cms/package.json', import.meta.url));
// Thin enough to sit beside light type at 48 px.
const STROKE = 1.25;

const LUCIDE: Record<Exclude<IconName, keyof typeof OWN_SHAPES>, string> = {
  pool: 'waves',
  gym: 'dumbbell',
  garden: 'trees',
  creche: 'baby',
  walk: 'footprints',
  library: 'book-open',
  hall: 'landmark',
  yoga: 'flower',
  guest: 'bed-double',
  parking: 'car',
  charging: 'plug-zap',
  water: 'droplets',
  solar: 'solar-panel',
  security: 'key-round',
  lift: 'arrow-up-down',
  cafe: 'coffee',
  bicycle: 'bike',
  meeting: 'presentation',
  terrace: 'sun',
  loading: 'package',
};

const isOwn = (name: IconName): name is keyof typeof OWN_SHAPES => name in OWN_SHAPES;

function shapesOf(name: IconName): string {
  if (isOwn(name)) return OWN_SHAPES[name];
  const file = readFileSync(require.resolve(`lucide-static/icons/${LUCIDE[name]}.svg`), 'utf8');
  return /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1] ?? '';
}

/** An amenity's icon, from Lucide (ISC) where it has one, drawn in ink on nothing. */
export function amenityIcon(name: IconName, size: number): string {
  return sheet(
    size,
    size,
    `<g transform="scale(${size / 24})" fill="none" stroke="${INK[900]}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${shapesOf(name)}</g>`,
  );
}
