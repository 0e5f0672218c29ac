/** Who is to measure; a missing id is switched off. */
export type MeasurementIds = { google: string | null; meta: string | null };

/** What the content security policy has to let in, by directive, and the scripts' own addresses. */
export function measurementSources({ google, meta }: MeasurementIds) {
  const pick = (ofGoogle: string[], ofMeta: string[]) => [
    ...(google ? ofGoogle : []),
    ...(meta ? ofMeta : []),
  ];
  return {
    scripts: pick(['https://www.googletagmanager.com'], ['https://connect.facebook.net']),
    directives: [
      [
        'connect-src',
        pick(
          ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
          ['https://www.facebook.com'],
        ),
      ],
      [
        'img-src',
        pick(
          ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
          ['https://www.facebook.com'],
        ),
      ],
    ] as const,
  };
}
