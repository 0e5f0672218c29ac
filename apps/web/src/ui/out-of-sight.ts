/** Of less than this much within, nothing is gained. */
const WORTH_IT = 4;
/** A page is looked through while a finger rests on a button. */
const MOST_LOOKED_AT = 250;

const within = (element: Element) => element.getElementsByTagName('*').length;

function isOutOfSight(element: Element, style: CSSStyleDeclaration): boolean {
  const { top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  return top >= innerHeight || style.visibility === 'hidden';
}

/**
 * The outermost elements of which nothing is seen: what begins below the window, wherever it stands in the page, and
 * what lies hidden in the window, such as the banners that are not shown. What is above the window is none of them:
 * without it, what is seen might move by a part of a pixel.
 * @param besides what must stay rendered, with all that it stands in
 */
export function outOfSight(parts: Iterable<Element>, besides: readonly Element[]): HTMLElement[] {
  const found: HTMLElement[] = [];
  const worthALook = (elements: Iterable<Element>) =>
    [...elements].filter((element) => element instanceof HTMLElement && within(element) >= WORTH_IT);
  const open = worthALook(parts);
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += 1) {
    const element = open.shift();
    if (!element) break;
    if (!(element instanceof HTMLElement)) continue;
    const style = getComputedStyle(element);
    const isBox = !/^(?:none|contents|inline$|table)/.test(style.display);
    if (isBox && !besides.some((one) => element.contains(one)) && isOutOfSight(element, style))
      found.push(element);
    else if (style.display !== 'none') open.push(...worthALook(element.children));
  }
  return found;
}

type Size = { inline: number; block: number };

function sizeWithin(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const px = (...lengths: string[]) =>
    lengths.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const edges = {
    inline: px(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth),
    block: px(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth),
  };
  return { inline: px(style.width) - edges.inline, block: px(style.height) - edges.block };
}

/** Takes elements out of rendering (`[data-left-out]` of base.css); each keeps its size to the fraction of a pixel. */
export function leaveOut(elements: readonly HTMLElement[]): void {
  // All sizes before the first change: each change would have them reckoned anew.
  const sizes = elements.map(sizeWithin);
  for (const [place, element] of elements.entries()) {
    const { inline, block } = sizes[place] ?? { inline: 0, block: 0 };
    element.style.setProperty('--left-out-inline', `${inline}px`);
    element.style.setProperty('--left-out-block', `${block}px`);
    element.toggleAttribute('data-left-out', true);
  }
}

/** Takes all of them back in. */
export function takeBackIn(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-left-out]')) {
    element.removeAttribute('data-left-out');
    element.style.removeProperty('--left-out-inline');
    element.style.removeProperty('--left-out-block');
  }
}
