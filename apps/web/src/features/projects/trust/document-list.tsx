import { Fragment } from 'react';
import { Fold } from '../../../ui/fold';
import { PlainList } from '../../../ui/plain-list';
import type { PhaseDocument } from '../project';
import { Day } from './day';
import styles from './document-list.module.css';
import { documentName, fileWords } from './document-words';

/** Documents, each with what it is, who issued it, its date, its size, and what its bytes come to. */
export function DocumentList({ documents }: { documents: PhaseDocument[] }) {
  return (
    <PlainList className={styles.documents}>
      {documents.map((document) => (
        <li key={document.file.src} className={styles.document}>
          <DocumentLink document={document} name={documentName(document)} />
          <p className={styles.origin}>
            {[document.issuedBy, document.reference].filter((part) => part !== '').join(', ')}
          </p>
          <p className={styles.day}>
            <Day day={document.issuedOn} />
          </p>
          <Hash document={document} />
        </li>
      ))}
    </PlainList>
  );
}

/** Leads to the file itself. */
export function DocumentLink({ document, name }: { document: PhaseDocument; name: string }) {
  return (
    <p className={styles.name}>
      <a className={styles.link} href={document.file.src} type="application/pdf">
        {name}
      </a>{' '}
      <span className={styles.file}>{fileWords(document.file)}</span>
    </p>
  );
}

const GROUP = /.{1,16}/g;

/**
 * What a reader compares with the file in hand; folded away, so that it does not outweigh the names of the documents. A
 * narrow window breaks it between groups, and copied it is whole.
 */
export function Hash({ document: { file } }: { document: PhaseDocument }) {
  if (!file.sha256) return null;
  return (
    <Fold
      className={styles.hash}
      summary={
        <abbr className={styles.algorithm} title="Secure Hash Algorithm, 256 bits">
          SHA-256
        </abbr>
      }
    >
      <code className={styles.digits}>
        {file.sha256.match(GROUP)?.map((group, index) => (
          <Fragment key={group + String(index)}>
            {group}
            <wbr />
          </Fragment>
        ))}
      </code>
    </Fold>
  );
}
