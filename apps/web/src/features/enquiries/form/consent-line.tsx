import type { ConsentNotice } from '@sahyara/lead-contract/consent-notice';
import { dialogs } from '../../../contracts/dialogs';
import { consentFields } from '../context/consent-answers';
import styles from './consent-line.late.module.css';

const POLICY = /privacy policy/i;

/** The notice in the CMS's words, those that name the policy opening it. */
function Notice({ notice, hasPolicy }: { notice: string; hasPolicy: boolean }) {
  const [named] = POLICY.exec(notice) ?? [];
  if (!hasPolicy) return notice;
  const open = (
    <button
      type="button"
      className={styles.policy}
      command="show-modal"
      commandfor={dialogs.privacyPolicy}
      aria-haspopup="dialog"
    >
      {named ?? 'Privacy Policy'}
    </button>
  );
  if (!named) {
    return (
      <>
        {notice} {open}
      </>
    );
  }
  const [before, after] = notice.split(named);
  return (
    <>
      {before}
      {open}
      {after}
    </>
  );
}

type Props = ConsentNotice & {
  /** Unique on the page; the ids of the boxes begin with it. */
  id: string;
  /** Whether there is a policy to open. */
  hasPolicy: boolean;
  /** Choices that come back ticked from a post without script. */
  ticked?: readonly string[] | undefined;
};

/**
 * What stands under a form: what becomes of the details, and, folded, unticked and never required, a choice for each
 * way of sending news of other projects. Plain HTML that a form takes in as its child, so that no script carries it.
 */
export function ConsentLine({ id, version, notice, choices, hasPolicy, ticked = [] }: Props) {
  return (
    <div className={styles.consent}>
      <p>
        <Notice notice={notice} hasPolicy={hasPolicy} />
      </p>
      <input type="hidden" name={consentFields.version} value={version} />
      <input type="hidden" name={consentFields.asked} value={choices.map(({ key }) => key).join(' ')} />
      {choices.length > 0 && (
        <details className={styles.choices} open={ticked.length > 0}>
          <summary className={styles.summary}>News of other projects, if you wish</summary>
          {choices.map(({ key, label }) => (
            <label key={key} className={styles.choice} htmlFor={`${id}-${key}`}>
              <input
                id={`${id}-${key}`}
                type="checkbox"
                name={consentFields.given}
                value={key}
                defaultChecked={ticked.includes(key)}
              />
              {label}
            </label>
          ))}
        </details>
      )}
    </div>
  );
}
