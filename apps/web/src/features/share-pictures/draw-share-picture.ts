import sharp, { type OverlayOptions } from 'sharp';
import type { Focus } from '../../cms/media';
import { drawStrip, FACT_SIZE } from './draw-strip';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-card';
import { type Face, fitted, outline, widthOf } from './typeface';

// One picture at a time, on one core, beside a server that has pages to answer.
sharp.concurrency(1);
sharp.cache(false);

/** What messengers still show: larger ones some of them leave out. */
export const MOST_BYTES = 300_000;
const QUALITIES = [82, 70, 58, 45];

const INK = '#16211c';
const PAPER = '#faf7f2';
const QUIET = '#5a675f';
const STONE = '#e4dacb';
const MARGIN = 56;
const GAP = 40;
const BRAND_SIZE = 34;
const LABEL_SIZE = 24;
const TITLE_SIZES = [92, 80, 68, 58, 50] as const;
const LEAF_TITLE_SIZES = [72, 64, 56, 50, 44] as const;
const LEAF_WIDTH = 660;
const LEADING = 1.08;
const LINE_LEADING = 1.4;
const LONGEST_TITLE = 3;
const LONGEST_ARTICLE_TITLE = 4;
const NARROWEST_TITLE = 420;
const TALLEST_STRIP = 380;
// Kept free for the brand's name and for the caption.
const BRAND_ROOM = 200;
const CAPTION_ROOM = 180;
const CAPTION_SIZE = 18;

const path = (face: Face, words: string, x: number, y: number, size: number, colour: string) =>
  `<path fill="${colour}" d="${outline(face, words, x, y, size)}"/>`;

type Colours = { title: string; quiet: string };
/** Where words may stand, and how large a title may be. */
type Room = { width: number; titleWidth: number; titleLines: number; sizes: readonly [number, ...number[]] };

/** Label, title and lines, the last of them at the foot of the picture; `top` is where they begin. */
function words(card: ShareCard, room: Room, colours: Colours) {
  const title = fitted('display', card.title, room.sizes, room.titleWidth, room.titleLines);
  let y = SHARE_HEIGHT - MARGIN;
  let svg = '';
  for (const line of [...card.lines].reverse()) {
    const { lines, size } = fitted('text', line, [FACT_SIZE, LABEL_SIZE], room.width, 1);
    svg += path('text', lines[0] ?? '', MARGIN, y, size, colours.title);
    y -= FACT_SIZE * LINE_LEADING;
  }
  if (card.lines.length > 0) y -= 12;
  for (const line of [...title.lines].reverse()) {
    svg += path('display', line, MARGIN - 2, y, title.size, colours.title);
    y -= title.size * LEADING;
  }
  const label = fitted('text', card.label, [LABEL_SIZE], room.titleWidth, 1).lines[0] ?? '';
  svg += path('text', label, MARGIN, y - 4, LABEL_SIZE, colours.quiet);
  return { svg, top: y - LABEL_SIZE };
}

/** The line of the hills, where there is no photograph. */
const HILLS =
  `<rect width="1200" height="630" fill="${INK}"/>` +
  '<g fill="none" stroke="#b5a68f" stroke-opacity=".3" stroke-width="1" transform="translate(0 -330) scale(2)">' +
  '<path d="M0 318 L96 262 L150 290 L236 204 L300 250 L352 222 L430 284 L508 240 L600 300"/>' +
  '<path d="M0 352 L120 306 L214 338 L330 288 L420 330 L520 300 L600 336"/></g>';

const SCRIMS =
  `<defs><linearGradient id="foot" x2="0" y2="1"><stop offset=".38" stop-color="${INK}" stop-opacity="0"/>` +
  `<stop offset=".7" stop-color="${INK}" stop-opacity=".58"/><stop offset="1" stop-color="${INK}" stop-opacity=".84"/></linearGradient>` +
  `<linearGradient id="head" x2="0" y2="1"><stop stop-color="${INK}" stop-opacity=".45"/>` +
  `<stop offset=".25" stop-color="${INK}" stop-opacity="0"/></linearGradient></defs>` +
  '<rect width="1200" height="630" fill="url(#head)"/><rect width="1200" height="630" fill="url(#foot)"/>';

/** Words on the photograph: for what is sold by its picture. */
function plate(card: ShareCard, brandName: string, hasPhoto: boolean): string {
  const strip = placedStrip(card);
  const width = SHARE_WIDTH - 2 * MARGIN - CAPTION_ROOM;
  const colours = { title: PAPER, quiet: STONE };
  const room = { width, titleWidth: width, titleLines: LONGEST_TITLE, sizes: TITLE_SIZES };
  const beside = strip.left - MARGIN - GAP;
  // Under the strip; else beside it; else in one line under it.
  let text = words(card, room, colours);
  if (text.top < strip.bottom) {
    const less = beside >= NARROWEST_TITLE ? { titleWidth: beside } : { titleLines: 1 };
    text = words(card, { ...room, ...less }, colours);
  }
  // "Artist's impression", as the trade has it.
  const caption = hasPhoto ? (card.picture?.caption ?? '') : '';
  const captionX = SHARE_WIDTH - GAP - widthOf('text', caption, CAPTION_SIZE);
  return (
    (hasPhoto ? SCRIMS : HILLS) +
    path('display', brandName, MARGIN, 84, BRAND_SIZE, PAPER) +
    text.svg +
    path('text', caption, captionX, SHARE_HEIGHT - MARGIN, CAPTION_SIZE, STONE) +
    strip.svg
  );
}

/** At the top right (MahaRERA Order 46C/2025), smaller only where so many phases would leave no room for a title. */
function placedStrip({ strip }: ShareCard): { svg: string; left: number; bottom: number } {
  const drawn = drawStrip(strip);
  if (!drawn) return { svg: '', left: SHARE_WIDTH, bottom: 0 };
  const scale = Math.min(1, (SHARE_WIDTH - 2 * GAP - BRAND_ROOM) / drawn.width, TALLEST_STRIP / drawn.height);
  const left = Math.floor(SHARE_WIDTH - GAP - drawn.width * scale);
  const place = `translate(${left} ${GAP})${scale < 1 ? ` scale(${scale})` : ''}`;
  return { svg: `<g transform="${place}">${drawn.svg}</g>`, left, bottom: GAP + drawn.height * scale };
}

/** Words on paper beside the photograph: for what is read. */
function leaf(card: ShareCard, brandName: string, hasPhoto: boolean): string {
  const colours = hasPhoto ? { title: INK, quiet: QUIET } : { title: PAPER, quiet: STONE };
  const ground = hasPhoto ? `<rect width="${LEAF_WIDTH}" height="630" fill="${PAPER}"/>` : HILLS;
  const width = (hasPhoto ? LEAF_WIDTH : SHARE_WIDTH - MARGIN) - 2 * MARGIN;
  const room = { width, titleWidth: width, titleLines: LONGEST_ARTICLE_TITLE, sizes: LEAF_TITLE_SIZES };
  return (
    ground +
    path('display', brandName, MARGIN, 84, BRAND_SIZE, colours.title) +
    words(card, room, colours).svg
  );
}

/** A photograph that covers a box, cut so that its focal point stays in view; without one its middle. */
async function cut(photo: Buffer, width: number, height: number, focus?: Focus): Promise<Buffer> {
  if (!focus) return sharp(photo).resize(width, height, { fit: 'cover' }).toBuffer();
  const { data, info } = await sharp(photo)
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  return sharp(data).extract({ left, top, width, height }).toBuffer();
}

/**
 * Draws the picture that goes along with a shared link, 1200 × 630.
 * @param photo the bytes of the card's picture; `null` draws the hills instead
 * @returns a JPEG of at most `MOST_BYTES`
 */
export async function drawSharePicture(
  card: ShareCard,
  brandName: string,
  photo: Buffer | null,
): Promise<Buffer> {
  const [left, drawing] =
    card.form === 'plate'
      ? [0, plate(card, brandName, photo !== null)]
      : [LEAF_WIDTH, leaf(card, brandName, photo !== null)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${drawing}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }];
  if (photo) {
    const input = await cut(photo, SHARE_WIDTH - left, SHARE_HEIGHT, card.picture?.focus);
    layers.unshift({ input, left, top: 0 });
  }
  const ground = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: INK } as const;
  const flat = await sharp({ create: ground })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = flat.info;
  let jpeg = flat.data;
  for (const quality of QUALITIES) {
    // Small letters and codes keep their edges.
    jpeg = await sharp(flat.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}
