import { expect, it } from 'vitest';
import { Budget, Busy, Lane } from './budget';

/** Work that ends when it is told to. */
function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = false;
  const run = async () => {
    begun = true;
    await done;
    return 'done';
  };
  return { run, finish: () => finish(), begun: () => begun };
}

it('A lane does as much at once as its budget says, lets as many wait, and turns the others away', async () => {
  const lane = new Lane(new Budget({ atOnce: 2, waiting: 1 }));
  const [one, two, three] = [work(), work(), work()];
  const running = [lane.run(one.run), lane.run(two.run), lane.run(three.run)];
  await expect.poll(two.begun).toBe(true);
  expect([one.begun(), three.begun()]).toEqual([true, false]);
  await expect(lane.run(work().run)).rejects.toThrow(Busy);
  expect([lane.running, lane.waiting]).toEqual([2, 1]);
  one.finish();
  await expect.poll(three.begun).toBe(true);
  two.finish();
  three.finish();
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
  expect([lane.running, lane.waiting]).toEqual([0, 0]);
});

it('Work that fails makes room like any other', async () => {
  const lane = new Lane(new Budget({ atOnce: 1, waiting: 1 }));
  const failing = lane.run(() => Promise.reject(new Error('broken')));
  const next = lane.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(lane.running).toBe(0);
});

it('Between two that waited, whatever else has come is answered', async () => {
  const lane = new Lane(new Budget({ atOnce: 1, waiting: 10 }));
  const order: string[] = [];
  const queued = ['first', 'second', 'third'].map((name) => lane.run(async () => order.push(name)));
  setImmediate(() => order.push('visitor'));
  await Promise.all(queued);
  expect(order.indexOf('visitor')).toBeLessThan(order.indexOf('third'));
});
