import { atom } from 'nanostores';
import { fetchContent } from '../../cms/fetch-content';
import { idle, type LoadState, loading, settle } from '../../cms/load-state';
import type { Home } from './home';
import { homeFromCms } from './home-from-cms';

/** The home page's load (spec sections 3 and 4). */
export const $home = atom<LoadState<Home>>(idle);

/** Asks the backend from the browser: `loading`, then `succeeded` or `failed`. */
export async function loadHome(backendUrl: string, siteUrl: string): Promise<void> {
  if ($home.get().status === 'loading') return;
  $home.set(loading);
  $home.set(await settle(async () => homeFromCms(await fetchContent(backendUrl, 'home'), siteUrl)));
}
