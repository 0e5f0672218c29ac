/**
 * What this project may not fall behind, whatever asks for it. A line is added when an advisory names a version; npm's
 * audit reports new ones (SECURITY.md). `scripts/least-safe-versions.test.ts` holds the lock file to it.
 */
export const leastSafeVersions: readonly { name: string; safe: string; because: string }[] = [
  {
    name: '@strapi/strapi',
    safe: '>=5.48.1',
    because: 'CVE-2026-90561: a script in rich text runs in the panel',
  },
  { name: '@strapi/admin', safe: '>=5.48.1', because: 'CVE-2026-90561' },
  { name: '@strapi/content-manager', safe: '>=5.48.1', because: 'CVE-2026-90561' },
  { name: 'astro', safe: '>=7.3.2', because: 'CVE-2026-114128, and those of 2026 before it' },
  { name: 'nodemailer', safe: '>=9.0.1', because: 'CVE-2026-82659: files of the server in a mail' },
  { name: 'axios', safe: '>=1.15.0', because: 'CVE-2026-40175' },
  {
    name: 'form-data',
    safe: '^2.5.4 || ^3.0.4 || >=4.0.4',
    because: 'GHSA-fjxv-7rqg-78g4: guessable boundaries',
  },
  { name: 'lodash', safe: '>=4.18.0', because: 'prototype pollution, strapi/strapi#26388' },
  { name: 'qs', safe: '>=6.14.1', because: 'memory taken by long lists, strapi/strapi#26388' },
  { name: 'sharp', safe: '>=0.35.0', because: 'older ones bring a libvips with known faults' },
];

/** The Node that both apps run with (`scripts/bootstrap.mjs`). */
export const leastSafeNode = { safe: '>=24.21.0', because: 'CVE-2026-63073' } as const;
