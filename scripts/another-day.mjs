// Preloaded where a program is to take another day for today (npm run guide): all clocks that it reads are so much off.
const offset = Number(process.env.ANOTHER_DAY_OFFSET_MS ?? 0);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }
  static now() {
    return Real.now() + offset;
  }
};
