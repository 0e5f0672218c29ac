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

/** Brings a field into view, and the keyboard to it. @param where what the form calls it */
export function showField(field: string, where: string): void {
  const found = elementOf(field) ?? labelled(where);
  found?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  found?.focus({ preventScroll: true });
}
