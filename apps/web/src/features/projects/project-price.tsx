import { Money } from '../../ui/money';
import type { Configuration } from './project';
import { startingPrice } from './project-terms';

/** What a project starts at, or why no price is shown. */
export function ProjectPrice({ configurations }: { configurations: Configuration[] }) {
  const price = startingPrice(configurations);
  if (price.kind === 'on request') return 'Price on request';
  if (price.kind === 'none left') return price.word;
  return (
    <>
      From <Money rupees={price.rupees} />
    </>
  );
}
