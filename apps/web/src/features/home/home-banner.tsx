import { enhanced } from '../../browser/enhance';
import { ArrowLink } from '../../ui/arrow-link';
import { HeroEnd, HeroPicture, HeroWords, heroBox } from '../../ui/hero';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { bannerParts as parts } from './banner-parts';
import type { Banner } from './home';
import styles from './home-banner.module.css';
import { type ProjectOf, type ShownBanner, shownBanners } from './shown-banners';

// More than two lines of display type.
const LONG_HEADING_CHARACTERS = 34;

const headingId = (index: number) => (index === 0 ? 'home-heading' : `banner-${index + 1}`);

type Props = {
  banners: Banner[];
  /** Words of the link on each. */
  link: string;
  brandName: string;
  /** Where projects cannot be had, banners that lead to one are left out. */
  projectOf?: ProjectOf;
};

/**
 * The opening of the home page: pictures as high as the window, a line of display type on each. The first is complete
 * by itself; `banners.browser.ts` shows the others, one after another or as they are asked for.
 */
export function HomeBanner({ banners, link, brandName, projectOf = () => null }: Props) {
  const lawful = shownBanners(banners, projectOf);
  const shown = lawful.length > 0 ? lawful : [nameAlone(brandName)];
  const several = shown.length > 1;
  return (
    <section
      className={several ? `${styles.banners} ${styles.several}` : styles.banners}
      aria-labelledby="home-heading"
      data-load="succeeded"
      {...(several ? enhanced('banners') : {})}
    >
      <PlainList className={styles.slides}>
        {shown.map((slide, index) => (
          // An editor may give two banners one heading.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Slide key={index} banner={slide} link={link} index={index} />
        ))}
      </PlainList>
      {several ? <Marks count={shown.length} /> : null}
      <HeroEnd />
    </section>
  );
}

const nameAlone = (brandName: string): ShownBanner => ({
  heading: brandName,
  subheading: '',
  href: null,
  registration: null,
  wide: null,
  tall: null,
});

function Slide({ banner, link, index }: { banner: ShownBanner; link: string; index: number }) {
  const { heading, subheading, href, wide, tall, registration } = banner;
  const caption = (wide ?? tall)?.caption;
  const first = index === 0;
  const Tag = first ? 'h1' : 'h2';
  return (
    <li className={`${heroBox} ${styles.slide}`} data-shown={first ? '' : undefined}>
      <HeroPicture
        picture={wide}
        tall={tall}
        layout={layouts.hero}
        first={first}
        hidden={!first}
        className={styles.picture}
      />
      {registration ? <div className={styles.registration}>{registration}</div> : null}
      <HeroWords className={styles.words}>
        <div className={styles.text}>
          <Tag
            id={headingId(index)}
            className={heading.length > LONG_HEADING_CHARACTERS ? styles.longHeading : styles.heading}
          >
            {heading}
          </Tag>
          {subheading || href ? (
            <div className={styles.aside}>
              {subheading ? <p className={styles.subheading}>{subheading}</p> : null}
              {href ? <ArrowLink href={href}>{link}</ArrowLink> : null}
            </div>
          ) : null}
          {caption ? <p className={styles.caption}>{caption}</p> : null}
        </div>
      </HeroWords>
    </li>
  );
}

/** One line for each banner, and the button that keeps them still (WCAG 2.2.2). Shown once they work. */
function Marks({ count }: { count: number }) {
  return (
    <div className={styles.marks}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are nothing but places.
          key={index}
          type="button"
          className={styles.mark}
          aria-labelledby={headingId(index)}
          aria-current={index === 0 ? 'true' : undefined}
          {...parts.mark.mark()}
        >
          <span className={styles.line} />
        </button>
      ))}
      <button
        type="button"
        className={styles.pause}
        aria-label="Pause the pictures"
        aria-pressed="false"
        {...parts.pause.mark()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
          <path className={styles.rest} d="M5.5 3v10M10.5 3v10" />
          <path className={styles.play} d="M5 3.2v9.6L12.5 8Z" />
        </svg>
      </button>
    </div>
  );
}
