/** A link in a dialog closes it: one to a place on the page below would else lead there unseen. */
export function enhance(dialog: HTMLElement, signal: AbortSignal): void {
  const closeByLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') && dialog instanceof HTMLDialogElement)
      dialog.close();
  };
  dialog.addEventListener('click', closeByLink, { signal });
}
