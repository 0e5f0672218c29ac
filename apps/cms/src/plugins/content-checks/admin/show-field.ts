/** The nearest thing of a form that bears a field's name, or that of a part it stands in. */
function elementOf(field: string): HTMLElement | null {
  const names = field.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const name = CSS.escape(names.slice(0, count).join('.'));
    const found = document.querySelector<HTMLElement>(`[name="${name}"], [id="${name}"]`);
    if (found) return found;
  }
  return null;
}

/** The panel's own heading of a part, where nothing bears its name: its label. */
function labelled(text: string): HTMLElement | null {
  const label = text.replace(/, no\. \d+$/, '');
  const labels = document.querySelectorAll<HTMLElement>(
    'main label, main [role="group"] span, main h3, main span',
  );
  return (
    [...labels].find(({ textContent }) => textContent?.replace(/[*\s(]+\d*\)?$/, '').trim() === label) ?? null
  );
}

/** Whether a form has all of it on the screen by now: what it still draws would move what was brought into view. */
const SETTLED_MS = 400;
/** A form that takes longer is looked for by hand. */
const GIVEN_UP_MS = 30_000;

const find = (field: string, where: string) => elementOf(field) ?? labelled(where);

/** Brings a field into view, and the keyboard to it. @param where what the form calls it */
export function showField(field: string, where: string): void {
  const found = find(field, where);
  found?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  found?.focus({ preventScroll: true });
}

/**
 * The same once the form is drawn, which is after the panel beside it: when the field is there and nothing of the form
 * has changed for a moment. @returns how to leave it
 */
export function showWhenDrawn(field: string, where: string): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    seen.disconnect();
    clearTimeout(settled);
    clearTimeout(givenUp);
  };
  const wait = () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      if (!find(field, where)) return;
      stop();
      showField(field, where);
    }, SETTLED_MS);
  };
  const seen = new MutationObserver(wait);
  seen.observe(document.body, { childList: true, subtree: true });
  const givenUp = setTimeout(stop, GIVEN_UP_MS);
  wait();
  return stop;
}
