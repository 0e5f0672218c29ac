import { Pause, Play } from 'lucide-react';
import { enhanced } from '../browser/enhance';
import type { Picture as PictureData } from '../cms/media';
import styles from './film-loop.late.module.css';
import { filmLoopParts } from './film-loop-parts';
import { Picture } from './picture';
import { PictureCaption } from './picture-caption';
import frame from './picture-figure.module.css';
import type { Layout } from './picture-sizes';

type Props = {
  film: { mp4: string; webm: string | null; poster: PictureData };
  /** What the film is called where it plays. */
  title: string;
  layout: Layout;
  /** On the button. */
  play: string;
  /** Of the figure; the film is its first child. */
  className?: string | undefined;
};

/** What a browser has to know to leave a file out that it cannot play (RFC 6381); the CMS takes no other kinds. */
const AV1 = 'video/webm; codecs="av01.0.08M.10"';
const H264 = 'video/mp4';

/**
 * A silent film of ours over its first picture. It begins where it is seen, on a line that carries it, for whoever does
 * not mind motion (`film-loop.browser.ts`); everybody else plays it, without script by the browser's own buttons.
 */
export function FilmLoop({ film: { mp4, webm, poster }, title, layout, play, className }: Props) {
  return (
    <figure className={[frame.figure, className].filter(Boolean).join(' ')}>
      <div className={styles.stage} {...enhanced('film-loop')}>
        <Picture picture={poster} layout={layout} />
        <video
          className={styles.loop}
          width={poster.width}
          height={poster.height}
          aria-label={title}
          preload="none"
          controls
          muted
          loop
          playsInline
        >
          {webm ? <source src={encodeURI(webm)} type={AV1} /> : null}
          <source src={encodeURI(mp4)} type={H264} />
        </video>
        <button type="button" className={styles.button} hidden {...filmLoopParts.button.mark()}>
          <span className={styles.play}>
            <Play aria-hidden size={20} strokeWidth={1.5} />
            {play}
          </span>
          <span className={styles.pause}>
            <Pause aria-hidden size={20} strokeWidth={1.5} />
            <span className="visually-hidden">Pause the film</span>
          </span>
        </button>
      </div>
      <p className={styles.failed} role="status" {...filmLoopParts.failed.mark()} />
      <PictureCaption caption="" own={poster.caption} />
    </figure>
  );
}
