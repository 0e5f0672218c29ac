import { enhanced } from '../browser/enhance';
import { PlainList } from './plain-list';
import styles from './share-links.module.css';
import { shareParts as parts } from './share-links-parts';

const linkedIn = (url: string) =>
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`] as const;

type Props = {
  title: string;
  url: string;
  /** What is for the family is offered to no public network. */
  among?: 'anybody' | 'family';
};

/** Ways to pass a page on. Plain links: nobody else is told before a visitor chooses one. */
export function ShareLinks({ title, url, among = 'anybody' }: Props) {
  const ways = [
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`],
    ...(among === 'family' ? [] : [linkedIn(url)]),
    ['E-mail', `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`],
  ] as const;
  return (
    <div className={styles.share} {...enhanced('share-links')}>
      <p className={styles.label} id="share-label">
        Share
      </p>
      <PlainList className={styles.ways} labelledBy="share-label">
        {ways.map(([name, href]) => (
          <li key={name}>
            <a
              className={styles.way}
              href={href}
              {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener' })}
            >
              {name}
              {href.startsWith('mailto:') ? null : (
                <span className="visually-hidden"> (opens in a new tab)</span>
              )}
            </a>
          </li>
        ))}
        {/* Shown by script (share-links.browser.ts), which alone can copy, or hand over to the phone's own sheet. */}
        <li hidden>
          <button
            type="button"
            className={styles.way}
            {...parts.handOver.mark(url)}
            {...parts.title.mark(title)}
          >
            Share…
          </button>
        </li>
        <li hidden>
          <button type="button" className={styles.way} {...parts.copy.mark(url)}>
            Copy link
          </button>
        </li>
      </PlainList>
      <p role="status" className={styles.said} {...parts.said.mark()} />
    </div>
  );
}
