import type { Finding } from '../finding';

/** Where a finding is mended: the entry's form in the panel, at its field. */
export function findingLink({ uid, documentId, single, field }: Finding): string {
  const entry = single ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${entry}#mend=${field}`;
}

/** The field that an address asks for. */
export const askedField = (hash: string): string | null => /^#mend=([\w.]+)$/.exec(hash)?.[1] ?? null;
