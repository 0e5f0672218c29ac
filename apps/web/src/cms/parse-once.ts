/**
 * Remembers what was made of a reply for as long as the content store hands out that reply, so that a list is
 * parsed once and not per page, and a bad entry is reported once and not per visitor.
 */
export function parseOnce<Parsed>(parse: (data: unknown) => Parsed): (data: unknown) => Parsed {
  const known = new WeakMap<object, { parsed: Parsed } | { error: unknown }>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return parse(data);
    let result = known.get(data);
    if (!result) {
      try {
        result = { parsed: parse(data) };
      } catch (error) {
        result = { error };
      }
      known.set(data, result);
    }
    if ('error' in result) throw result.error;
    return result.parsed;
  };
}
