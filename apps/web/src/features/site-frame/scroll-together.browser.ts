import { previewParts as parts } from './preview-parts';

/** How far a page was scrolled, as two previews that stand beside each other tell each other by way of the panel. */
function scrolledTo(message: unknown): number | null {
  const told =
    typeof message === 'object' && message !== null && 'scrolledTo' in message && message.scrolledTo;
  return typeof told === 'number' ? told : null;
}

/** A preview that the panel shows beside another stays at the same height of its page. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const panel = parts.panel.read(root);
  if (!panel || window.parent === window) return;
  const tell = () => window.parent.postMessage({ scrolledTo: window.scrollY }, panel);
  const follow = ({ origin, source, data }: MessageEvent) => {
    const top = origin === panel && source === window.parent ? scrolledTo(data) : null;
    // Being there already ends it: to go there again would be told again.
    if (top === null || Math.abs(top - window.scrollY) < 1) return;
    window.scrollTo({ top, behavior: 'instant' });
  };
  addEventListener('scroll', tell, { signal, passive: true });
  addEventListener('message', follow, { signal });
}
