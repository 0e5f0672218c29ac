import type { Proof, SeenPage } from '../../../publishing/live-proof';

/** Whether visitors see an entry as it is published; `at`: when their pages were asked (ISO 8601). */
export type LiveProof = Omit<Proof, 'pages'> & { at: string; pages: (SeenPage & { href: string })[] };
