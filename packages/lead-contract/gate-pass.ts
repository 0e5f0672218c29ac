import { isNumber, isText, objectOf, replyOf, textLike } from './shape.ts';

/** Whether a text can be a pass: it stands in addresses and cookies as it is. */
export const isPass = textLike(/^[\w.-]{1,300}$/);

/**
 * What an accepted enquiry about a project may bring along: it opens the project's gated plans and its brochure, for
 * so many seconds. The enquiry itself does not need it; it is handed on to whoever waits for it.
 */
export type GatePass = { project: string; pass: string; validForS: number };

export const isGatePass = objectOf({ project: isText, pass: isPass, validForS: isNumber });

/** The answer of `POST /api/gate-passes`: the pass of an enquiry that was accepted elsewhere and stored later. */
export const isGatePassReply = replyOf(isGatePass);
