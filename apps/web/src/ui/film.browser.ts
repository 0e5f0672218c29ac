import { filmParts as parts } from './film-parts';

/** Plays a film in the place of its picture, once the visitor asks for it. Until then nobody else is contacted. */
export function enhance(poster: HTMLElement, signal: AbortSignal): void {
  const film = parts.player.read(poster);
  if (!film) return;
  const play = (event: MouseEvent) => {
    // Asked for in a tab or window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = film;
    player.title = parts.title.read(poster) ?? '';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    poster.replaceWith(player);
    player.focus();
    // Behind a dialog that is closed it would go on to be heard.
    const end = () => player.replaceWith(poster);
    player.closest('dialog')?.addEventListener('close', end, { once: true, signal });
  };
  poster.addEventListener('click', play, { signal });
}
