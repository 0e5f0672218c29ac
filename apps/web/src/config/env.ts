import { type Env, parseEnv } from './read-env';

/** The checked environment of this process. */
export const env: Env = parseEnv(process.env);
