import { describe, expect, test } from 'vitest';
import { type ChosenVisit, readChosen, visitFields } from '../../contracts/visit-fields';
import { chosenFrom } from './booking-state';
import { backToForm, moreToVisit, namedVisits, slotsBeside, waysOfOther } from './visits-together';

const aranya = { category: 'residential', url: 'aranya', title: 'Aranya' } as const;
const vihar = { category: 'residential', url: 'vihar', title: 'Vihar' } as const;
const kosh = { category: 'commercial', url: 'kosh', title: 'Kosh' } as const;
const lane = { category: 'residential', url: 'lane', title: 'Lane' } as const;
const HOLD = '3b241101-e2bb-4255-8caf-4136c566a962';
const at = (clock: string) => `2026-12-05T${clock}:00.000Z`;
const chosenAt = (
  { category, url }: typeof aranya | typeof kosh | typeof vihar,
  clock: string,
): ChosenVisit => ({
  category,
  url,
  time: at(clock),
  hold: HOLD,
  until: at('04:05'),
});
const chosen = (also: ChosenVisit[] = []) => ({
  ...chosenFrom(new URLSearchParams(`time=${at('04:30')}&hold=${HOLD}&until=${at('04:05')}`)),
  also,
});
const read = (href: string | null) => {
  const { pathname, searchParams } = new URL(href ?? '', 'https://www.sahyara.example');
  return { path: pathname, ...chosenFrom(searchParams), raw: searchParams };
};

describe('times beside others', () => {
  const slot = (clock: string, end: string) => ({
    start: at(clock),
    end: at(end),
    ways: ['in person' as const],
    free: true,
  });
  const slots = [
    slot('03:00', '04:00'),
    slot('04:00', '05:00'),
    slot('06:30', '07:30'),
    slot('07:00', '08:00'),
  ];
  const starts = (minutes: number | null, how: 'in person' | 'by video') =>
    slotsBeside(slots, [{ time: at('05:00'), minutes }], how).map(({ start }) => start);

  test('leave an hour for the way, before and after', () => {
    expect(starts(60, 'in person')).toEqual([at('03:00'), at('07:00')]);
    expect(starts(30, 'in person')).toEqual([at('03:00'), at('06:30'), at('07:00')]);
    expect(starts(null, 'in person')).toEqual([at('03:00'), at('07:00')]);
  });

  test('by video only must not overlap', () => {
    expect(starts(60, 'by video')).toEqual(slots.map(({ start }) => start));
    expect(slotsBeside(slots, [{ time: at('04:30'), minutes: 60 }], 'by video')).toHaveLength(3);
  });
});

test('what cannot be visited is not among the chosen', () => {
  const asked = [chosenAt(vihar, '07:00'), chosenAt(kosh, '09:00')];
  expect(namedVisits(asked, [aranya, vihar])).toMatchObject([{ url: 'vihar', title: 'Vihar' }]);
});

describe('another project', () => {
  test('is chosen on its own page, which knows what was chosen before; its own kind is offered first', () => {
    const more = moreToVisit(aranya, [kosh, aranya, vihar], chosen());
    expect(more.map(({ title }) => title)).toEqual(['Vihar', 'Kosh']);
    expect(read(more[0]?.href ?? '')).toMatchObject({
      path: '/projects/residential/vihar/visit',
      day: '2026-12-05',
      time: null,
      beside: [{ url: 'aranya', time: at('04:30'), hold: HOLD }],
    });
  });

  test('is not offered twice, nor before a time is chosen, nor where the day is full', () => {
    const titles = (also: ChosenVisit[]) =>
      moreToVisit(aranya, [aranya, vihar, kosh, lane], chosen(also)).map(({ title }) => title);
    expect(titles([chosenAt(vihar, '07:00')])).toEqual(['Lane', 'Kosh']);
    expect(titles([chosenAt(vihar, '07:00'), chosenAt(kosh, '09:00')])).toEqual([]);
    expect(moreToVisit(aranya, [vihar], { ...chosen(), time: null })).toEqual([]);
  });

  test('leads back to the one form with its time, and without it', () => {
    const [{ href } = { href: '' }] = moreToVisit(aranya, [vihar], chosen([chosenAt(kosh, '09:00')]));
    const there = read(href);
    const added = [chosenAt(vihar, '07:00')];
    expect(read(backToForm(there, added))).toMatchObject({
      path: '/projects/residential/aranya/visit',
      time: at('04:30'),
      hold: HOLD,
      also: [{ url: 'kosh' }, { url: 'vihar', time: at('07:00') }],
      beside: [],
    });
    expect(read(backToForm(there, [])).also).toMatchObject([{ url: 'kosh' }]);
    expect(backToForm(chosen(), added)).toBeNull();
  });

  test('is moved to another time without losing its hold meanwhile, and left out', () => {
    const other = chosenAt(vihar, '07:00');
    const ways = waysOfOther(aranya, other, chosen([other, chosenAt(kosh, '09:00')]));
    expect(read(ways.another)).toMatchObject({
      path: '/projects/residential/vihar/visit',
      hold: HOLD,
      beside: [{ url: 'aranya' }, { url: 'kosh' }],
    });
    const without = read(ways.without);
    expect(without).toMatchObject({ path: '/projects/residential/aranya/visit', time: at('04:30') });
    expect(readChosen(without.raw.get(visitFields.also))).toMatchObject([{ url: 'kosh' }]);
  });
});
