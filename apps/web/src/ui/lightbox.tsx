import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { Picture as PictureData } from '../cms/media';
import styles from './lightbox.late.module.css';
import { lightboxParts as parts } from './lightbox-parts';
import { Picture } from './picture';
import { layouts } from './picture-layouts';

/** The fragment that shows a picture large: `href={`#${slideId(id, 2)}`}` opens the third. */
export const slideId = (id: string, index: number) => `${id}-${index + 1}`;

type Plate = { picture: PictureData; caption: string };
type Props = {
  /** Of the lightbox; its pictures are `<id>-1`, `<id>-2` … */
  id: string;
  label: string;
  plates: Plate[];
  /** The id of the link a picture was opened from. */
  backTo(index: number): string;
};

/**
 * All pictures large, in a strip that is swiped. A link to one of them shows it without script: the style sheet
 * displays the dialog while the address points into it, and hides the page behind it. `lightbox.browser.ts`
 * makes it a real modal.
 */
export function Lightbox({ id, label, plates, backTo }: Props) {
  return (
    <dialog id={id} className={styles.lightbox} aria-label={label} {...parts.dialog.mark()}>
      <div className={styles.bar}>
        {plates.length > 1 ? (
          <>
            <button
              type="button"
              className={styles.control}
              {...parts.step.mark(-1)}
              aria-label="Previous picture"
            >
              <ChevronLeft aria-hidden size={28} strokeWidth={1.25} />
            </button>
            <button
              type="button"
              className={styles.control}
              {...parts.step.mark(1)}
              aria-label="Next picture"
            >
              <ChevronRight aria-hidden size={28} strokeWidth={1.25} />
            </button>
          </>
        ) : null}
        <button
          type="button"
          className={styles.control}
          command="close"
          commandfor={id}
          aria-label="Close pictures"
        >
          <X aria-hidden size={24} strokeWidth={1.25} />
        </button>
      </div>
      <p role="status" className="visually-hidden" {...parts.said.mark()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer. */}
      <ol className={styles.strip} aria-label={label} tabIndex={0} {...parts.strip.mark()}>
        {plates.map((plate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index} id={slideId(id, index)} className={styles.slide}>
            <Slide {...plate} index={index} count={plates.length} />
            <Ways id={id} index={index} count={plates.length} close={backTo(index)} />
          </li>
        ))}
      </ol>
    </dialog>
  );
}

function Slide({ picture, caption, index, count }: Plate & { index: number; count: number }) {
  const own = picture.caption === caption ? '' : picture.caption;
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} layout={layouts.lightbox} className={styles.frame} />
      <figcaption className={styles.caption}>
        <span className={styles.count}>
          {index + 1} of {count}
        </span>
        {caption ? <span className={styles.words}>{caption}</span> : null}
        {own ? <span className={styles.own}>{own}</span> : null}
      </figcaption>
    </figure>
  );
}

/** Ways on for visitors without script, and until it has come. */
function Ways({ id, index, count, close }: { id: string; index: number; count: number; close: string }) {
  return (
    <p className={styles.ways}>
      {index > 0 ? (
        <a className={styles.control} href={`#${slideId(id, index - 1)}`} aria-label="Previous picture">
          <ChevronLeft aria-hidden size={28} strokeWidth={1.25} />
        </a>
      ) : null}
      {index < count - 1 ? (
        <a className={styles.control} href={`#${slideId(id, index + 1)}`} aria-label="Next picture">
          <ChevronRight aria-hidden size={28} strokeWidth={1.25} />
        </a>
      ) : null}
      <a className={styles.control} href={`#${close}`} aria-label="Close pictures">
        <X aria-hidden size={24} strokeWidth={1.25} />
      </a>
    </p>
  );
}
