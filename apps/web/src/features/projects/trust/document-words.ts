import type { DocumentKind, PhaseDocument } from '../project';

const kindWords: Record<DocumentKind, string> = {
  'registration certificate': 'Registration certificate',
  'sanctioned plan': 'Sanctioned plan',
  'commencement certificate': 'Commencement certificate',
  'occupancy certificate': 'Occupancy certificate',
  'title report': 'Title report',
  'quarterly progress report': 'Quarterly progress report',
  'quality assurance certificate': 'Quality assurance certificate',
  other: 'Document',
};

/** What a document is called. */
export const documentName = ({ title, kind }: Pick<PhaseDocument, 'title' | 'kind'>): string =>
  title || kindWords[kind];

const KB_A_MB = 1000;

/** `PDF, 24 kB` */
export function fileWords({ sizeKb }: PhaseDocument['file']): string {
  if (sizeKb === null) return 'PDF';
  if (sizeKb >= KB_A_MB) return `PDF, ${(sizeKb / KB_A_MB).toFixed(1)} MB`;
  return `PDF, ${Math.max(1, Math.round(sizeKb))} kB`;
}
