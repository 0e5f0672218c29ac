import type { Proof, SeenPage } from '../../../publishing/live-proof';
import type { Change } from '../../../publishing/what-changes';

/** Whether visitors see an entry as it is published; `at`: when their pages were asked (ISO 8601). */
export type LiveProof = Omit<Proof, 'pages'> & { at: string; pages: (SeenPage & { href: string })[] };

/** A draft in the real design, and what is published in its place; `until`: how long both are shown (ISO 8601). */
export type Preview = { href: string; published: string; until: string };

/** A link that shows a draft to people without an account. */
export type Review = { id: string; href: string; by: string; until: string };

/** In what a draft differs from what visitors see. */
export type WhatChanges = { isPublished: boolean; changes: Change[] };
export type { Change };
