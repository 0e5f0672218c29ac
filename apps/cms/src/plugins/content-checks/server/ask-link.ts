import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** One link, with all that it leads to. */
const TIMEOUT_MS = 6000;
const MOST_REDIRECTS = 5;
const MOST_HEADER_BYTES = 16_384;
const PORTS = ['', '80', '443'];
const REDIRECTS = [301, 302, 303, 307, 308];

/** What came of a link: how it answered at last and after how many redirects, or why it was not had. */
export type LinkOutcome =
  | { kind: 'answered'; status: number; redirects: number }
  | { kind: 'silent' | 'unknown-host' | 'not-public' | 'endless' };

class NotPublic extends Error {}

type Guard = (address: string) => boolean;

/** The address that was looked at is the one that is connected to: another answer a moment later changes nothing. */
const guardedLookup =
  (isAllowed: Guard): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new NotPublic(), '');
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      done(null, first?.address ?? '', first?.family);
    });
  };

/** Asks for the head of an answer; its body is not read. */
function headOf(
  url: URL,
  isAllowed: Guard,
  signal: AbortSignal,
): Promise<{ status: number; location?: string }> {
  const { protocol, hostname, port, username, password } = url;
  const literal = hostname.replace(/^\[|\]$/g, '');
  const isOdd = !/^https?:$/.test(protocol) || username || password;
  if (isOdd || (isIP(literal) && !isAllowed(literal))) return Promise.reject(new NotPublic());
  // A guard that lets through more than the internet is a test's.
  if (isAllowed === isPublicAddress && !PORTS.includes(port)) return Promise.reject(new NotPublic());
  return new Promise((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    const asked = request(
      url,
      {
        agent: false,
        lookup: guardedLookup(isAllowed),
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; content checks)', accept: '*/*' },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        response.destroy();
        resolve({ status, ...(headers.location ? { location: headers.location } : {}) });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

function outcomeOf(error: unknown): LinkOutcome {
  if (error instanceof NotPublic) return { kind: 'not-public' };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { kind: code === 'ENOTFOUND' ? 'unknown-host' : 'silent' };
}

type Asking = {
  isAllowed?: Guard;
  timeoutMs?: number;
  /** Off: a redirect is an answer. */
  follows?: boolean;
};

/**
 * Follows a link as a visitor's browser would, for six seconds at most, without reading what it leads to, and never to
 * an address that is not of the internet.
 */
export async function askLink(
  link: string,
  { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS, follows = true }: Asking = {},
): Promise<LinkOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = new URL(link);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, location } = await headOf(url, isAllowed, signal);
      if (!follows || !location || !REDIRECTS.includes(status))
        return { kind: 'answered', status, redirects };
      url = new URL(location, url);
    }
    return { kind: 'endless' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * Asks our own site for a page; where it leads on to is not followed, so that nobody is led inside by it.
 * @param path with its query; one that begins with `//` is a path of our site too, and names no other host
 */
export async function askOwnPage(site: string, path: string): Promise<LinkOutcome> {
  const { origin } = new URL(site);
  const page = new URL(origin + path);
  if (page.origin !== origin) return { kind: 'not-public' };
  return askLink(page.href, { isAllowed: () => true, follows: false });
}
