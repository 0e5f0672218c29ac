import type { BreadcrumbList, Graph, Thing } from 'schema-dts';

/** A page and its name, on the way from the home page. */
export type Crumb = readonly [name: string, path: string];

/** The way to a page as machines read it. Nothing for the home page, which leads nowhere else. */
export function breadcrumbs(home: string, crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList[] {
  if (crumbs.length === 0) return [];
  const way: readonly Crumb[] = [[home, '/'], ...crumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
  ];
}

/** Everything a page tells machines, as the text of its one `<script type="application/ld+json">`. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // `</script>` or `<!--` in an editor's words would end the block, or hide what follows it.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Who stands behind the site: other things point to it by this id. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
