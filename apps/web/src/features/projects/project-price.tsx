import { Money } from '../../ui/money';
import type { Configuration } from './project';
import { startingPrice, startingRent } from './project-terms';
import { rentWords } from './project-words';

/** What a project starts at, to buy and to rent, or why neither is shown. */
export function ProjectPrice({ configurations }: { configurations: Configuration[] }) {
  const price = startingPrice(configurations);
  if (price.kind === 'on request') return 'Price on request';
  if (price.kind === 'none left') return price.word;
  if (price.kind === 'rent') return `Rent from ${rentWords(price.rupees)}`;
  const rent = startingRent(configurations);
  return (
    <>
      From <Money rupees={price.rupees} />
      {rent === null ? null : `, rent from ${rentWords(rent)}`}
    </>
  );
}
