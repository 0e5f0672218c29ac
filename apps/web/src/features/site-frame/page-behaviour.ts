/**
 * All plain behaviour of the frame, in one small script, because no component is worth hydrating for it. Without
 * it the page still works: the header switches by CSS, dialogs open by `command`, the sub-menu by hover and focus.
 */

/** Spec section 9. */
const HEADER_SOLID_AFTER_PX = 50;

function keepHeaderInStep(header: Element) {
  const step = () => header.toggleAttribute('data-solid', window.scrollY > HEADER_SOLID_AFTER_PX);
  step();
  addEventListener('scroll', step, { passive: true });
  // From here on the script switches the header, not the style sheet.
  document.documentElement.toggleAttribute('data-awake', true);
  // Two frames later that has been painted, and what changes now may fade.
  requestAnimationFrame(() => requestAnimationFrame(() => header.toggleAttribute('data-in-step', true)));
}

/** Tells the style sheet how much room the scrollbar takes, so that a dialog that hides it moves nothing. */
function measureScrollbar() {
  const root = document.documentElement;
  const measure = () => {
    if (root.matches(':has(dialog:modal)')) return;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  };
  measure();
  addEventListener('resize', measure);
}

function openDialogsInOldBrowsers() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

function closeByBackdropInOldBrowsers() {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  document.addEventListener('click', (event) => {
    const dialog = event.target;
    // A press on the backdrop is one on the dialog itself, outside its box.
    if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) dialog.close();
  });
}

/** A form that came back from a post without script stands in an open dialog: make it a real modal. */
function makeOpenDialogsModal() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.close();
    dialog.showModal();
  }
}

function closeMenuByItsLinks(menu: HTMLDialogElement) {
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.close();
  });
}

/** Says to assistive technology what the style sheet shows: the sub-menu follows pointer, focus, tap and Enter. */
function announceProjectsMenu(entry: Element) {
  const button = entry.querySelector('button');
  const say = (open: boolean) => button?.setAttribute('aria-expanded', String(open));
  const settle = () => say(entry.matches(':hover') || entry.querySelector(':focus-visible') !== null);
  entry.addEventListener('pointerenter', settle);
  entry.addEventListener('pointerleave', settle);
  entry.addEventListener('focusin', settle);
  entry.addEventListener('focusout', () => requestAnimationFrame(settle));
  button?.addEventListener('click', () => say(true));
  entry.closest('dialog')?.addEventListener('close', () => say(false));
}

const header = document.querySelector('[data-site-header]');
if (header) keepHeaderInStep(header);
measureScrollbar();
openDialogsInOldBrowsers();
closeByBackdropInOldBrowsers();
makeOpenDialogsModal();
const projects = document.querySelector('[data-projects-menu]');
if (projects) announceProjectsMenu(projects);
const menu = projects?.closest('dialog');
if (menu) closeMenuByItsLinks(menu);
