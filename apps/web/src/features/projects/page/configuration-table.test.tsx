import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import type { EnteredProject } from '../derive-project';
import { ConfigurationTable } from './configuration-table';

const tableOf = (configurations: EnteredProject['configurations'], phases = [aPhase()]) =>
  renderToStaticMarkup(
    <ConfigurationTable words={words.projectPage} project={aProject({ phases, configurations })} />,
  );
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

describe('Two towers', () => {
  const one = aPhase({ name: 'Tower One', occupancyCertificateOn: '2026-02-16' });
  const towers = [one, aPhase({ name: 'Tower Two' })];

  it('the finished one is said to carry no GST, and a home in one of them names it', () => {
    const html = tableOf([aConfiguration(), aConfiguration({ phase: 'Tower Two' })], towers);
    expect(html).toContain('Tower One has its occupancy certificate: no GST there.');
    expect(html).toContain('<small>Tower Two</small>');
  });

  it('one that has nothing left is said to have nothing left', () => {
    const html = tableOf([aConfiguration({ phase: 'Tower Two' })], towers);
    expect(html).toContain('Nothing is left in Tower One.');
    expect(html).not.toContain('no GST there');
  });

  it('one that is not on sale yet is not said to be sold', () => {
    const html = tableOf(
      [aConfiguration({ phase: 'Tower Two' })],
      [...towers, aPhase({ name: 'Tower Three' })],
    );
    expect(html).not.toContain('Nothing is left in Tower Three');
  });
});

it('an office to let has a rent, and no price to ask for', () => {
  const html = tableOf([aConfiguration({ priceFrom: null, rentPerSqFt: 98.5 })]);
  expect(html).toContain('₹98.5 per sq ft a month');
  expect(html).not.toMatch(/Ask for the price|stamp duty/);
});
