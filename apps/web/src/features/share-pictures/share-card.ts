import { createHash } from 'node:crypto';
import type { Picture } from '../../cms/media';
import { paths } from '../../config/paths';
import type { QrDrawing } from '../../ui/qr-code';

/** What the RERA strip says of one phase: a registration with its code, or what stands instead of it. */
export type StripPhase = { label: string; fact: string; note: string; qr: QrDrawing | null };

/** What stands on the picture that goes along with a shared link. */
export type ShareCard = {
  /** Of the page it belongs to. */
  path: string;
  /** A photograph with words on it, or words beside a photograph. */
  form: 'plate' | 'leaf';
  label: string;
  title: string;
  lines: string[];
  picture: Picture | null;
  /** `address` of the authority: beside every registration (RERA s. 11(2)). */
  strip: { phases: StripPhase[]; address: string };
};

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
// Raise it with every change of the drawing: the addresses change, and with them what networks have kept.
const DRAWING = 2;
const HASH_CHARACTERS = 12;
const ADDRESS = new RegExp(`^(.+)-([0-9a-f]{${HASH_CHARACTERS}})\\.jpg$`);

/** A mark of everything that stands on the picture. */
export function hashOf(card: ShareCard, brandName: string): string {
  const drawn = JSON.stringify([DRAWING, brandName, card]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, HASH_CHARACTERS);
}

/** Where the picture is had: the address changes with what it shows. */
export const sharePath = (card: ShareCard, brandName: string) =>
  `${paths.share}${card.path.slice(1)}-${hashOf(card, brandName)}.jpg`;

/** The page and the hash that an address under `/share` names; `null` for any other. */
export function sharedPage(address: string): { path: string; hash: string } | null {
  const [, path, hash] = ADDRESS.exec(address) ?? [];
  return path && hash ? { path: `/${path}`, hash } : null;
}

/** What the picture says, for those who do not see it. */
function altOf({ title, label, lines, strip }: ShareCard): string {
  const phases = strip.phases.map((phase) => [phase.label, phase.fact, phase.note].filter(Boolean).join(' '));
  return [title, label, ...lines, ...phases].filter((part) => part !== '').join('. ');
}

/** The picture as the head of its page names it. */
export const sharePicture = (card: ShareCard, brandName: string) => ({
  src: sharePath(card, brandName),
  width: SHARE_WIDTH,
  height: SHARE_HEIGHT,
  mime: 'image/jpeg',
  alt: altOf(card),
});
