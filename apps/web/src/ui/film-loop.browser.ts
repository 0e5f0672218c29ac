import { isGoodLine } from '../browser/line';
import { filmLoopParts as parts } from './film-loop-parts';

/** Of less of the film in view nobody knows whether it is looked at. */
const LOOKED_AT = 0.5;
const FAILED = 'The film cannot be played just now.';

/**
 * Plays a film while it is looked at. It begins by itself only on a good line and where motion is not reduced, and never
 * again once a visitor has paused it; whoever presses the button gets it in any case. What is fetched is said by this
 * alone: the markup fetches nothing.
 */
export function enhance(stage: HTMLElement, signal: AbortSignal): void {
  const film = stage.querySelector('video');
  const button = parts.button.first(stage);
  const failed = stage.parentElement && parts.failed.first(stage.parentElement);
  if (!film || !button || !failed) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted: boolean | null = null;
  let seen = 0;

  const mayPlay = () =>
    wanted === null ? seen >= LOOKED_AT && isGoodLine() && !calm.matches : wanted && seen > 0;

  const fail = () => {
    stage.removeAttribute('data-begun');
    stage.removeAttribute('data-playing');
    // Of what nobody asked for, nobody needs to hear.
    if (wanted) failed.textContent = FAILED;
  };
  const showPlaying = () => {
    // From here on its own frame is seen, also while it rests.
    stage.toggleAttribute('data-begun', true);
    stage.toggleAttribute('data-playing', true);
  };
  const play = async () => {
    try {
      await film.play();
    } catch (error) {
      // Paused before it began, or a browser that lets nothing begin by itself: the button stays.
      const isNoFault =
        error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
      if (!isNoFault) fail();
    }
  };
  const follow = () => {
    if (!mayPlay()) film.pause();
    else if (film.paused) void play();
  };
  const press = () => {
    wanted = !stage.hasAttribute('data-playing');
    failed.textContent = '';
    // A file that did not come is asked for again.
    if (film.error || film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    follow();
  };

  const views = new IntersectionObserver(
    (entries) => {
      seen = entries.at(-1)?.intersectionRatio ?? 0;
      follow();
    },
    { threshold: [0, LOOKED_AT] },
  );
  film.controls = false;
  button.hidden = false;
  button.addEventListener('click', press, { signal });
  film.addEventListener('playing', showPlaying, { signal });
  film.addEventListener('pause', () => stage.removeAttribute('data-playing'), { signal });
  film.addEventListener('error', fail, { signal });
  calm.addEventListener('change', follow, { signal });
  views.observe(stage);
  signal.addEventListener('abort', () => {
    views.disconnect();
    film.pause();
    stage.removeAttribute('data-playing');
    film.controls = true;
    button.hidden = true;
  });
}
