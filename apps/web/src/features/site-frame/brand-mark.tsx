import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import styles from './brand-mark.module.css';
import type { LogoDrawing } from './logo-drawing';
import type { Site } from './site';

type Props = {
  site: Pick<Site, 'logo' | 'logoDrawing' | 'brandName'>;
  /** Seen as soon as the page opens. */
  inView?: boolean;
};

const DRAWING_ID = 'brand-drawing';

/** The logo as a drawing in the page, or its picture, or the brand name set in type where an editor has given neither. */
export function BrandMark({ site: { logo, logoDrawing, brandName }, inView = false }: Props) {
  if (logoDrawing) return <Drawing drawing={logoDrawing} name={brandName} again={!inView} />;
  if (!logo) return <span className={styles.word}>{brandName}</span>;
  return (
    <Picture picture={logo} layout={layouts.logo} className={styles.logo} alt={brandName} eager={inView} />
  );
}

type DrawingProps = {
  drawing: LogoDrawing;
  name: string;
  /** The page has it already: the header's. */
  again: boolean;
};

/** In the colour of the words around it. */
function Drawing({ drawing: { box, areas }, name, again }: DrawingProps) {
  const [, , width, height] = box;
  return (
    <svg
      className={styles.drawing}
      viewBox={box.join(' ')}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={name}
    >
      {again ? (
        <use href={`#${DRAWING_ID}`} />
      ) : (
        <g id={DRAWING_ID}>
          {areas.map(({ d, transform, evenOdd }) => (
            <path
              key={d + transform}
              d={d}
              transform={transform || undefined}
              fillRule={evenOdd ? 'evenodd' : undefined}
            />
          ))}
        </g>
      )}
    </svg>
  );
}
