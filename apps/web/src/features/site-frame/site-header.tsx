import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import { BrandMark } from './brand-mark';
import type { Site } from './site';
import styles from './site-header.module.css';

type Props = {
  site: Pick<Site, 'logo' | 'logoDrawing' | 'brandName'>;
  /** The page begins with a dark picture under the header. */
  overHero: boolean;
  /** Stands before the menu. */
  children?: ReactNode;
};

/** Fixed at the top: clear at first, solid with a shadow past 50 px of scroll (spec sections 2 and 9). */
export function SiteHeader({ site, overHero, children }: Props) {
  return (
    <header
      className={overHero ? `${styles.header} ${styles.overHero}` : styles.header}
      {...enhanced('header')}
    >
      <div className={styles.bar}>
        <a className={styles.home} href={paths.home} aria-label={`${site.brandName}, home`}>
          <BrandMark site={site} inView />
        </a>
        <div className={styles.ways}>
          {children}
          <button
            type="button"
            className={styles.menu}
            command="show-modal"
            commandfor={dialogs.menu}
            aria-haspopup="dialog"
          >
            <span className={styles.menuWord}>Menu</span>
            <Menu aria-hidden size={28} strokeWidth={1.25} />
          </button>
        </div>
      </div>
    </header>
  );
}
