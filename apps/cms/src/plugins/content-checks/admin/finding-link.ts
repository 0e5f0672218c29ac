import type { Finding } from '../finding';

/** Where the form of an entry is in the panel. */
export const entryLink = ({ uid, documentId, single }: Pick<Finding, 'uid' | 'documentId' | 'single'>) =>
  `/content-manager/${single ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}`;

/** Where a finding is mended: that form, at its field. */
export const findingLink = (finding: Finding): string => `${entryLink(finding)}#mend=${finding.field}`;

/** The field that an address asks for. */
export const askedField = (hash: string): string | null => /^#mend=([\w.]+)$/.exec(hash)?.[1] ?? null;
