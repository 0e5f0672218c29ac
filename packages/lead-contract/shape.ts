/*
 * Schemas for what a browser reads: 0.2 kB (gzip) where zod/mini takes 4.8 (decision 46). Servers use zod.
 */

/** Whether something that came from outside has a shape. */
export type Shape<Value> = (given: unknown) => given is Value;
type ValueOf<Some> = Some extends Shape<infer Value> ? Value : never;

export const isText = (given: unknown): given is string => typeof given === 'string';

export const isNumber = (given: unknown): given is number =>
  typeof given === 'number' && Number.isFinite(given);

/** The shape of a text that a pattern fits. */
export const textLike =
  (pattern: RegExp) =>
  (given: unknown): given is string =>
    isText(given) && pattern.test(given);

/** The shape of an object with these parts; others beside them are nobody's business. */
export function objectOf<Parts extends Record<string, Shape<unknown>>>(parts: Parts) {
  return (given: unknown): given is { [Name in keyof Parts]: ValueOf<Parts[Name]> } =>
    typeof given === 'object' &&
    given !== null &&
    Object.entries(parts).every(([name, has]) => has(Reflect.get(given, name)));
}

/** The shape of a reply of the backend that carries something: `{ data: … }`. */
export const replyOf = <Data>(data: Shape<Data>) => objectOf({ data });
