// Unit tests run in contexts of one process, where what Node itself throws is of another realm: `instanceof Error` would
// call a missing file no error. Classes that extend Error compare as before.
Object.defineProperty(Error, Symbol.hasInstance, {
  configurable: true,
  value(this: unknown, thrown: unknown): boolean {
    return this === Error ? Error.isError(thrown) : Function.prototype[Symbol.hasInstance].call(this, thrown);
  },
});
