import { enhanced } from '../../../browser/enhance';
import { ArrowLink } from '../../../ui/arrow-link';
import type { GatesAsked } from './gate-cookie';
import styles from './gates-note.module.css';

/**
 * On the thank-you page: the way to the plans that were asked for. Without `asked` it waits for the script, which knows
 * what this browser holds (`gates-note.browser.ts`).
 */
export function GatesNote({ asked }: { asked: GatesAsked | null }) {
  if (!asked) {
    return (
      <div className={styles.note} {...enhanced('gates-note')} hidden>
        <ArrowLink href="#">See the floor plans</ArrowLink>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      {asked.href ? (
        <ArrowLink href={asked.href}>{asked.words}</ArrowLink>
      ) : (
        <p>
          What you asked for of {asked.title} opens here as soon as your enquiry has reached our desk: please
          look at this page again in a few minutes.
        </p>
      )}
    </div>
  );
}
