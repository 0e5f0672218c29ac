import { sayMoment } from '../say';
import type { KeptPress } from './press-queue';
import type { WalkIn } from './walk-in-form';

type Props = {
  presses: KeptPress[];
  onWriteDown: (press: KeptPress, begin: Partial<WalkIn>) => void;
  onDrop: (press: KeptPress) => void;
};

/** What the CMS did not take, and why: it stays here until somebody has looked at it. */
export function RefusedPresses({ presses, onWriteDown, onDrop }: Props) {
  if (presses.length === 0) return null;
  return (
    <section className="refused" aria-labelledby="refused">
      <h2 id="refused">To look at</h2>
      <ul>
        {presses.map((press) => {
          const { nth, name, pressedAt, done, refused } = press;
          return (
            <li key={nth}>
              <p className="name">
                {name}, {sayMoment(new Date(pressedAt).toISOString())}
              </p>
              <p>{refused}</p>
              <div className="presses">
                <button
                  type="button"
                  className="plain"
                  onClick={() => onWriteDown(press, done.kind === 'walk-in' ? done : { name })}
                >
                  {done.kind === 'walk-in' ? 'Mend it' : 'Write down as walk-in'}
                </button>
                <button type="button" className="plain" onClick={() => onDrop(press)}>
                  Leave it
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
