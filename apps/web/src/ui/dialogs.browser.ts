import { leaveOut, outOfSight, takeBackIn } from './out-of-sight';

/**
 * A press that ends elsewhere has no click. The click of a finger comes some tasks after its pointerup, and must find
 * left out what it finds: all taken back in a moment before the modal would be styled twice.
 */
const TAP_TO_CLICK_MS = 500;

/** Tells the style sheet how much room the scrollbar takes, so that a dialog that hides it moves nothing. */
function measureScrollbar(signal: AbortSignal) {
  const root = document.documentElement;
  const measure = () => {
    if (root.matches(':has(dialog:modal)')) return;
    const width = `${window.innerWidth - root.clientWidth}px`;
    // Nothing is written where nothing changes, as where scrollbars take no room: the whole page would be styled anew.
    if (width !== (root.style.getPropertyValue('--scrollbar') || '0px'))
      root.style.setProperty('--scrollbar', width);
  };
  // Not at once: a browser lays a whole page out to say how wide it is, and a frame does that anyway.
  const frame = requestAnimationFrame(measure);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
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
 * A modal has a browser style all it lies over anew. What of it is out of sight is left out of rendering, from the
 * press on: nothing that can be pressed moves, and nothing that is seen. Nothing scrolls under a modal; where the
 * window itself grows, all is taken back in.
 */
function leaveOutWhatIsUnseen(page: HTMLElement, signal: AbortSignal) {
  const press = ({ target, button }: PointerEvent) => {
    const opens = button === 0 && target instanceof Element && target.closest('button[command="show-modal"]');
    if (!opens) return;
    const modal = document.getElementById(opens.getAttribute('commandfor') ?? '');
    leaveOut(outOfSight(page.querySelectorAll('main > *, body > footer'), modal ? [modal, opens] : [opens]));
  };
  const unlessModal = () => {
    if (!page.querySelector('dialog:modal')) takeBackIn(page);
  };
  page.addEventListener('pointerdown', press, { passive: true, signal });
  let looking: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = () => {
    clearTimeout(looking);
    looking = setTimeout(unlessModal, TAP_TO_CLICK_MS);
  };
  signal.addEventListener('abort', () => clearTimeout(looking));
  page.addEventListener('pointerup', lookAgain, { passive: true, signal });
  page.addEventListener('pointercancel', unlessModal, { passive: true, signal });
  // It does not bubble.
  page.addEventListener('close', unlessModal, { capture: true, signal });
  addEventListener('resize', () => takeBackIn(page), { signal });
}

/** What dialogs lack in some browsers. In the others they need no script. */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  measureScrollbar(signal);
  openInOldBrowsers(page, signal);
  closeByBackdropInOldBrowsers(page, signal);
  makeOpenOnesModal(page);
  leaveOutWhatIsUnseen(page, signal);
}
