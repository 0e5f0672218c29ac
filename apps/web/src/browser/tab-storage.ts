// A browser that forbids storage throws at every touch of it: what is kept then lives as long as the page.
const inPage = new Map<string, string>();

/** What is kept under a name in this tab. */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? inPage.get(name) ?? null;
  } catch {
    // Forbidden: see above.
    return inPage.get(name) ?? null;
  }
}

/** Keeps a text until the tab is closed; null forgets it. */
export function keep(name: string, value: string | null): void {
  if (value === null) inPage.delete(name);
  else inPage.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Forbidden, or full: see above.
  }
}

/** What is kept under a name, as JSON; null when there is none. */
export function readKeptJson(name: string): unknown {
  const text = readKept(name);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Not written by us: as good as none.
    return null;
  }
}
