import { takeAcceptedLead } from '../../contracts/accepted-lead';
import { measurementParts as parts } from './measurement-parts';

/*
 * Runs only where an id is set. Before somebody agrees, nothing of a third party is loaded and nothing is told; a
 * browser that asks for privacy (Global Privacy Control) has answered already.
 */

const KEPT = 'measurement';
type Answer = 'yes' | 'no' | null;

type Meta = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
};
declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Meta;
    _fbq?: Meta;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

function readAnswer(): Answer {
  if (navigator.globalPrivacyControl) return 'no';
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    // A browser that keeps nothing would be asked on every page: it is not asked.
    return 'no';
  }
}

function keepAnswer(answer: 'yes' | 'no') {
  try {
    localStorage.setItem(KEPT, answer);
  } catch {
    // Full: asked again on the next page.
  }
}

function loadScript(address: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The commands gtag.js reads, as Google documents them: `arguments` objects in `dataLayer`. */
function google(id: string) {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  function gtag(..._command: unknown[]) {
    // Google's script takes nothing but `arguments` for a command.
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return (eventId: string, form: string) =>
    gtag('event', 'generate_lead', { event_id: eventId, transaction_id: eventId, form });
}

function meta(id: string) {
  const pixel: Meta = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], push: (...call: unknown[]) => pixel(...call), loaded: true, version: '2.0' },
  );
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('init', id);
  pixel('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return (eventId: string) => pixel('track', 'Lead', {}, { eventID: eventId });
}

/** Begins to measure, and counts an enquiry that was just accepted: in both places under one id. */
function begin(banner: HTMLElement) {
  const [googleId, metaId] = [parts.google.read(banner), parts.meta.read(banner)];
  const counters = [...(googleId ? [google(googleId)] : []), ...(metaId ? [meta(metaId)] : [])];
  const lead = takeAcceptedLead();
  if (lead) for (const count of counters) count(lead.eventId, lead.form);
}

/** Asks where it was not answered, and measures where it was agreed to. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const banner = parts.banner.first(root);
  if (!banner) return;
  const answer = readAnswer();
  if (answer === 'yes') begin(banner);
  banner.hidden = answer !== null;
  const askAgain = () => {
    banner.hidden = false;
    banner.querySelector('button')?.focus();
  };
  parts.again.first(root)?.addEventListener('click', askAgain, { signal });
  const take = (event: Event) => {
    const button = parts.answer.pressed(event);
    if (!button) return;
    const given = parts.answer.read(button) === 'yes' ? 'yes' : 'no';
    const before = readAnswer();
    keepAnswer(given);
    banner.hidden = true;
    if (given === 'yes' && before !== 'yes') begin(banner);
    // What a third party's script has begun only ends with its page.
    if (given === 'no' && before === 'yes') location.reload();
  };
  banner.addEventListener('click', take, { signal });
}
