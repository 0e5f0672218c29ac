import type { ReactNode } from 'react';
import { enhanced } from '../../../browser/enhance';
import { type KeptWish, wayBack, wayBackWords } from '../../../contracts/kept-wish';
import { wishSaid } from '../../../contracts/wish';
import { ArrowLink } from '../../../ui/arrow-link';
import styles from './wish.module.css';
import { wishParts as parts } from './wish-parts';

type Props = {
  /** From the address, where no script will say it. */
  told: KeptWish | null;
  /** The address speaks for a visitor whose browser will not: what its tab remembers is of an earlier enquiry. */
  byAddress: boolean;
  /** What was asked for itself, where it can be had at once. */
  children?: ReactNode;
};

/** Where the thank-you page says what was asked for, and leads back there. */
export function WishNote({ told, byAddress, children }: Props) {
  return (
    <div {...(byAddress ? {} : enhanced('wish-note'))}>
      <p className={styles.said} {...parts.said.mark()} hidden={told === null}>
        {told ? wishSaid(told, 'thanks') : null}
      </p>
      {children}
      <div className={styles.back} {...parts.back.mark()} hidden={told === null}>
        <ArrowLink href={told ? wayBack(told) : '#'}>{wayBackWords(told?.project ?? '')}</ArrowLink>
      </div>
    </div>
  );
}
