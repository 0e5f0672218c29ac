import { z } from 'zod/mini';

const httpUrl = (variable: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
        error: `${variable} must be a full address such as https://www.example.com`,
      }),
    ),
    z.transform((value: string) => value.replace(/\/+$/, '')),
  );

const port = (variable: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65536, {
        error: `${variable} must be a port number between 1 and 65535`,
      }),
    ),
    z.transform(Number),
  );

const limit = (variable: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => /^\d{1,7}$/.test(value), {
        error: `${variable} must be a whole number, 0 for no limit`,
      }),
    ),
    z.transform(Number),
  );

const count = (variable: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => /^[1-9]\d{0,6}$/.test(value), {
        error: `${variable} must be a whole number from 1 to 9999999`,
      }),
    ),
    z.transform(Number),
  );

const MEGABYTE = 1024 * 1024;
const SECRET_RULE = 'SITE_TOKEN must be a secret of at least 16 characters';

const environment = z.object({
  SITE_HOST: z._default(z.string(), '0.0.0.0'),
  SITE_PORT: z._default(port('SITE_PORT'), 4321),
  SITE_METRICS_PORT: z.optional(port('SITE_METRICS_PORT')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  SITE_URL: httpUrl('SITE_URL'),
  BACKEND_URL: httpUrl('BACKEND_URL'),
  BACKEND_INTERNAL_URL: httpUrl('BACKEND_INTERNAL_URL'),
  MEDIA_URL: httpUrl('MEDIA_URL'),
  SITE_TOKEN: z.string({ error: SECRET_RULE }).check(z.minLength(16, { error: SECRET_RULE })),
  SNAPSHOT_FOLDER: z._default(z.string(), '.run/snapshots'),
  SHARE_PICTURE_FOLDER: z._default(z.string(), '.run/share-pictures'),
  MEDIA_FOLDER: z._default(z.string(), '.run/media'),
  MEDIA_MOST_MB: z._default(count('MEDIA_MOST_MB'), 1000),
  SITE_BEHIND_PROXY: z.enum(['true', 'false'], { error: 'SITE_BEHIND_PROXY must be true or false' }),
  SPOOL_FOLDER: z._default(z.string(), '.run/spool'),
  SPOOL_MAX_FILES: z._default(count('SPOOL_MAX_FILES'), 5000),
  SPOOL_MAX_MB: z._default(count('SPOOL_MAX_MB'), 64),
  GA_MEASUREMENT_ID: z.optional(
    z
      .string()
      .check(z.regex(/^G-[A-Z0-9]{4,20}$/, { error: 'GA_MEASUREMENT_ID must look like G-ABC1234567' })),
  ),
  META_PIXEL_ID: z.optional(
    z.string().check(z.regex(/^\d{5,20}$/, { error: 'META_PIXEL_ID must be digits only' })),
  ),
  SPOOL_PER_ADDRESS: z._default(limit('SPOOL_PER_ADDRESS'), 60),
  REQUESTS_PER_ADDRESS: z._default(limit('REQUESTS_PER_ADDRESS'), 300),
});

type Variables = Record<string, string | undefined>;

/**
 * Reads and checks the environment of the site.
 * @throws Error with one sentence that names the variable
 */
export function parseEnv(variables: Variables) {
  const backendUrl = variables.BACKEND_URL || 'http://localhost:1337';
  const internalUrl = variables.BACKEND_INTERNAL_URL || backendUrl;
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const siteUrl = variables.SITE_URL || `http://localhost:${variables.SITE_PORT || '4321'}`;
  const result = environment.safeParse({
    SITE_URL: siteUrl,
    SITE_BEHIND_PROXY: String(siteUrl.startsWith('https:')),
    BACKEND_URL: backendUrl,
    BACKEND_INTERNAL_URL: internalUrl,
    MEDIA_URL: `${internalUrl}/uploads`,
    ...given,
  });
  if (!result.success) {
    const [issue] = result.error.issues;
    const variable = String(issue?.path[0] ?? 'environment');
    const message = issue?.message ?? 'is not valid';
    throw new Error(message.includes(variable) ? `${message}.` : `${variable}: ${message}.`);
  }
  const values = result.data;
  const metricsPort = values.SITE_METRICS_PORT;
  if (metricsPort === values.SITE_PORT)
    throw new Error('SITE_METRICS_PORT must be another port than SITE_PORT: visitors reach that one.');
  return {
    /** Interface and port the site listens on. */
    host: values.SITE_HOST,
    port: values.SITE_PORT,
    /** Where the site tells its figures; null: nowhere. */
    metrics: metricsPort === undefined ? null : { host: values.METRICS_HOST, port: metricsPort },
    /** Public address of the site, without a trailing slash: canonical links and the only accepted host. */
    siteUrl: values.SITE_URL,
    /** The backend as a visitor's browser reaches it (spec section 7: `{backend}`). */
    backendUrl: values.BACKEND_URL,
    /** The backend as this server reaches it. */
    backendInternalUrl: values.BACKEND_INTERNAL_URL,
    /** Where uploaded files live; everything under it is shown to visitors as /media/. */
    mediaUrl: values.MEDIA_URL,
    /** Shared with the CMS: signs its notices of changed content. */
    siteToken: values.SITE_TOKEN,
    /** Folder of the last-good replies of the backend. */
    snapshotFolder: values.SNAPSHOT_FOLDER,
    /** Folder of the pictures that go along with shared links; may be emptied at any time. */
    sharePictureFolder: values.SHARE_PICTURE_FOLDER,
    /** Uploaded files that are shown without the CMS: where they lie, and how much of them. */
    media: { folder: values.MEDIA_FOLDER, maxBytes: values.MEDIA_MOST_MB * MEGABYTE },
    /** The site stands behind exactly one proxy, which names its visitors in `X-Forwarded-For`. */
    behindProxy: values.SITE_BEHIND_PROXY === 'true',
    /** Connections, behind a proxy requests, open at once from one address; 0: no limit. */
    requestsPerAddress: values.REQUESTS_PER_ADDRESS,
    /** Who counts enquiries of visitors who agreed to it; nobody unless an id is set. */
    measurement: { google: values.GA_MEASUREMENT_ID ?? null, meta: values.META_PIXEL_ID ?? null },
    /** Enquiries accepted while the backend is away: where they lie, and how many may. */
    spool: {
      folder: values.SPOOL_FOLDER,
      maxFiles: values.SPOOL_MAX_FILES,
      maxBytes: values.SPOOL_MAX_MB * MEGABYTE,
      /** In ten minutes from one address; 0: no limit. */
      perAddress: values.SPOOL_PER_ADDRESS,
    },
  };
}

export type Env = ReturnType<typeof parseEnv>;
