/** A film of another house that can be played within our page; `from` is who is asked for it. */
export type Film = {
  /** The player as it stands in a page, and begins at once. */
  embed: string;
  /** The player by itself. */
  player: string;
  from: string;
};

const ORIGINS = { youTube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };

/** Every origin a player may come from. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(ORIGINS);

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_ID = /^\d{5,12}$/;

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!YOUTUBE.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live'].includes(first) ? second : undefined;
}

/** The film at an address, in the provider's most reticent player; `null` for what can only be linked to. */
export function filmAt(address: string): Film | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const onYouTube = youTubeId(url);
  if (onYouTube && YOUTUBE_ID.test(onYouTube)) {
    const player = `${ORIGINS.youTube}/embed/${onYouTube}`;
    return { player, embed: `${player}?autoplay=1&rel=0`, from: 'YouTube' };
  }
  const [onVimeo] = VIMEO.test(url.hostname) ? url.pathname.split('/').slice(-1) : [];
  if (onVimeo && VIMEO_ID.test(onVimeo)) {
    const player = `${ORIGINS.vimeo}/video/${onVimeo}`;
    return { player, embed: `${player}?autoplay=1&dnt=1`, from: 'Vimeo' };
  }
  return null;
}
