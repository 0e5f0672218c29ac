/** The largest file an editor can upload. */
export const UPLOAD_LIMIT_BYTES = 30 * 1024 * 1024;
