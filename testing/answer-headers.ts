/** What an answer is, and with it what its content security policy must say. */
type Kind = 'page' | 'panel' | 'preview' | 'file' | 'script' | 'document';
/** An answer as it is to be. */
export type Expected = {
  kind: Kind;
  status: number;
  /** Beginning of its content type; null: it has no body. */
  type: string | null;
  cache: string | RegExp;
  /** Everybody may show it on a page of theirs. */
  open?: boolean;
  /** Its referrer policy, where it is not the usual one. */
  referrer?: string;
  https?: boolean;
  /** Of a preview: the one origin that may show it in a frame. */
  framedBy?: string;
};
/** An answer as it came, its headers by their names in small letters. */
export type Answered = { status: number; headers: Pick<Headers, 'get'> };

const NOTHING = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
const POLICIES: Record<Kind, string[]> = {
  page: ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  panel: ["default-src 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'self'"],
  preview: ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "connect-src 'none'"],
  file: [...NOTHING, 'sandbox'],
  document: NOTHING,
  script: [...NOTHING, "script-src 'self'"],
};
const SCRIPTS_AT_WILL = /script-src[^;]*('unsafe-|\*|https?:(?!\/\/)|data:)/;
/** What tells an attacker which programs, of which version, stand here. */
const TALKATIVE = ['x-powered-by', 'strapi', 'x-runtime', 'x-generator'];
// JSON is UTF-8 by its own standard, and knows no charset.
const TEXT = /^(text\/|application\/(xml|atom\+xml))/;

const FRAMES: Record<Kind, string | null> = {
  page: 'DENY',
  panel: 'SAMEORIGIN',
  // It knows no other origins: the policy alone says which.
  preview: null,
  file: 'DENY',
  script: 'DENY',
  document: 'DENY',
};

function flawsOfPolicy(policy: string, { kind, framedBy }: Expected): string[] {
  const rules = policy.split(';').map((rule) => rule.trim());
  const needed = [...POLICIES[kind], ...(kind === 'preview' ? [`frame-ancestors ${framedBy}`] : [])];
  const missing = needed.filter((rule) => !rules.includes(rule));
  const flaws = missing.map((rule) => `the policy lacks ${rule}: ${policy || 'there is none'}`);
  return SCRIPTS_AT_WILL.test(policy) ? [...flaws, `the policy lets in any script: ${policy}`] : flaws;
}

function flawsOfBody({ headers }: Answered, { type, cache }: Expected): string[] {
  const [sent, kept] = [headers.get('content-type'), headers.get('cache-control') ?? ''];
  const flaws: string[] = [];
  if (type !== null && !sent?.startsWith(type)) flaws.push(`its type is ${sent}`);
  if (sent !== null && TEXT.test(sent) && !/charset=utf-8/i.test(sent)) flaws.push(`no charset in ${sent}`);
  const isKept = typeof cache === 'string' ? kept === cache : cache.test(kept);
  return isKept ? flaws : [...flaws, `it is kept by "${kept}"`];
}

/** What is wrong with the headers of an answer; nothing, when all is well. */
export function flawsOf(answered: Answered, expected: Expected): string[] {
  const { headers } = answered;
  const { kind, open = false, referrer = 'strict-origin-when-cross-origin', https = false } = expected;
  const demanded = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': open ? 'cross-origin' : 'same-origin',
    'x-frame-options': FRAMES[kind],
  };
  const wrong = Object.entries(demanded)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name} is ${headers.get(name)}`);
  const transport = headers.get('strict-transport-security');
  const insists = /^max-age=(\d+); includeSubDomains$/.exec(transport ?? '');
  if (https ? Number(insists?.[1] ?? 0) < 31_536_000 : transport !== null) {
    wrong.push(`strict-transport-security is ${transport}`);
  }
  const talkative = TALKATIVE.filter((name) => headers.get(name) !== null);
  return [
    ...(answered.status === expected.status ? [] : [`its status is ${answered.status}`]),
    ...wrong,
    ...talkative.map((name) => `it says ${name}`),
    ...flawsOfPolicy(headers.get('content-security-policy') ?? '', expected),
    ...flawsOfBody(answered, expected),
  ];
}

// The same in both, or nothing about the headers of a request.
const OF_THE_MOMENT = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-astro-cache',
];

/** What an answer to HEAD says otherwise than the answer to GET. */
export function differencesOf(get: Response, head: Response): string[] {
  const names = new Set([...get.headers.keys(), ...head.headers.keys()]);
  return [...names].filter(
    (name) => !OF_THE_MOMENT.includes(name) && get.headers.get(name) !== head.headers.get(name),
  );
}
