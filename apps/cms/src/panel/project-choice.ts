/**
 * A field of words that means a project: it is stored as the `url` of one, and chosen by its name in the panel. The
 * schema names it `global::project`.
 */
export const PROJECT_CHOICE = { name: 'project', type: 'string' } as const;
