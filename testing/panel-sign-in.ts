import type { BrowserContext } from 'playwright-core';

// Where the panel keeps what its requests are signed with.
const ACCESS_COOKIE = 'jwtToken';

/** Signs a browser in to the panel of a CMS without its form. @param cmsUrl as the browser names it */
export async function signInTo(
  browser: BrowserContext,
  { cmsUrl, email, password }: { cmsUrl: string; email: string; password: string },
): Promise<void> {
  // The answer's cookie, which renews the other, stays in this browser.
  const answer = await browser.request.post(`${cmsUrl}/admin/login`, {
    data: { email, password },
    // A connection kept from an earlier visitor may be closed at this very moment.
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`Nobody is signed in: ${answer.status()} ${await answer.text()}`);
  const { data }: { data: { token: string } } = await answer.json();
  await browser.addCookies([{ name: ACCESS_COOKIE, value: data.token, url: cmsUrl }]);
}
