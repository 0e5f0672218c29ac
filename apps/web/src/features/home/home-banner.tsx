import { ArrowLink } from '../../ui/arrow-link';
import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import type { Banner } from './home';
import styles from './home-banner.module.css';

/** The opening of the home page: one picture, one sentence, complete without script. */
export function HomeBanner({ banner, brandName }: { banner: Banner | undefined; brandName: string }) {
  return (
    <section className={styles.banner} aria-labelledby="home-heading" data-load="succeeded">
      <div className={styles.picture}>
        <Picture
          picture={banner?.wide ?? null}
          tall={banner?.tall ?? null}
          layout={layouts.homeBanner}
          first
        />
      </div>
      <div className={styles.words}>
        <h1 id="home-heading" className={styles.heading}>
          {banner?.heading ?? brandName}
        </h1>
        {banner?.subheading ? <p className={styles.subheading}>{banner.subheading}</p> : null}
        {banner?.link ? <ArrowLink href={banner.link}>Take a closer look</ArrowLink> : null}
      </div>
    </section>
  );
}
