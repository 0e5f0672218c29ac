import { useState } from 'react';
import { Button } from '../../ui/button';
import styles from './cost-sheet.module.css';

type Props = { awake: boolean; ownPage: boolean; address: string };

/** Ways to take the figures along: a page of their own, its link, paper. */
export function CostActions({ awake, ownPage, address }: Props) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setCopied('yes');
    } catch {
      // Refused by the browser or not offered: the link is shown instead, for the visitor to copy.
      setCopied('refused');
    }
  }

  return (
    <div className={styles.actions}>
      {awake && ownPage ? null : (
        <Button type="submit">{ownPage ? 'Work it out' : 'Open as one sheet'}</Button>
      )}
      {awake ? (
        <>
          <Button look="quiet" onClick={copy}>
            Copy the link to these figures
          </Button>
          {ownPage ? (
            <Button look="quiet" onClick={() => print()}>
              Print
            </Button>
          ) : null}
        </>
      ) : null}
      <p role="status" className={styles.copied}>
        {copied === 'yes' ? 'The link is copied. Whoever opens it sees the same figures.' : null}
        {copied === 'refused' ? (
          <>
            Copy it from here: <a href={address}>{new URL(address, location.href).href}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
