import { Money } from '../../ui/money';
import type { Configuration } from './project';
import { isOnOffer } from './project-terms';

/** What a configuration costs: a word once it is gone, and `On request` where editors gave no price. */
export function ConfigurationPrice({ configuration }: { configuration: Configuration }) {
  const { priceFrom, priceTo, availability } = configuration;
  if (!isOnOffer(configuration)) return availability === 'leased' ? 'Let' : 'Sold';
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
