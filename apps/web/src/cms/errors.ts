/**
 * Why the backend gave no usable answer:
 * - `unreachable`: no connection, a timeout, or a 5xx;
 * - `rejected`: it refused the question (4xx other than 404);
 * - `malformed`: it answered something that is not what was agreed.
 */
export type CmsErrorKind = 'unreachable' | 'rejected' | 'malformed';

/** The backend failed to answer. Never used for "does not exist": that is `null`. */
export class CmsError extends Error {
  readonly kind: CmsErrorKind;
  readonly call: string;

  constructor(kind: CmsErrorKind, call: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CmsError';
    this.kind = kind;
    this.call = call;
  }
}
