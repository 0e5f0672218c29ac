import { FORM_TOKEN_MAX } from './lengths.ts';
import { isNumber, objectOf, replyOf, textLike } from './shape.ts';

/** A form that is filled in faster was filled in by a machine. */
export const FASTEST_FILLING_MS = 2000;

/** A signed note of when somebody began to fill in a form, and the seconds for which it tells that. */
export type FormToken = { token: string; validForS: number };

/** The answer of `GET /api/form-token`. */
export const isFormTokenReply = replyOf(
  objectOf({ token: textLike(new RegExp(`^\\S{1,${FORM_TOKEN_MAX}}$`)), validForS: isNumber }),
);
