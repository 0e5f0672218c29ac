/** Shows the "Share…" buttons of a page, which open the sheet that a phone shares everything with. */
function offerToHandOver(): void {
  if (!('share' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-hand-over]')) {
    button.closest('li')?.removeAttribute('hidden');
    button.addEventListener('click', () => {
      const { handOver: url = '', title = '' } = button.dataset;
      // Closing the sheet again is a refusal, and needs no answer.
      navigator.share({ title, url }).catch(() => undefined);
    });
  }
}

/** Shows the "Copy link" buttons of a page and lets them copy. Browsers allow it on secure pages only. */
export function offerToCopyLinks(): void {
  offerToHandOver();
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
    button.closest('li')?.removeAttribute('hidden');
    const said = button.closest('ul')?.parentElement?.querySelector('[data-copy-said]');
    button.addEventListener('click', async () => {
      const url = button.dataset.copyLink ?? '';
      const copied = await navigator.clipboard.writeText(url).then(
        () => true,
        // Forbidden by the visitor: the address is said instead.
        () => false,
      );
      if (said) said.textContent = copied ? 'Copied.' : url;
    });
  }
}
