/** A part of Strapi's panel: where it is imported from, and under which name. */
type Part = { module: RegExp; name: string };

/** What our panel never shows, and what weighs most in Strapi's (decision 127). */
const LATE: Part[] = [
  // The player of films: the media library takes pictures and PDFs.
  { module: /^@mux\/mux-player-react$/, name: 'default' },
  // The editor of Markdown, with the grammars of 190 languages: our texts are blocks.
  { module: /\/Wysiwyg\/Field\.mjs$/, name: 'Wysiwyg' },
];

const PREFIX = '\0late:';

/** A component in the place of another, which comes when it is first shown. */
const standIn = (id: string, name: string) => `
  import { createElement, forwardRef, lazy, Suspense } from 'react';
  const Part = lazy(async () => ({ default: (await import(${JSON.stringify(id)}))[${JSON.stringify(name)}] }));
  const StandIn = forwardRef((props, ref) =>
    createElement(Suspense, { fallback: null }, createElement(Part, { ...props, ref })));
  export { StandIn as ${name} };
`;

/** What Vite hands to a plugin, as far as it is used here: Strapi brings its own Vite along. */
type Build = {
  resolve(source: string, importer: string | undefined, options: object): Promise<{ id: string } | null>;
  error(message: string): never;
};

/**
 * A plugin of Vite that takes what is never shown out of what every page of the panel loads. It ends a build in which
 * Strapi imports such a part no more, or from elsewhere: it would come with every page again.
 */
export function lateParts() {
  const found = new Set<Part>();
  return {
    name: 'late-parts',
    apply: 'build' as const,
    enforce: 'pre' as const,
    async resolveId(this: Build, source: string, importer: string | undefined, options: object) {
      const part = LATE.find(({ module }) => module.test(source));
      if (!part || importer?.startsWith(PREFIX)) return null;
      const real = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!real) return null;
      found.add(part);
      return `${PREFIX}${LATE.indexOf(part)}:${real.id}`;
    },
    load(id: string) {
      if (!id.startsWith(PREFIX)) return null;
      const [nth = '', ...rest] = id.slice(PREFIX.length).split(':');
      const part = LATE[Number(nth)];
      return part ? standIn(rest.join(':'), part.name) : null;
    },
    buildEnd(this: Build, error?: Error) {
      const missed = LATE.filter((part) => !found.has(part)).map(({ module }) => module.source);
      if (!error && missed.length > 0)
        this.error(`Nothing imports ${missed.join(', ')} any more: see src/admin/late-parts.ts.`);
    },
  };
}
