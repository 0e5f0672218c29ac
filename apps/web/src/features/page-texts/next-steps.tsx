import { Steps } from '../../ui/steps';
import styles from './next-steps.module.css';
import type { PageTexts } from './page-texts';

type Props = {
  heading: string;
  thankYou: PageTexts['thankYou'];
  /** The part of the address that says that somebody applied. */
  applicationPart: string;
};

/**
 * What happens next and by when. The page is kept and the same for all: whether an enquiry or an application led
 * here, the address alone says, and the style sheet reads it.
 */
export function NextSteps({ heading, thankYou: { steps, applicationSteps }, applicationPart }: Props) {
  if (applicationSteps.length === 0) return <Steps id="next-steps" heading={heading} steps={steps} />;
  return (
    <div className={styles.steps} id={applicationPart}>
      <div className={styles.ofEnquiry}>
        <Steps id="next-steps" heading={heading} steps={steps} />
      </div>
      <div className={styles.ofApplication}>
        <Steps id="next-steps-application" heading={heading} steps={applicationSteps} />
      </div>
    </div>
  );
}
