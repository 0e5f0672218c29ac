/** Tells the style sheet how much room the scrollbar takes, so that a dialog that hides it moves nothing. */
function measureScrollbar(signal: AbortSignal) {
  const root = document.documentElement;
  const measure = () => {
    if (root.matches(':has(dialog:modal)')) return;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  };
  measure();
  addEventListener('resize', measure, { signal });
}

function openInOldBrowsers(page: HTMLElement, signal: AbortSignal) {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const obey = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  page.addEventListener('click', obey, { signal });
}

function closeByBackdropInOldBrowsers(page: HTMLElement, signal: AbortSignal) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  const close = ({ target: dialog, clientX: x, clientY: y }: MouseEvent) => {
    // A press on the backdrop is one on the dialog itself, outside its box.
    if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) dialog.close();
  };
  page.addEventListener('click', close, { signal });
}

/** A form that came back from a post without script stands in an open dialog: make it a real modal. */
function makeOpenOnesModal(page: HTMLElement) {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.close();
    dialog.showModal();
  }
}

/**
 * Tells the style sheet (base.css), from the press on, what a modal will lie over that is out of sight: chapters and
 * the footer, where they begin below the window. Those alone: nothing that can be pressed moves, and nothing that is
 * seen. Nothing scrolls under a modal; where the window itself grows, all is taken back in.
 */
function leaveOutWhatIsBelow(page: HTMLElement, signal: AbortSignal) {
  const press = ({ target, button }: PointerEvent) => {
    const opens = button === 0 && target instanceof Element && target.closest('button[command="show-modal"]');
    if (!opens) return;
    const modal = document.getElementById(opens.getAttribute('commandfor') ?? '');
    const chapters = [...page.querySelectorAll('main > *, body > footer')];
    const below = chapters.filter((chapter) => chapter.getBoundingClientRect().top >= innerHeight);
    for (const chapter of below) chapter.toggleAttribute('data-left-out', !chapter.contains(modal));
  };
  const takeBackIn = () => {
    for (const chapter of page.querySelectorAll('[data-left-out]')) chapter.removeAttribute('data-left-out');
  };
  const unlessModal = () => {
    if (!page.querySelector('dialog:modal')) takeBackIn();
  };
  page.addEventListener('pointerdown', press, { passive: true, signal });
  // After the click, which a press that ends elsewhere has none of.
  const lookAgain = () => setTimeout(unlessModal);
  page.addEventListener('pointerup', lookAgain, { passive: true, signal });
  page.addEventListener('pointercancel', unlessModal, { passive: true, signal });
  // It does not bubble.
  page.addEventListener('close', unlessModal, { capture: true, signal });
  addEventListener('resize', takeBackIn, { signal });
}

/** What dialogs lack in some browsers. In the others they need no script. */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  measureScrollbar(signal);
  openInOldBrowsers(page, signal);
  closeByBackdropInOldBrowsers(page, signal);
  makeOpenOnesModal(page);
  leaveOutWhatIsBelow(page, signal);
}
