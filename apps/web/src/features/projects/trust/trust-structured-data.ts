import type { DigitalDocument, Thing } from 'schema-dts';
import type { PhaseDocument, Project } from '../project';
import { documentName } from './document-words';

/** A project's documents as machines read them: what each is, of which day, where it lies and what its bytes come to. */
export function trustThings({ phases, path }: Project, page: string, siteUrl: string): Thing[] {
  return phases.flatMap(({ documents }) =>
    documents.map((document) => documentOf(document, page, siteUrl + path, siteUrl)),
  );
}

function documentOf(
  document: PhaseDocument,
  page: string,
  project: string,
  siteUrl: string,
): DigitalDocument {
  const { issuedOn, file } = document;
  return {
    '@type': 'DigitalDocument',
    name: documentName(document),
    url: new URL(file.src, siteUrl).href,
    encodingFormat: 'application/pdf',
    datePublished: issuedOn,
    isPartOf: { '@type': 'WebPage', '@id': siteUrl + page },
    // The page that speaks of the building: the building itself is not told here.
    about: { '@type': 'WebPage', '@id': project },
    ...(file.sha256 ? { encoding: { '@type': 'MediaObject', sha256: file.sha256 } } : {}),
  };
}
