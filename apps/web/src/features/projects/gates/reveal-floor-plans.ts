import { atom } from 'nanostores';

const KEY = 'revealFloorPlans';

/** Whether gated floor plans are shown (spec section 3); false until somebody asks. */
export const $revealFloorPlans = atom(false);

/** Sets it to whatever is given, and keeps it for this browser session where the browser allows storage. */
export function setRevealFloorPlans(value: boolean): void {
  $revealFloorPlans.set(value);
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(value)));
}

/** Takes over what was set earlier in this browser session. */
export function restoreRevealFloorPlans(): void {
  withStorage((storage) => {
    const kept = storage.getItem(KEY);
    if (kept !== null) $revealFloorPlans.set(kept === 'true');
  });
}

// Private windows and strict settings refuse storage by throwing: the choice then lasts for this page.
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch (error) {
    console.info('The choice of floor plans is not kept: storage is refused.', error);
  }
}
