import { ArrowLink } from '../../../ui/arrow-link';
import { AskButton } from '../enquire-button';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './brochure.late.module.css';
import { gatesParts } from './gates-parts';

/** The part of the page it stands in. */
const BROCHURE_ANCHOR = 'brochure';

type Props = { project: Project; words: ProjectWords };

/** The project's brochure: a link, or until an enquiry the way to ask for it. */
export function Brochure({ project, words }: Props) {
  const { brochure, offer } = project;
  if (!brochure) return null;
  const size = brochure.sizeKb ? ` (${fileSize(brochure.sizeKb)})` : '';
  return (
    <div id={BROCHURE_ANCHOR} {...gatesParts.opens.mark('brochure')}>
      {brochure.src !== null ? (
        <ArrowLink href={brochure.src}>{`${words.brochureLink}${size}`}</ArrowLink>
      ) : null}
      {brochure.src === null && offer ? (
        <div {...gatesParts.gate.mark()}>
          <AskButton
            look="quiet"
            className={styles.ask}
            offer={offer}
            project={project}
            intent="brochure"
            at={BROCHURE_ANCHOR}
          >
            {`${words.brochureButton}${size}`}
          </AskButton>
          <p className={styles.wait}>The brochure opens here as soon as your enquiry has reached our desk.</p>
        </div>
      ) : null}
    </div>
  );
}

const KB_PER_MB = 1000;
const fileSize = (kb: number) =>
  kb >= KB_PER_MB ? `PDF, ${(kb / KB_PER_MB).toFixed(1)} MB` : `PDF, ${Math.ceil(kb)} kB`;
