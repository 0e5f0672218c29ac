import { shareParts as parts } from './share-links-parts';

/** Shows the "Share…" button, which opens the sheet that a phone shares everything with. */
function offerToHandOver(root: HTMLElement, signal: AbortSignal): void {
  const button = parts.handOver.first(root);
  if (!button || !('share' in navigator)) return;
  button.closest('li')?.removeAttribute('hidden');
  const [url, title] = [parts.handOver.read(button) ?? '', parts.title.read(button) ?? ''];
  // Closing the sheet again is a refusal, and needs no answer.
  button.addEventListener('click', () => navigator.share({ title, url }).catch(() => undefined), { signal });
}

/** Shows the buttons that only a script can answer. Browsers let it copy on secure pages only. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  offerToHandOver(root, signal);
  const button = parts.copy.first(root);
  if (!button || !('clipboard' in navigator)) return;
  button.closest('li')?.removeAttribute('hidden');
  const said = parts.said.first(root);
  const copy = async () => {
    const url = parts.copy.read(button) ?? '';
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      // Forbidden by the visitor: the address is said instead.
      () => false,
    );
    if (said) said.textContent = copied ? 'Copied.' : url;
  };
  button.addEventListener('click', copy, { signal });
}
