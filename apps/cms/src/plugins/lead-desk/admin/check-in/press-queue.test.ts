import { expect, test } from 'vitest';
import { type Answer, type KeptPress, type PressStore, sendPresses } from './press-queue';

const ASHA = { id: 7, name: 'Asha Desk' };
const PRESSED = 1_000_000;

const aPress = (nth: number, changes: Partial<KeptPress> = {}): KeptPress => ({
  nth,
  id: `id-${nth}`,
  pressedAt: PRESSED,
  account: ASHA,
  name: 'Charulata',
  done: { kind: 'came', visit: `visit-${nth}`, sequence: 2 },
  refused: null,
  ...changes,
});
function aStore(presses: KeptPress[]): PressStore & { presses: KeptPress[] } {
  const store = {
    presses,
    all: async () => [...store.presses],
    put: async (press: KeptPress) => {
      store.presses = store.presses.map((one) => (one.nth === press.nth ? press : one));
    },
    remove: async (nth: number) => {
      store.presses = store.presses.filter((one) => one.nth !== nth);
    },
  };
  return store;
}
/** A CMS that answers in turn, and what it was told. */
function aCms(...answers: Answer[]) {
  const told: object[] = [];
  const send = async (body: object): Promise<Answer> => {
    told.push(body);
    return answers[told.length - 1] ?? { outcome: 'later' };
  };
  return { told, send };
}
const as = { account: ASHA.id, now: () => PRESSED + 5000 };
const done = { outcome: 'done' } as const;

test('presses are sent in their order, each with how long ago it was, and go once they were taken', async () => {
  const store = aStore([aPress(1), aPress(2)]);
  const { told, send } = aCms(done, done);
  expect(await sendPresses(store, send, as)).toEqual({
    ended: 'sent',
    taken: 2,
    came: ['visit-1', 'visit-2'],
  });
  expect(told).toEqual([
    { id: 'id-1', age: 5000, kind: 'came', visit: 'visit-1', sequence: 2 },
    { id: 'id-2', age: 5000, kind: 'came', visit: 'visit-2', sequence: 2 },
  ]);
  expect(store.presses).toEqual([]);
});

test('where nobody answers, nothing behind is sent and nothing is lost', async () => {
  const store = aStore([aPress(1), aPress(2), aPress(3)]);
  const { told, send } = aCms(done, { outcome: 'later' });
  expect(await sendPresses(store, send, as)).toEqual({ ended: 'later', taken: 1, came: ['visit-1'] });
  expect(told).toHaveLength(2);
  expect(store.presses.map(({ nth }) => nth)).toEqual([2, 3]);
  const again = aCms({ outcome: 'signed out' });
  expect((await sendPresses(store, again.send, as)).ended).toBe('signed out');
  expect(store.presses).toHaveLength(2);
});

test('what is refused stays with its reason, holds up nothing, and is not sent again by itself', async () => {
  const store = aStore([aPress(1), aPress(2)]);
  const { send } = aCms({ outcome: 'refused', message: 'Cancelled meanwhile' }, done);
  expect(await sendPresses(store, send, as)).toEqual({ ended: 'sent', taken: 1, came: ['visit-2'] });
  expect(store.presses).toEqual([aPress(1, { refused: 'Cancelled meanwhile' })]);
  const again = aCms();
  await sendPresses(store, again.send, as);
  expect(again.told).toEqual([]);
});

test('nobody’s presses are sent in another’s name, and a clock that was put back tells no time to come', async () => {
  const store = aStore([aPress(1, { account: { id: 8, name: 'Ravi Desk' } }), aPress(2)]);
  const { told, send } = aCms(done);
  await sendPresses(store, send, { ...as, now: () => PRESSED - 60_000 });
  expect(told).toMatchObject([{ id: 'id-2', age: 0 }]);
  expect(store.presses.map(({ nth }) => nth)).toEqual([1]);
});
