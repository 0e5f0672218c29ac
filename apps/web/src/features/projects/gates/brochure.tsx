import { dialogs } from '../../../config/dialogs';
import { ArrowLink } from '../../../ui/arrow-link';
import { Button } from '../../../ui/button';
import { awaitsRegistration } from '../phase-standing';
import type { Project } from '../project';
import styles from './brochure.module.css';
import { gatesParts } from './gates-parts';

/** The project's brochure: a link, or until an enquiry the way to ask for it. */
export function Brochure({ project }: { project: Project }) {
  const { brochure } = project;
  // An enquiry opens it, and before its registration a project takes none.
  if (!brochure || (brochure.src === null && awaitsRegistration(project))) return null;
  const size = brochure.sizeKb ? ` (${fileSize(brochure.sizeKb)})` : '';
  return (
    <div {...gatesParts.opens.mark('brochure')}>
      {brochure.src === null ? (
        <div {...gatesParts.gate.mark()}>
          <Button look="quiet" className={styles.ask} command="show-modal" commandfor={dialogs.enquireNow}>
            Ask for the brochure{size}
          </Button>
          <p className={styles.wait}>The brochure opens here as soon as your enquiry has reached our desk.</p>
        </div>
      ) : (
        <ArrowLink href={brochure.src}>Read the brochure{size}</ArrowLink>
      )}
    </div>
  );
}

const KB_PER_MB = 1000;
const fileSize = (kb: number) =>
  kb >= KB_PER_MB ? `PDF, ${(kb / KB_PER_MB).toFixed(1)} MB` : `PDF, ${Math.ceil(kb)} kB`;
