import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import type { EnteredProject } from '../derive-project';
import { ConfigurationTable } from './configuration-table';

const tableOf = (configurations: EnteredProject['configurations'], phases = [aPhase()]) =>
  renderToStaticMarkup(<ConfigurationTable project={aProject({ phases, configurations })} />);
const onRequest = aConfiguration({ type: 'Penthouse', priceFrom: null });

describe('Where a price is on request', () => {
  it('the table names what has none, and offers to ask for it', () => {
    const html = tableOf([aConfiguration(), onRequest]);
    expect(html).toContain('On request: Penthouse.');
    expect(html).toContain('Ask for the price');
  });

  it('one sentence says it of everything', () => {
    const html = tableOf([onRequest, aConfiguration({ availability: 'sold out' })]);
    expect(html).toContain('Prices are on request');
    expect(html).not.toContain('—');
  });

  it('nobody is asked to ask for what has a price, is gone, or may not be offered yet', () => {
    expect(tableOf([aConfiguration()])).not.toContain('Ask for the price');
    expect(tableOf([{ ...onRequest, availability: 'leased' }])).not.toContain('Ask for the price');
    expect(tableOf([onRequest], [aPhase({ reraNumber: '' })])).not.toContain('Ask for the price');
  });
});
