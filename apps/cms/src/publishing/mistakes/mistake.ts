/** What keeps an entry from being published: where it stands in the form, and what to do about it. */
export type Mistake = { path: (string | number)[]; message: string };

/** An example says more than a pattern. */
export const EXAMPLE_NUMBER = 'P52100012345';
