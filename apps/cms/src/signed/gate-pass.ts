import { createHmac, timingSafeEqual } from 'node:crypto';

const BASE = 36;
const SHAPE = /^([0-9a-z]{1,11})\.(project|file)-([\w-]{1,200})\.([\w-]{43})$/;

/** What a pass opens: the gated files of one project to an enquirer, or one file to an editor in the panel. */
export type Opens = { kind: 'project' | 'file'; id: string };

const sign = (signed: string, key: string) =>
  createHmac('sha256', key).update(`gate pass ${signed}`).digest('base64url');

/** A signed note that its bearer may see something until it runs out. @param keys the first signs */
export function makePass({ kind, id }: Opens, validForS: number, keys: string[], now = Date.now()): string {
  const signed = `${(now + validForS * 1000).toString(BASE)}.${kind}-${id}`;
  return `${signed}.${sign(signed, keys[0] ?? '')}`;
}

/** What a pass opens; null where it has run out, or none of the keys has signed it. */
export function readPass(pass: string, keys: string[], now = Date.now()): Opens | null {
  const [, expires = '', kind, id = '', signature = ''] = SHAPE.exec(pass) ?? [];
  if (kind !== 'project' && kind !== 'file') return null;
  const given = Buffer.from(signature);
  const genuine = keys.some((key) => {
    const expected = Buffer.from(sign(`${expires}.${kind}-${id}`, key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine && Number.parseInt(expires, BASE) > now ? { kind, id } : null;
}
