const LONGEST_NAME = 80;

/** A parameter as it may stand in a sentence: whoever made it up may have made it long. */
export const named = (parameter: string) =>
  parameter.length > LONGEST_NAME ? `${parameter.slice(0, LONGEST_NAME)}…` : parameter;

/** A query outside the closed list. Its message is the sentence that goes back, and names the parameter. */
export class RefusedQuery extends Error {
  override name = 'RefusedQuery';
}

/** @throws RefusedQuery */
export function refuseParameter(parameter: string, reason: string): never {
  throw new RefusedQuery(`${named(parameter)} ${reason}`);
}
