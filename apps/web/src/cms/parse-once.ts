/**
 * Remembers what was made of a reply for as long as the content store hands out that reply, so that a list is
 * parsed once and not per page, and a bad entry is reported once and not per visitor.
 * @param during what the parsing depends on beside the reply: once it is another, the same reply is parsed anew
 */
export function parseOnce<Parsed>(
  parse: (data: unknown) => Parsed,
  during: () => string = () => '',
): (data: unknown) => Parsed {
  const known = new WeakMap<object, ({ parsed: Parsed } | { error: unknown }) & { at: string }>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return parse(data);
    const at = during();
    let result = known.get(data);
    if (!result || result.at !== at) {
      try {
        result = { parsed: parse(data), at };
      } catch (error) {
        result = { error, at };
      }
      known.set(data, result);
    }
    if ('error' in result) throw result.error;
    return result.parsed;
  };
}
