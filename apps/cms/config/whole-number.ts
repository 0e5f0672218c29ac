type Env = (key: string) => string | undefined;

/**
 * A whole number from the environment.
 * @throws Error with one sentence naming the variable, when it is none
 */
export function wholeNumber(env: Env, name: string, usual: number): number {
  const value = env(name) || String(usual);
  if (!/^\d{1,7}$/.test(value))
    throw new Error(`${name} is "${value}": set it to a whole number, 0 or more.`);
  return Number(value);
}
