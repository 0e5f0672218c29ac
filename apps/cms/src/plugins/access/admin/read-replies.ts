import { z } from 'zod/mini';
import type {
  ColleaguesFactor,
  ColleaguesSession,
  FactorState,
  LeavingPreview,
  LeavingResult,
  RecoveryCodes,
} from '../server/replies';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

/** Reads what came. @throws Error with a sentence for whoever sees it */
const reads =
  <Reply>(schema: z.ZodMiniType<Reply>) =>
  (body: unknown): Reply => {
    const parsed = z.object({ data: schema }).safeParse(body);
    if (!parsed.success) throw new Error(NOT_A_REPLY);
    return parsed.data.data;
  };

export const readState = reads<FactorState>(
  z.object({
    on: z.boolean(),
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    needed: z.boolean(),
  }),
);
export const readBegun = reads(z.object({ key: z.string(), address: z.string() }));
export const readRecoveryCodes = reads<RecoveryCodes>(z.object({ recoveryCodes: z.array(z.string()) }));
export const readColleagues = reads<ColleaguesFactor[]>(
  z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      open: z.boolean(),
      invited: z.nullable(z.object({ until: z.nullable(z.string()) })),
      on: z.boolean(),
      needed: z.boolean(),
    }),
  ),
);

const holds = z.object({
  enquiries: z.number(),
  open: z.number(),
  followUps: z.number(),
  brought: z.number(),
  visits: z.number(),
  duties: z.number(),
  alarms: z.boolean(),
});
const visitsLeft = z.array(
  z.object({ reference: z.string(), startsAt: z.string(), project: z.string(), why: z.string() }),
);
export const readLeaving = reads<LeavingPreview>(
  z.object({
    name: z.string(),
    open: z.boolean(),
    isLastAdministrator: z.boolean(),
    holds,
    sessions: z.number(),
    phones: z.number(),
    factor: z.boolean(),
    successors: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        email: z.string(),
        awayUntil: z.nullable(z.string()),
        isYou: z.boolean(),
      }),
    ),
    visitsLeft,
  }),
);
export const readSessions = reads<ColleaguesSession[]>(
  z.array(
    z.object({
      id: z.string(),
      device: z.nullable(z.string()),
      since: z.string(),
      lastUsed: z.string(),
      address: z.nullable(z.string()),
    }),
  ),
);
export const readLeft = reads<LeavingResult>(z.object({ holds, visitsLeft }));

/** What goes into an app. */
export type Begun = { key: string; address: string };
/** Why nobody is let in yet, in the CMS's words, and what it wants. */
export type Wanting = {
  message: string;
  wanted:
    | { state: 'code'; wrong: boolean }
    | { state: 'enrol'; key: string; address: string }
    | { state: 'enrol-code' }
    | { state: 'locked'; until: string };
};
const wanting = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({
      secondFactor: z.discriminatedUnion('state', [
        z.object({ state: z.literal('code'), wrong: z.boolean() }),
        z.object({ state: z.literal('enrol'), key: z.string(), address: z.string() }),
        z.object({ state: z.literal('enrol-code') }),
        z.object({ state: z.literal('locked'), until: z.string() }),
      ]),
    }),
  }),
});

/** What is still wanted of whoever signs in; null where the refusal is about something else. */
export function readWanting(body: unknown): Wanting | null {
  const parsed = wanting.safeParse(body);
  if (!parsed.success) return null;
  const { message, details } = parsed.data.error;
  return { message, wanted: details.secondFactor };
}

/** What whoever has just come in is to know of their recovery codes. */
export type Told = { recoveryCodes: string[] | null; recoveryCodesLeft: number | null };
const told = z.object({
  data: z.object({
    secondFactor: z.object({
      recoveryCodes: z.nullable(z.array(z.string())),
      recoveryCodesLeft: z.nullable(z.number()),
    }),
  }),
});

/** Null where there is nothing to know. */
export function readTold(body: unknown): Told | null {
  const parsed = told.safeParse(body);
  return parsed.success ? parsed.data.data.secondFactor : null;
}
