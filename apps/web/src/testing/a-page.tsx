import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { keep } from '../browser/tab-storage';
import { $keptHomes } from '../contracts/kept-homes';

/** Who sits before the page: presses keys and buttons as a browser would tell of them. */
export const visitor = userEvent.setup();

/** What a page does at once may take a busy machine seconds. */
const PATIENCE_MS = 20_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

/** Waits until a check holds. */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });

const awake: Root[] = [];
const listening: (() => void)[] = [];

/** What the scripts of a page listen for, they listen for until the page is left. */
function listenForThisTestOnly(target: EventTarget): void {
  const listen = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((...heard) => {
    listen(...heard);
    listening.push(() => target.removeEventListener(...heard));
  });
}

/**
 * Gives each test of a file a page of its own: nothing stands in it, nothing is kept and nobody listens.
 * @returns the addresses that the page led to, in order
 */
export function aPageForEachTest(): string[] {
  const ledTo: string[] = [];
  beforeEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    ledTo.length = 0;
    vi.spyOn(location, 'assign').mockImplementation((address) => void ledTo.push(String(address)));
    listenForThisTestOnly(document);
    listenForThisTestOnly(window);
  });
  afterEach(() => {
    for (const root of awake.splice(0)) root.unmount();
    // A store lets go a second after its last reader, when there may be no window any more.
    cleanStores($keptHomes);
    for (const stop of listening.splice(0)) stop();
    // Also what the page keeps beside the storage.
    for (const name of Object.keys(sessionStorage)) keep(name, null);
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return ledTo;
}

/** Puts what the server makes of components into the page. @returns where they stand */
export function served(view: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(view);
  document.body.append(place);
  return place;
}

/** An island, awake where the server has put it. */
export async function anIsland(view: ReactNode, within: Element = document.body): Promise<void> {
  const place = served(view);
  within.append(place);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => void awake.push(hydrateRoot(place, view)));
  // From here on React takes its time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

/** The browser brings the page back as it was left. */
export function bringBack(): void {
  // happy-dom's event of that name does not carry it.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
