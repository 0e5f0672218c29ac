import { useState } from 'react';
import { Button } from '../../ui/button';
import styles from './cost-sheet.module.css';

type Props = { awake: boolean; address: string };

/** Ways to take the figures along: their link, paper. */
export function CostActions({ awake, address }: Props) {
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
      {awake ? null : <Button type="submit">Work it out</Button>}
      {awake ? (
        <>
          <Button look="quiet" onClick={copy}>
            Copy the link to these figures
          </Button>
          <Button look="quiet" onClick={() => print()}>
            Print
          </Button>
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
