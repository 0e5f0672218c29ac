import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading';
import styles from './trust-room.module.css';

const ways = [
  ['On a Mac or Linux', 'shasum -a 256 file.pdf'],
  ['On Windows', 'certutil -hashfile file.pdf SHA256'],
] as const;

/** How a reader makes sure that a file in hand is the one that is here. */
export function HashHelp({ id, heading, children }: { id: string; heading: string; children?: ReactNode }) {
  return (
    <div className={styles.help}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <div>
        <p>
          The long number under each document (SHA-256) is reckoned from its bytes by our system when it is
          stored; nobody types it. If one letter of the file were changed, the number would be another. Save
          the file, reckon its number yourself and compare.
        </p>
        <dl className={styles.ways}>
          {ways.map(([where, command]) => (
            <div key={where}>
              <dt>{where}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
