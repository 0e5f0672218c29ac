import { $keptHomes } from '../contracts/kept-homes';

/** What the shortlist of this browser holds when a test begins. */
export function keptInThisBrowser(...names: string[]): void {
  // happy-dom refuses to delete what is not there.
  localStorage.setItem('shortlist', '[]');
  $keptHomes.set(names);
}
