import { describe, expect, it } from 'vitest';
import { aCharge, anOffer, aRawCostRates, theCostRates } from '../../testing/cost-builders';
import { costRatesFromCms } from './cost-rates-from-cms';
import { ratesFor } from './offer';

describe('the rates an offer needs', () => {
  it('are those of its category, state and municipality', () => {
    const rates = ratesFor(anOffer(), theCostRates());
    expect(Object.keys(rates?.gst ?? {})).toEqual(['affordable home', 'other home']);
    expect(rates?.stampDuty.map(({ kind }) => kind)).toEqual(['stamp duty', 'local body tax', 'metro cess']);
    const office = ratesFor(anOffer({ category: 'commercial', municipality: 'Neverpur' }), theCostRates());
    expect(Object.keys(office?.gst ?? {})).toEqual(['commercial space']);
    expect(office?.stampDuty.map(({ percent }) => percent)).toEqual([4]);
    expect(office?.womenConcession).toBeNull();
    expect(office?.loan).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Partial<ReturnType<typeof anOffer>>]>([
    ['no GST rate', { gst: [] }, {}],
    ['no stamp duty', { stampDuty: null }, {}],
    ['no stamp duty of its town', {}, { municipality: 'Pune Metropolitan Region' }],
    ['no municipality', {}, { municipality: '' }],
    ['no registration fee', { registrationFee: null }, {}],
  ])('%s: there is no sheet, rather than one that is too low', (_, rates, offer) => {
    expect(ratesFor(anOffer(offer), theCostRates(rates))).toBeNull();
  });

  it('a taxed charge needs the rate of services', () => {
    const gst = theCostRates().gst.filter(({ appliesTo }) => appliesTo !== 'services');
    const offer = anOffer({ charges: [aCharge({ taxedAsService: true })] });
    expect(ratesFor(offer, { ...theCostRates(), gst })).toBeNull();
    expect(ratesFor(anOffer({ charges: [aCharge()] }), { ...theCostRates(), gst })).not.toBeNull();
  });

  it('without rates in the CMS there is no sheet', () => {
    expect(costRatesFromCms(null)).toBeNull();
    expect(ratesFor(anOffer(), null)).toBeNull();
  });
});

describe('what the CMS sends', () => {
  it('money comes as text and becomes rupees', () => {
    const rates = theCostRates();
    expect(rates.registrationFee?.maxFee).toBe(30_000);
    expect(rates.affordableHome?.maxAgreementValue).toBe(45_00_000);
  });

  it('a fee may have no cap, and parts may be missing', () => {
    const rates = theCostRates({
      registrationFee: {
        percent: 1,
        maxFee: null,
        valueStep: 1,
        explanation: 'x',
        effectiveFrom: '2020-01-01',
        source: 'x',
      },
      affordableHome: null,
      womenConcession: undefined,
      loans: null,
      disclaimer: null,
    });
    expect(rates.registrationFee).toMatchObject({ maxFee: null, sourceUrl: null });
    expect(rates).toMatchObject({ affordableHome: null, womenConcession: null, loans: [], disclaimer: '' });
  });

  it.each([
    [
      'a rate above all',
      { womenConcession: { percent: 120, explanation: 'x', effectiveFrom: '2020-01-01', source: 'x' } },
    ],
    [
      'a negative rate',
      { womenConcession: { percent: -1, explanation: 'x', effectiveFrom: '2020-01-01', source: 'x' } },
    ],
    [
      'a rate in words',
      { womenConcession: { percent: 'one', explanation: 'x', effectiveFrom: '2020-01-01', source: 'x' } },
    ],
    [
      'a rate without a source',
      { womenConcession: { percent: 1, explanation: 'x', effectiveFrom: '2020-01-01' } },
    ],
    ['a rate without a day', { womenConcession: { percent: 1, explanation: 'x', source: 'x' } }],
    [
      'an unknown kind',
      {
        gst: [{ appliesTo: 'boats', percent: 5, explanation: 'x', effectiveFrom: '2020-01-01', source: 'x' }],
      },
    ],
  ])('%s spoils the reply', (_, changes) => {
    expect(() => costRatesFromCms(aRawCostRates(changes))).toThrow(/costRates is not as agreed/);
  });
});
