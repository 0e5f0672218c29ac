import { CHECK_IN_PAGE, CHECK_IN_WORKER } from '../../check-in-rules';

const KEPT = 'check-in';

/** The page itself, and the files it was made of. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const scripts = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/admin\/[^/]+\.js$/.test(pathname),
  );
  return [CHECK_IN_PAGE, ...new Set(scripts.map(({ pathname }) => pathname))];
}

/**
 * Has this page open without a line from now on.
 * @returns whether it does: a browser may have no workers, as on an address without https
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register(CHECK_IN_WORKER, { scope: CHECK_IN_PAGE });
  const files = filesOfPage();
  const kept = await caches.open(KEPT);
  try {
    await kept.addAll(files);
  } catch (error) {
    // Opened without a line: what is kept stays as it is.
    if (error instanceof TypeError) return (await kept.match(CHECK_IN_PAGE)) !== undefined;
    throw error;
  }
  // Of an older build.
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (!files.includes(pathname)) await kept.delete(pathname);
  }
  return true;
}
