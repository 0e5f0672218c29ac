import { Money } from '../../ui/money';
import type { Configuration } from './project';
import { isOnOffer } from './project-terms';
import { rentWords } from './project-words';

/** What a configuration costs, or its rent: a word once it is gone, `On request` where editors gave no price. */
export function ConfigurationPrice({ configuration }: { configuration: Configuration }) {
  const { priceFrom, priceTo, rentPerSqFt, availability } = configuration;
  if (!isOnOffer(configuration)) return availability === 'leased' ? 'Let' : 'Sold';
  if (rentPerSqFt !== null) return rentWords(rentPerSqFt);
  if (priceFrom === null) return 'On request';
  return (
    <>
      <Money rupees={priceFrom} />
      {priceTo !== null && priceTo > priceFrom ? (
        <>
          {' '}
          to <Money rupees={priceTo} />
        </>
      ) : null}
    </>
  );
}
