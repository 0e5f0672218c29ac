import { type Wish, wishFields, wishSaid } from '../../../contracts/wish';
import styles from './wish.module.css';
import { wishParts } from './wish-parts';

/** What the form is opened for, under its title; `wishes.browser.ts` says it for each opener. */
export function WishLine({ wish }: { wish: Wish | null }) {
  return (
    <p className={styles.line} {...wishParts.line.mark()} hidden={wish === null}>
      {wish ? wishSaid(wish, 'line') : null}
    </p>
  );
}

/** The same for whoever takes the form. Handed into it as it is: an island would set its fields back. */
export function WishFields({ wish }: { wish: Wish | null }) {
  return wishFields.map((field) => (
    <input key={field} type="hidden" name={field} defaultValue={wish?.[field] ?? ''} />
  ));
}
