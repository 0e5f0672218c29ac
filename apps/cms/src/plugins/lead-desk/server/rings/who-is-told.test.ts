import { describe, expect, test } from 'vitest';
import type { OfficeHours } from '../../office-hours';
import type { Colleague } from '../colleagues';
import type { Duty } from './ring-settings';
import { namedSteps, onDuty, whoIsTold } from './who-is-told';

const office: OfficeHours = {
  hours: [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00', closes: '19:00' }],
  holidays: ['2026-11-18'],
};
const someone = (id: number, changes: Partial<Colleague> = {}): Colleague => ({
  id,
  account: id * 10,
  name: `Person ${id}`,
  takesTurns: true,
  awayUntil: null,
  projects: [],
  hours: [],
  manages: false,
  ...changes,
});
const duty = (person: number | null, changes: Partial<Duty> = {}): Duty => ({
  person,
  firstDay: 'Monday',
  lastDay: 'Sunday',
  startsOn: null,
  endsOn: null,
  ...changes,
});
/** Monday to Saturday, by the day of November; the 16th is a Monday. */
const noon = (day: number) => new Date(`2026-11-${day}T12:00:00+05:30`);
const [asha, ravi, uma, meera, anil] = [
  someone(1),
  someone(2),
  someone(3),
  someone(4, { manages: true }),
  someone(5, { manages: true }),
];
const everybody = [asha, ravi, uma, meera, anil];
const roster = [duty(ravi.id), duty(uma.id)];
type Asked = { people?: Colleague[]; heard?: number[]; owner?: number | null; at?: Date; on?: Duty[] };
const told = (
  whom: 'Owner' | 'Colleague on duty' | 'Sales managers',
  { people = everybody, heard = [], owner = asha.id, at = noon(16), on = roster }: Asked = {},
) => {
  const answer = whoIsTold({ whom }, { owner, heard: new Set(heard) }, { people, roster: on, at, office });
  return answer.as === 'nobody' ? 'nobody' : `${answer.as}: ${answer.people.map(({ id }) => id).join(' ')}`;
};

test('each step goes to whom it names', () => {
  expect(told('Owner')).toBe('owner: 1');
  expect(told('Colleague on duty')).toBe('on duty: 2');
  expect(told('Sales managers')).toBe('managers: 4 5');
});

describe('whoever is not there is passed by', () => {
  const away = (person: Colleague) => ({ ...person, awayUntil: '2026-11-16' });
  test('an owner who is away: the colleague on duty hears of it, until the day after', () => {
    const people = [away(asha), ravi, uma, meera];
    expect(told('Owner', { people })).toBe('on duty: 2');
    expect(told('Owner', { people, at: noon(17) })).toBe('owner: 1');
  });

  test('an owner who does not work at that hour, or an enquiry of nobody’s', () => {
    const evening = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '18:00', closes: '22:00' } as const];
    expect(told('Owner', { people: [{ ...asha, hours: [...evening] }, ravi, meera] })).toBe('on duty: 2');
    expect(told('Owner', { owner: null })).toBe('on duty: 2');
  });

  test('a colleague on duty who is away: the next of the roster, then the managers, then whoever comes back', () => {
    expect(told('Colleague on duty', { people: [asha, away(ravi), uma, meera] })).toBe('on duty: 3');
    expect(told('Colleague on duty', { people: [asha, away(ravi), meera] })).toBe('managers: 4');
    expect(told('Colleague on duty', { people: [asha, away(ravi), away(meera)] })).toBe('nobody');
    expect(told('Sales managers', { people: [asha, away(meera), anil] })).toBe('managers: 5');
  });

  test('on a holiday nobody is there', () => {
    expect(told('Sales managers', { at: noon(18) })).toBe('nobody');
  });
});

test('nobody hears of an enquiry twice in another’s place, and the owner is no colleague of theirs', () => {
  expect(told('Colleague on duty', { heard: [ravi.id] })).toBe('on duty: 3');
  expect(told('Colleague on duty', { owner: ravi.id })).toBe('on duty: 3');
  expect(told('Colleague on duty', { on: [], heard: [meera.id] })).toBe('managers: 5');
  expect(told('Colleague on duty', { on: [], heard: [meera.id, anil.id] })).toBe('nobody');
  // The step that is theirs comes all the same.
  expect(told('Sales managers', { heard: [meera.id, anil.id] })).toBe('managers: 4 5');
});

test('the roster goes by days of the week and by dates, from the top; who left or has no name is passed by', () => {
  const on = (at: Date, of: Duty[]) =>
    onDuty({ people: everybody, roster: of, at, office }).map(({ id }) => id);
  const week = [
    duty(ravi.id, { lastDay: 'Wednesday' }),
    duty(uma.id, { firstDay: 'Thursday', lastDay: 'Saturday' }),
    duty(asha.id, { startsOn: '2026-11-19', endsOn: '2026-11-19' }),
    duty(null),
    duty(99),
  ];
  expect(on(noon(16), week)).toEqual([2]);
  expect(on(noon(19), week)).toEqual([3, 1]);
  expect(on(noon(20), week)).toEqual([3]);
  // From Saturday to Monday goes over the end of the week.
  expect(on(noon(16), [duty(uma.id, { firstDay: 'Saturday', lastDay: 'Monday' })])).toEqual([3]);
});

test('a step keeps its name when its minutes change, and comes in the order of minutes', () => {
  const steps = [
    { afterMinutes: 60, whom: 'Sales managers' },
    { afterMinutes: 5, whom: 'Owner' },
    { afterMinutes: 120, whom: 'Sales managers' },
  ] as const;
  expect(namedSteps(steps).map(({ name }) => name)).toEqual([
    'Owner 1',
    'Sales managers 1',
    'Sales managers 2',
  ]);
});
