import { z } from 'zod';

/** Pixels, width by height, of each place a picture can take; `null` where any size does. */
export const SLOT_SIZES_PX = {
  bannerWide: [1920, 1080],
  bannerTall: [1080, 1440],
  overview: [1440, 1080],
  thumbnail: [1200, 900],
  featured: [1440, 1080],
  gallery: [1440, 960],
  floorPlan: [2000, 1500],
  localityMap: [1920, 1280],
  construction: [1200, 900],
  cover: [1440, 900],
  pageCover: [1920, 1080],
  share: [1200, 630],
  avatar: [400, 400],
  portrait: [480, 480],
  elevation: [640, 480],
  diagram: [1120, 840],
  icon: [96, 96],
  favicon: [256, 256],
  logo: null,
  filmPoster: [1280, 720],
  film: null,
  brochure: null,
  document: null,
} as const;

export type Slot = keyof typeof SLOT_SIZES_PX;
/** What every crop of a picture keeps in view, in per cent from its upper left corner. */
type Focus = { x: number; y: number };
type MediaText = { file: string; alt: string; caption: string; focus?: Focus | undefined };

/** A file under `seed/media/`, the place it is used in, and the words that go with it. */
export class MediaFile {
  readonly slot: Slot;
  readonly file: string;
  readonly alt: string;
  readonly caption: string;
  /** Left out: its middle. */
  readonly focus: Focus | undefined;

  constructor(slot: Slot, { file, alt, caption, focus }: MediaText) {
    this.slot = slot;
    this.file = file;
    this.alt = alt;
    this.caption = caption;
    this.focus = focus;
  }

  /** The name in the media library; also how a later run recognises what an interrupted one uploaded. */
  get libraryName(): string {
    return this.file.replaceAll('/', '-');
  }

  /** Neither a film nor a document: it can be drawn in other sizes. */
  get isPicture(): boolean {
    return /\.(?:webp|png)$/.test(this.file);
  }
}

const path = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|png|pdf|mp4|webm)$/, 'must be a path under media/');

const ARTISTS_IMPRESSION = "Artist's impression";
/** What a picture says of itself where its seed file says nothing else. */
const CAPTIONS: Partial<Record<Slot, string>> = {
  construction: `${ARTISTS_IMPRESSION} of the site, not a photograph`,
  portrait: 'Drawn portrait',
  elevation: 'Drawn elevation',
  diagram: 'Diagram',
};

const ALT_MAX_CHARACTERS = 125;
/** A drawing's alt text says what the drawing says, room by room. */
const DRAWING_ALT_MAX_CHARACTERS = 300;
const DRAWING_SLOTS: readonly Slot[] = ['floorPlan', 'localityMap', 'diagram'];

const percent = z.int().min(0).max(100);

/** Schema of a picture in a seed file: `{ file, alt, caption?, focus? }`; its place may depend on the file. */
export function picture(slot: Slot | ((file: string) => Slot)) {
  return z
    .strictObject({
      file: path,
      alt: z.string().min(8),
      caption: z.string().max(200).optional(),
      focus: z.strictObject({ x: percent, y: percent }).optional(),
    })
    .transform(({ file, alt, caption, focus }, context) => {
      const place = typeof slot === 'function' ? slot(file) : slot;
      const longest = DRAWING_SLOTS.includes(place) ? DRAWING_ALT_MAX_CHARACTERS : ALT_MAX_CHARACTERS;
      if (alt.length > longest) {
        const message = `must have at most ${longest} characters`;
        context.addIssue({ code: 'custom', path: ['alt'], message });
      }
      const said = caption ?? CAPTIONS[place] ?? ARTISTS_IMPRESSION;
      return new MediaFile(place, { file, alt, caption: said, focus });
    });
}

/** Schema of a document that everybody may open: its path alone, because it says itself what it is. */
export const document = path
  .endsWith('.pdf')
  .transform(
    (file) => new MediaFile('document', { file, alt: 'Sample document', caption: 'Sample document' }),
  );

/** Schema of a film: its path alone, because its first picture says what is seen. */
export const film = (ending: '.mp4' | '.webm') =>
  path
    .endsWith(ending)
    .transform((file) => new MediaFile('film', { file, alt: 'Film', caption: ARTISTS_IMPRESSION }));

/** What each amenity icon shows; amenities name one of these. */
export const ICON_ALTS = {
  pool: 'Waves of water',
  gym: 'Dumb-bell',
  garden: 'Trees',
  play: 'Swing',
  creche: 'Smiling baby',
  walk: 'Footprints',
  library: 'Open book',
  hall: 'Hall with columns',
  badminton: 'Shuttlecock',
  squash: 'Racket and ball',
  yoga: 'Flower',
  guest: 'Bed',
  parking: 'Car',
  charging: 'Plug with a spark',
  water: 'Drops of water',
  solar: 'Solar panel',
  security: 'Key',
  lift: 'Arrows up and down',
  cafe: 'Steaming cup',
  bicycle: 'Cyclist',
  meeting: 'Presentation board',
  terrace: 'Sun',
  loading: 'Parcel',
} as const;

export type IconName = keyof typeof ICON_ALTS;
const ICON_NAMES = Object.keys(ICON_ALTS).filter((name): name is IconName => name in ICON_ALTS);

/** Schema of an amenity's icon: one of the drawn set, by name. */
export const icon = z.enum(ICON_NAMES).transform(
  (name) =>
    new MediaFile('icon', {
      file: `icons/${name}.webp`,
      alt: ICON_ALTS[name],
      caption: 'Drawn icon',
    }),
);
