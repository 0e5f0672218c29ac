const PLACEHOLDER = /^$|change|replace|example|secret|placeholder|tobemodified|^(.)\1+$/i;
const MIN_LENGTH = 16;

type Env = (key: string) => string | undefined;

/**
 * The value of a secret from the environment.
 * @throws Error with one sentence naming the variable, when it is missing, short or a placeholder.
 */
export function requiredSecret(env: Env, name: string): string {
  const value = env(name) ?? '';
  if (value.length < MIN_LENGTH || PLACEHOLDER.test(value)) {
    throw new Error(
      `${name} must be a random secret of at least ${MIN_LENGTH} characters: set it in .env ("npm start" makes one on a first start).`,
    );
  }
  return value;
}

/**
 * Comma-separated secrets: the first signs, the others are still accepted.
 * @throws Error with one sentence naming the variable, when any of them is missing, short or a placeholder.
 */
export function requiredSecrets(env: Env, name: string): string[] {
  const values = (env(name) ?? '').split(',').map((value) => value.trim());
  return values.map((value) => requiredSecret(() => value, name));
}
