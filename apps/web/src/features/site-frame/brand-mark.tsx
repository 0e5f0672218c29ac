import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import styles from './brand-mark.module.css';
import type { Site } from './site';

type Props = {
  site: Pick<Site, 'logo' | 'brandName'>;
  /** Seen as soon as the page opens. */
  inView?: boolean;
};

/** The logo, or the brand name set in type where an editor has given no logo. */
export function BrandMark({ site: { logo, brandName }, inView = false }: Props) {
  if (!logo) return <span className={styles.word}>{brandName}</span>;
  return (
    <Picture picture={logo} layout={layouts.logo} className={styles.logo} alt={brandName} eager={inView} />
  );
}
