/**
 * Loaded before a program (`node --import`), whose clock is ahead of the machine's then by `CLOCK_AHEAD_MS`: what has to
 * be seen in spring is seen in autumn. Clocks run on; timers and files are as ever.
 */
const { Date: machines } = globalThis;
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
if (!Number.isFinite(aheadMs)) throw new Error('CLOCK_AHEAD_MS says by how much this clock is ahead');
// As it is now: programs write what they find there back.
const read = machines.now.bind(machines);
const now = () => read() + aheadMs;

const moved = new Proxy(machines, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new machines(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
machines.prototype.constructor = moved;
globalThis.Date = moved;
