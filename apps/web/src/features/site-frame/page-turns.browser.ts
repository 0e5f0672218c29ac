import { savesData } from '../../browser/line';
import { projectAt } from '../../config/paths';

/** The name in base.css under which one page's picture becomes the other's. */
const NAME = 'page-banner';
const BANNER = '[data-page-banner]';
const CARD = 'article, li';

const isInWindow = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** A project's page alone has a banner, and no page below it: nothing else is there for a picture to become. */
function hasBanner(path: string): boolean {
  const segments = path.split('/').slice(1);
  return segments.length === 3 && projectAt(segments) !== null;
}

/** The picture of the card that leads to an address, as far as it is in sight; the pressed one before others. */
function pictureTo(page: HTMLElement, path: string, pressed: Element | null): HTMLElement | null {
  if (!hasBanner(path)) return null;
  const links = [...page.querySelectorAll(`main a[href="${CSS.escape(path)}"]`)];
  const link = links.find((each) => each === pressed);
  for (const each of link ? [link] : links) {
    const picture = each.closest(CARD)?.querySelector('picture:has(source)')?.parentElement;
    if (picture && isInWindow(picture)) return picture;
  }
  return null;
}

/** Names a picture for one turn of the page, and the banner in its stead not. */
async function lend(page: HTMLElement, picture: HTMLElement, turn: ViewTransition): Promise<void> {
  const own = page.querySelector<HTMLElement>(BANNER);
  own?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);
  await Promise.allSettled([turn.finished]);
  own?.style.removeProperty('view-transition-name');
  picture.style.removeProperty('view-transition-name');
}

function bannerInSight(page: HTMLElement): boolean {
  const banner = page.querySelector(BANNER);
  return banner !== null && isInWindow(banner);
}

/**
 * Lets the picture of a project's card grow into the banner of its page, and back where the page before was kept.
 * A page is turned for that alone: where no picture leads to the next one, it is there at once. So it is for browsers
 * without it, and for whoever wants less motion (base.css) or less data.
 */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  let pressed: Element | null = null;
  page.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a[href]') : null;
    },
    { signal },
  );
  addEventListener(
    'pageswap',
    ({ viewTransition: turn, activation }) => {
      if (!turn) return;
      const to = activation?.entry?.url;
      const picture = to ? pictureTo(page, new URL(to).pathname, pressed) : null;
      const goesBack = activation?.navigationType === 'traverse';
      if (savesData() || !(picture || (goesBack && bannerInSight(page)))) turn.skipTransition();
      else if (picture) void lend(page, picture, turn);
    },
    { signal },
  );
  addEventListener(
    'pagereveal',
    ({ viewTransition: turn }) => {
      const from = window.navigation?.activation?.from?.url;
      if (!turn || !from) return;
      const picture = pictureTo(page, new URL(from).pathname, pressed);
      if (picture) void lend(page, picture, turn);
      else if (!bannerInSight(page)) turn.skipTransition();
    },
    { signal },
  );
}
