import type { DigitalDocument, Thing } from 'schema-dts';
import type { PhaseDocument, Project } from '../project';
import { documentName } from './document-words';

/** A project's documents as machines read them: what each is, of which day, and where it lies. */
export function trustThings({ phases, path }: Project, page: string, siteUrl: string): Thing[] {
  const toldOf = (phase: string, { kind, title, issuedBy, issuedOn, reference, file }: PhaseDocument) =>
    ({
      '@type': 'DigitalDocument',
      name: `${documentName({ kind, title })}, ${phase}`,
      url: new URL(file.src, siteUrl).href,
      encodingFormat: 'application/pdf',
      datePublished: issuedOn,
      isPartOf: { '@type': 'WebPage', '@id': siteUrl + page },
      about: { '@id': `${siteUrl + path}#place` },
      ...(issuedBy ? { publisher: { '@type': 'Organization', name: issuedBy } } : {}),
      ...(reference ? { identifier: reference } : {}),
      ...(file.sha256
        ? {
            encoding: {
              '@type': 'MediaObject',
              contentUrl: new URL(file.src, siteUrl).href,
              sha256: file.sha256,
            },
          }
        : {}),
    }) satisfies DigitalDocument;
  return phases.flatMap(({ name, documents }) => documents.map((document) => toldOf(name, document)));
}
