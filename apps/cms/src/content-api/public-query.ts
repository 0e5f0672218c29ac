/**
 * What anybody may ask of the entries of one content type (decision 26). It stands in the type's routes, because
 * `publicRead` takes nothing less.
 */
export type PublicQuery = {
  /** Short fields of its own by which a list is filtered and sorted; none for a single. */
  by: readonly string[];
  /**
   * Parts and pictures that come along when asked for, as dotted paths. Whatever leads to one is asked for as well. Of
   * a relation comes its `documentId` and nothing else: what that entry says, its own route says.
   */
  populate: readonly string[];
};

/** How the values of a field are compared. */
export type Comparison = 'text' | 'integer' | 'decimal' | 'date' | 'datetime' | 'boolean';

/** An entry, a component or a file: what may be read of it, and what may be asked for inside of it. */
export type ReadableModel = {
  /** What an answer shows of it anyway. */
  fields: ReadonlySet<string>;
  populate: ReadonlyMap<string, ReadableModel>;
  /** Of an entry that a relation leads to: what is shown when no fields are asked for, instead of all. */
  shown?: readonly string[];
};

/** The closed list of one route. */
export type ReadableType = ReadableModel & {
  /** Null: one entry, so there is nothing to filter, sort and turn pages of. */
  by: ReadonlyMap<string, Comparison> | null;
};
