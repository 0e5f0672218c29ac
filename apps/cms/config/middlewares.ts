import type { Core } from '@strapi/strapi';
import { siteAddress } from './addresses';
import { UPLOAD_LIMIT_BYTES } from './limits';

// Chrome's own limit; a preflight costs a visitor's lead one round trip.
const PREFLIGHT_MAX_AGE_S = 7200;
// A project with every section filled is some 60 kB.
const EDITOR_JSON_LIMIT = '1mb';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Middlewares => [
  'global::access-log',
  'global::answer-headers',
  'global::kept-by-nobody',
  // Nothing but the log and what is said of every answer comes before.
  'global::plain-paths',
  'strapi::errors',
  'global::aborted-requests',
  'global::files-away',
  {
    name: 'strapi::security',
    config: {
      // Said of every answer, not only of those that come this far: global::answer-headers.
      hsts: false,
      contentSecurityPolicy: {
        // Strings, not lists: Strapi would merge its own hosts into a list.
        directives: {
          'base-uri': "'none'",
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob:",
          'font-src': "'self' data:",
          // The preview beside a form.
          'frame-src': `'self' ${siteAddress(env).origin}`,
          'style-src': "'self' 'unsafe-inline'",
        },
      },
    },
  },
  'global::exact-origin',
  {
    name: 'strapi::cors',
    config: {
      origin: [siteAddress(env).origin],
      methods: ['GET', 'POST', 'HEAD', 'OPTIONS'],
      headers: ['Content-Type', 'Idempotency-Key'],
      // A form may read when to try again.
      expose: ['Retry-After'],
      credentials: false,
      maxAge: PREFLIGHT_MAX_AGE_S,
      keepHeadersOnError: true,
    },
  },
  // Outside whatever asks the database, so that all a read costs is within the budget of reads.
  'global::content-reads',
  // Outside everything whose answers could name a file.
  'global::gated-answers',
  // Before strapi::body, which writes the files of a multipart body to disk whoever sent it.
  'global::body-guard',
  'strapi::query',
  {
    name: 'strapi::body',
    // The upload plugin's own limit looks at a picture only after it was made smaller.
    config: { jsonLimit: EDITOR_JSON_LIMIT, formidable: { maxFileSize: UPLOAD_LIMIT_BYTES } },
  },
  'global::bucket-uploads',
  'strapi::favicon',
  'strapi::public',
];

export default config;
