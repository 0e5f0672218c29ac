import { enhanced } from '../browser/enhance';
import type { Picture as PictureData } from '../cms/media';
import styles from './before-after.late.module.css';
import { Picture } from './picture';
import { PictureCaption } from './picture-caption';
import type { Layout } from './picture-sizes';

type State = { picture: PictureData; label: string };
type Props = { before: State; after: State; layout: Layout };

/**
 * Two pictures of one place over each other, and a native slider between them, which `before-after.browser.ts`
 * listens to. Without script they stand side by side.
 */
export function BeforeAfter({ before, after, layout }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} {...enhanced('before-after')}>
        <div className={styles.before}>
          <Picture picture={before.picture} layout={layout} />
          <p className={styles.label}>{before.label}</p>
        </div>
        <div className={styles.after}>
          <Picture picture={after.picture} layout={layout} />
          <p className={styles.label}>{after.label}</p>
        </div>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          defaultValue={50}
          // A browser that remembers the value of a form would show another than the pictures do.
          autoComplete="off"
          aria-label={`How much is shown of ${before.label}; the rest is ${after.label}`}
        />
      </div>
      <PictureCaption caption="" own={after.picture.caption || before.picture.caption} />
    </figure>
  );
}
