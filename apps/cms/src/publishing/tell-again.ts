/** Emitted when somebody wants the site to be told of an entry once more. */
export const TELL_AGAIN = 'site.tell-again';
