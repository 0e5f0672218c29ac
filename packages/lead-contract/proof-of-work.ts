import { z } from 'zod/mini';

/** The one way of working that is asked for and taken. */
export const WORK_ALGORITHM = 'PBKDF2/SHA-256';

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));
const positive = z.int().check(z.positive());

/** A challenge of the CMS that was solved, as a form sends it back in `data.context.proof`. */
export const proofOfWork = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK_ALGORITHM),
      cost: positive,
      data: z.object({ enquiry: hex }),
      expiresAt: positive,
      keyLength: positive,
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: hex }),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;
