type Env = (key: string) => string | undefined;

/**
 * A switch from the environment.
 * @throws Error with one sentence naming the variable, when it is neither on nor off
 */
export function onOrOff(env: Env, name: string, usual: 'on' | 'off'): boolean {
  const value = env(name) || usual;
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is "${value}": set it to on or off.`);
  return value === 'on';
}
