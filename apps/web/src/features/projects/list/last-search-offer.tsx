import type { ReactNode } from 'react';
import { enhanced } from '../../../browser/enhance';
import { paths } from '../../../config/paths';
import type { ProjectCategory } from '../project';
import styles from './last-search-offer.module.css';
import { lastSearchParts as parts } from './last-search-parts';

/**
 * Offers a visitor what they asked of this list the last time, in the place of its introduction, so that nothing moves.
 * Shown by script (`last-search.browser.ts`), which alone knows what this browser keeps; never applied by itself.
 */
export function LastSearchOffer({ category, children }: { category: ProjectCategory; children: ReactNode }) {
  return (
    <div className={styles.place} data-category={category} {...enhanced('last-search')}>
      <p {...parts.introduction.mark()} tabIndex={-1} className={styles.introduction}>
        {children}
      </p>
      <div className={styles.offer} {...parts.offer.mark()} hidden>
        <p>
          Your last search: <span {...parts.words.mark()} />
        </p>
        <p className={styles.ways}>
          <a href={paths[category]} {...parts.use.mark()} rel="nofollow">
            Use it
          </a>
          <button type="button" {...parts.forget.mark()}>
            Forget
          </button>
        </p>
      </div>
    </div>
  );
}
