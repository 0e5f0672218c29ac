/** Plays a film in the place of its picture, once the visitor asks for it. Until then nobody else is contacted. */
export function playFilm(poster: HTMLAnchorElement): void {
  const { film, title = '' } = poster.dataset;
  if (!film) return;
  poster.addEventListener('click', (event) => {
    // Asked for in a tab or window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    player.src = film;
    player.title = title;
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    poster.replaceWith(player);
    player.focus();
  });
}
