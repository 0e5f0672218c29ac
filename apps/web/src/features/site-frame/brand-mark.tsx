import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import styles from './brand-mark.module.css';
import type { Site } from './site';

/** The logo, or the brand name set in type where an editor has given no logo. */
export function BrandMark({ site: { logo, brandName } }: { site: Pick<Site, 'logo' | 'brandName'> }) {
  if (!logo) return <span className={styles.word}>{brandName}</span>;
  return <Picture picture={logo} layout={layouts.logo} className={styles.logo} alt={brandName} eager />;
}
