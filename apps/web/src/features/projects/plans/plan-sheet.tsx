import { Maximize, Minus, Plus, X } from 'lucide-react';
import type { Picture as PictureData } from '../../../cms/media';
import { Picture } from '../../../ui/picture';
import { projectLayouts } from '../project-layouts';
import styles from './plan-sheet.late.module.css';
import { planSheetParts as parts } from './plan-sheet-parts';

type Props = {
  /** What the buttons that open it name in `commandfor`. */
  id: string;
  title: string;
  drawing: PictureData;
  /** The largest file of it that this visitor may have. */
  full: string;
};

/**
 * One plan over the whole window, opened by `command` before any script runs. Nearer it comes by
 * `plan-sheets.browser.ts`, which shows its controls when it wakes; without it the drawing's own file is a link away.
 */
export function PlanSheet({ id, title, drawing, full }: Props) {
  return (
    <dialog id={id} className={styles.sheet} aria-label={title} {...parts.sheet.mark()}>
      <div className={styles.top}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.control}
          command="close"
          commandfor={id}
          aria-label="Close the plan"
        >
          <X aria-hidden size={24} strokeWidth={1.25} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset; a place that takes keys. */}
      <div
        className={styles.stage}
        role="group"
        aria-label={`${title}. Plus and minus enlarge and reduce, arrow keys move, zero shows the whole plan`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved must be reachable without a pointer.
        tabIndex={0}
        {...parts.stage.mark()}
        {...parts.width.mark(drawing.width)}
        {...parts.height.mark(drawing.height)}
      >
        <Picture picture={drawing} layout={projectLayouts.planSheet} className={styles.drawing} />
      </div>
      <div className={styles.foot}>
        <a className={styles.full} href={full} {...parts.full.mark()}>
          The drawing alone
        </a>
        <div className={styles.controls}>
          <output className={styles.zoom} {...parts.zoom.mark()}>
            100%
          </output>
          <button
            type="button"
            className={styles.control}
            {...parts.action.mark('out')}
            aria-label="Zoom out"
          >
            <Minus aria-hidden size={24} strokeWidth={1.25} />
          </button>
          <button type="button" className={styles.control} {...parts.action.mark('in')} aria-label="Zoom in">
            <Plus aria-hidden size={24} strokeWidth={1.25} />
          </button>
          <button
            type="button"
            className={styles.control}
            {...parts.action.mark('whole')}
            aria-label="Whole plan"
          >
            <Maximize aria-hidden size={22} strokeWidth={1.25} />
          </button>
        </div>
      </div>
    </dialog>
  );
}
