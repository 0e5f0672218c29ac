import { isEnquiryKey } from '@sahyara/lead-contract/enquiry-key';
import { type GatePass, isGatePass, isGatePassReply } from '@sahyara/lead-contract/gate-pass';
import { objectOf } from '@sahyara/lead-contract/shape';
import { enhanceWithin } from '../../../browser/enhance-page';
import { type Held, heldOf, hold, keepAsked, letGo } from './gate-passes';
import { gatesParts as parts } from './gates-parts';
import { $revealFloorPlans, restoreRevealFloorPlans, setRevealFloorPlans } from './reveal-floor-plans';

// A kept enquiry reaches the CMS within seconds of its return.
const ASK_AGAIN_MS = 15_000;

/** What the page says of its gates: `GateRoot`. */
type Gates = { project: string; words: string; page: string; openedAt: string; passesAt: string };

function gatesOf(root: HTMLElement): Gates | null {
  const project = parts.project.read(root);
  const words = parts.words.read(root);
  const page = parts.page.read(root);
  const openedAt = parts.openedAt.read(root);
  const passesAt = parts.passesAt.read(root);
  if (!project || !words || !page || !openedAt || !passesAt) return null;
  return { project, words, page, openedAt, passesAt };
}

const bringsPass = objectOf({ pass: isGatePass });
const bringsKeyAlone = objectOf({ key: isEnquiryKey, pass: (given) => given === null });

/** What the form tells of an accepted enquiry (`enquiry-sent`). */
function heldIn(detail: unknown): Held | null {
  if (bringsPass(detail)) return heldPass(detail.pass);
  return bringsKeyAlone(detail) ? { kind: 'key', key: detail.key } : null;
}

const heldPass = ({ pass, validForS }: GatePass): Held => ({
  kind: 'pass',
  pass,
  until: Date.now() + validForS * 1000,
});

/** Asks the CMS for the pass of an enquiry that it may have by now. */
async function claim({ project, passesAt }: Gates, key: string): Promise<Held | null> {
  const reply = await fetch(passesAt, { method: 'POST', headers: { 'Idempotency-Key': key } });
  if (!reply.ok) return null;
  const said: unknown = await reply.json();
  if (!isGatePassReply(said)) return null;
  const pass = heldPass(said.data);
  hold(project, pass);
  return pass;
}

// This page has them already, and its CSP would complain of those of another.
const withoutStyles = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '');

/** Puts what the opened page shows in the place of each gate. */
function swapIn(opened: Document): void {
  for (const place of parts.opens.all(document)) {
    if (!parts.gate.first(place)) continue;
    const name = parts.opens.read(place);
    const open = parts.opens.all(opened).find((each) => parts.opens.read(each) === name);
    if (!open || parts.gate.first(open)) continue;
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(...[...open.childNodes].map((node) => document.importNode(node, true)));
    // A plan brings its sheet.
    enhanceWithin(place);
    if (hadFocus) place.querySelector<HTMLElement>('button, a')?.focus();
  }
}

async function open(gates: Gates): Promise<void> {
  let held = heldOf(gates.project);
  document.documentElement.toggleAttribute('data-gates-awaited', held?.kind === 'key');
  if (held?.kind === 'key') held = await claim(gates, held.key);
  if (held?.kind !== 'pass') return;
  const reply = await fetch(`${gates.openedAt}?pass=${held.pass}`, { cache: 'no-store' });
  if (reply.status === 403) {
    letGo(gates.project);
    setRevealFloorPlans(false);
  }
  if (reply.ok) swapIn(new DOMParser().parseFromString(withoutStyles(await reply.text()), 'text/html'));
}

/**
 * Opens the gates of this page in place, once `revealFloorPlans` is true and an enquiry about its project has brought
 * a pass: now, when the visitor comes back to it, and while an enquiry is on its way to the CMS.
 */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const gates = gatesOf(root);
  if (!gates) return;
  const tryToOpen = async () => {
    if (!$revealFloorPlans.get() || document.hidden || !parts.gate.first(document)) return;
    try {
      await open(gates);
    } catch (error) {
      // They stay closed; the next sign of the visitor tries again.
      console.info('The gated plans did not come.', error);
    }
  };
  const onSent = (event: Event) => {
    const held = event instanceof CustomEvent ? heldIn(event.detail) : null;
    if (!held) return;
    hold(gates.project, held);
    keepAsked(gates);
    setRevealFloorPlans(true);
    void tryToOpen();
  };
  document.addEventListener('enquiry-sent', onSent, { signal });
  restoreRevealFloorPlans();
  void tryToOpen();
  addEventListener('pageshow', ({ persisted }) => persisted && void tryToOpen(), { signal });
  document.addEventListener('visibilitychange', tryToOpen, { signal });
  // What did not come, because the enquiry is still on its way or the CMS busy, may come now.
  const asking = setInterval(() => heldOf(gates.project) && void tryToOpen(), ASK_AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(asking));
}
