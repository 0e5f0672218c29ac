import { paths } from '../../config/paths';
import { dialogs } from '../../contracts/dialogs';
import styles from './copyright-bar.late.module.css';
import type { Site } from './site';
import { SocialLinks } from './social-links';

type Props = {
  site: Pick<Site, 'socials' | 'trustLabel' | 'copyrightLine' | 'privacyPolicy' | 'disclaimer'>;
};

/** The last line of every page (spec section 2). A policy that nobody has written yet has no button. */
export function CopyrightBar({ site }: Props) {
  const policies = [
    ['Privacy Policy', dialogs.privacyPolicy, site.privacyPolicy],
    ['Disclaimer', dialogs.disclaimer, site.disclaimer],
  ] as const;
  return (
    <div className={styles.bar}>
      {site.copyrightLine && <p className={styles.line}>{site.copyrightLine}</p>}
      <div className={styles.policies}>
        <a className={styles.policy} href={paths.trust}>
          {site.trustLabel}
        </a>
        {policies.map(
          ([name, dialog, text]) =>
            text.length > 0 && (
              <button
                key={dialog}
                type="button"
                className={styles.policy}
                command="show-modal"
                commandfor={dialog}
                aria-haspopup="dialog"
              >
                {name}
              </button>
            ),
        )}
      </div>
      <SocialLinks links={site.socials} />
    </div>
  );
}
