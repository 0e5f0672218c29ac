/** What of a visitor's request may decide which page is shown. */
type Asked = { search: URLSearchParams; cookies: string };

/** @returns the query that tells a shared page from its neighbours, `''` for the bare one; `null`: shared with nobody */
type QueryOf = (asked: Asked) => string | null;

/** Who shares what a route shows. Every route exports one as `sharing`; what exports none is shared with nobody. */
export class Sharing {
  /** `null` where no request at all is shared. */
  readonly queryOf: QueryOf | null;
  /** The address alone says which page it is: a proxy in front, which knows no more, may keep it too. */
  readonly byAddress: boolean;

  constructor(queryOf: QueryOf | null, byAddress = queryOf !== null) {
    this.queryOf = queryOf;
    this.byAddress = byAddress;
  }
}

/** One page for all, whatever their address carries besides. */
export const everyone = new Sharing(() => '');

/** Made for each visitor anew. */
export const nobody = new Sharing(null);

/**
 * A page for all who ask for the same.
 * @param queryOf what of the query the page shows, spelled in one way; `null` where the page answers with that spelling
 */
export const everyoneBy = (queryOf: (search: URLSearchParams) => string | null) =>
  new Sharing(({ search }) => queryOf(search));

/** One page for all but those who bring one of these: theirs is made for them alone. */
export const everyoneWithout = ({
  parameters = [],
  cookies = [],
}: {
  parameters?: readonly string[];
  cookies?: readonly string[];
}) =>
  new Sharing((asked) => {
    const brings =
      parameters.some((name) => asked.search.has(name)) ||
      cookies.some((name) => asked.cookies.includes(`${name}=`));
    return brings ? null : '';
  }, cookies.length === 0);
