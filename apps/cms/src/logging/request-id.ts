import { randomUUID } from 'node:crypto';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id a request came with from the site, if it has the shape of one; else a new one. */
export const requestIdOf = (given: string) => (ID.test(given) ? given : randomUUID());
