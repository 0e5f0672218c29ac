// Of the Prerendering API (https://wicg.github.io/nav-speculation/prerendering.html), which TypeScript does not know.
interface Document {
  /** The page is being prepared, and nobody has opened it yet. */
  readonly prerendering?: boolean;
}
