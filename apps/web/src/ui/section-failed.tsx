import { ArrowLink } from './arrow-link';
import { Heading } from './heading';
import { Section } from './section';
import styles from './section-failed.module.css';

type Props = {
  /** What could not be had, as the heading says it. */
  heading: string;
  /** The same page: without script, Retry asks for it again. */
  retryHref: string;
  /** How to reach the company meanwhile; `null` while nothing is known of it. */
  phone?: { text: string; href: string } | null;
  /** The only heading of its page, or one among others. */
  level?: 1 | 2;
  busy?: boolean;
  onRetry?: () => void;
};

/** A load that failed: says so politely, and what to do now. */
export function SectionFailed({ heading, retryHref, phone, level = 1, busy = false, onRetry }: Props) {
  return (
    <Section start="first" load={busy ? 'loading' : 'failed'}>
      <div className={styles.failed}>
        <Heading level={level} size="title">
          {heading}
        </Heading>
        <p role="status" className={styles.text}>
          {busy ? (
            'Asking again…'
          ) : (
            <>
              Something between this page and our server is not answering. It is usually back within a minute.
              {phone ? (
                <>
                  {' '}
                  Or call us: <a href={phone.href}>{phone.text}</a>.
                </>
              ) : null}
            </>
          )}
        </p>
        <ArrowLink
          href={retryHref}
          onClick={
            onRetry &&
            ((event) => {
              event.preventDefault();
              onRetry();
            })
          }
        >
          Retry
        </ArrowLink>
      </div>
    </Section>
  );
}
