/**
 * The score that MDN's HTTP Observatory gives a site (github.com/mdn/mdn-http-observatory, algorithm 4, src/grader and
 * src/analyzer), reckoned from its answers. What cannot be said of a site like ours, which sets no cookie on the page
 * that is looked at and loads no script from elsewhere, is an error here and no guess.
 */

/** What the Observatory looks at: the page, what plain http answered, and a preflight from elsewhere. */
export type Observed = {
  headers: Record<string, string | string[] | undefined>;
  html: string;
  plain: { status: number; location: string };
  host: string;
  /** What is answered to a preflight from an origin that is none of ours. */
  allowOrigin: string | undefined;
};
/** A test of the Observatory, what it found, and the points it is worth. */
export type Finding = { test: string; found: string; points: number };

const LEAST_HSTS_S = 15_768_000;
/** A site whose faults cost more gets no points for what it does beyond. */
const LEAST_FOR_EXTRA = 90;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = new Set(["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*', 'blob:', 'ftp:']);

type Policy = Map<string, string[]>;

function readPolicy(policy: string): Policy {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  const named = rules.filter(([name]) => name);
  const read = new Map(named.map(([name = '', ...sources]) => [name, sources]));
  if (read.size < named.length) throw new Error(`A rule stands twice in the policy: ${policy}`);
  return read;
}

function ofPolicy(policy: Policy): Finding {
  const test = 'content-security-policy';
  if (policy.size === 0) return { test, found: 'not implemented', points: -25 };
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isBroad = (name: string) => sourcesOf(name).some((source) => BROAD.has(source));
  if (isBroad('script-src') || isBroad('object-src')) return { test, found: 'unsafe', points: -20 };
  if ([...policy.values()].flat().some((source) => source.startsWith('http://')))
    return { test, found: 'lets in what is not encrypted', points: -20 };
  if (isBroad('style-src')) return { test, found: 'unsafe in style-src only', points: 0 };
  const isNone = policy.get('default-src')?.join() === "'none'";
  return isNone
    ? { test, found: "nothing unsafe, default-src 'none'", points: 10 }
    : { test, found: 'nothing unsafe', points: 5 };
}

function ofFrames(policy: Policy, header: string | undefined): Finding {
  const test = 'x-frame-options';
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.has(source)))
    return { test, found: 'by frame-ancestors', points: 5 };
  if (/^(deny|sameorigin)$/i.test(header ?? '')) return { test, found: 'by its header', points: 5 };
  return { test, found: 'not implemented', points: -20 };
}

function ofTransport(header: string | undefined): Finding {
  const test = 'strict-transport-security';
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (seconds < 0) return { test, found: 'not implemented', points: -20 };
  if (seconds < LEAST_HSTS_S) return { test, found: 'for less than six months', points: -10 };
  return { test, found: 'for six months and more', points: 0 };
}

function ofRedirection({ plain, host }: Observed): Finding {
  const test = 'redirection';
  if (plain.status < 300 || plain.status > 399) return { test, found: 'missing', points: -20 };
  const to = new URL(plain.location, `http://${host}`);
  if (to.protocol !== 'https:') return { test, found: 'not to https', points: -20 };
  return to.hostname === host
    ? { test, found: 'to https', points: 0 }
    : { test, found: 'to another host first', points: -5 };
}

/** @throws Error for a script of somebody else: what that costs depends on more than is reckoned here */
function ofScripts(html: string, host: string): Finding {
  const sources = [...html.matchAll(/<script[^>]+\bsrc="([^"]+)"/g)].map(([, source = '']) => source);
  const foreign = sources.find((source) => new URL(source, `https://${host}`).hostname !== host);
  if (foreign) throw new Error(`The page loads a script from elsewhere: ${foreign}`);
  return { test: 'subresource-integrity', found: 'all scripts are its own', points: 0 };
}

function ofOrigins({ allowOrigin }: Observed): Finding {
  const test = 'cross-origin-resource-sharing';
  return { test, found: allowOrigin ? `shared with ${allowOrigin}` : 'not shared', points: 0 };
}

/** A header that is right, left out, or says something it should not. */
function ofValue(
  test: string,
  value: string | undefined,
  { good, without, right }: { good: readonly string[]; without: number; right: number },
): Finding {
  if (value === undefined) return { test, found: 'not implemented', points: without };
  const isGood = good.includes(value.split(',').at(-1)?.trim().toLowerCase() ?? '');
  return isGood ? { test, found: value, points: right } : { test, found: value, points: -5 };
}

/**
 * What the Observatory finds, test by test, and the score that comes of it.
 * @throws Error where the site does what is not reckoned here: cookies, scripts from elsewhere
 */
export function observe(observed: Observed): { score: number; findings: Finding[] } {
  const header = (name: string) => observed.headers[name]?.toString();
  if (header('set-cookie')) throw new Error('The page sets a cookie: that is not reckoned here');
  const policy = readPolicy(header('content-security-policy') ?? '');
  const findings = [
    ofPolicy(policy),
    { test: 'cookies', found: 'none', points: 0 },
    ofOrigins(observed),
    ofRedirection(observed),
    ofValue('referrer-policy', header('referrer-policy'), { good: PRIVATE_REFERRERS, without: 0, right: 5 }),
    ofTransport(header('strict-transport-security')),
    ofScripts(observed.html, observed.host),
    ofValue('x-content-type-options', header('x-content-type-options'), {
      good: ['nosniff'],
      without: -5,
      right: 0,
    }),
    ofFrames(policy, header('x-frame-options')),
    ofValue('cross-origin-resource-policy', header('cross-origin-resource-policy'), {
      good: ['same-origin', 'same-site'],
      without: 0,
      right: 10,
    }),
    ofValue('cross-origin-opener-policy', header('cross-origin-opener-policy'), {
      good: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      without: 0,
      right: 10,
    }),
    ofValue('cross-origin-embedder-policy', header('cross-origin-embedder-policy'), {
      good: ['require-corp', 'credentialless'],
      without: 0,
      right: 10,
    }),
  ];
  const faults = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = findings.reduce((sum, { points }) => sum + points, 100);
  return { score: faults >= LEAST_FOR_EXTRA ? all : faults, findings };
}
