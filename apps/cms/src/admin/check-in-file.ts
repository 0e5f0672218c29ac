import path from 'node:path';

const ENTRY = path.resolve('src/plugins/lead-desk/admin/check-in/main.tsx');
const PAGE = 'check-in.html';

/** What Rollup hands to a plugin, as far as it is used here: Strapi brings its own Vite along. */
type Build = {
  emitFile(
    file: { type: 'chunk'; id: string; name: string } | { type: 'asset'; fileName: string; source: string },
  ): string;
  getFileName(reference: string): string;
};

const page = (script: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Check in</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="check-in"></div>
<noscript>Checking visitors in needs script: switch it on for this page.</noscript>
<script type="module" src="/admin/${script}"></script>
</body>
</html>
`;

/**
 * A plugin of Vite that builds a second page beside the panel: the check-in of a site office, which opens without a line
 * (decision 137). It has an entry and a file of HTML of its own, and shares what both need.
 */
export function checkInFile() {
  let reference = '';
  return {
    name: 'check-in-file',
    apply: 'build' as const,
    buildStart(this: Build) {
      reference = this.emitFile({ type: 'chunk', id: ENTRY, name: 'check-in' });
    },
    generateBundle(this: Build) {
      const source = page(this.getFileName(reference));
      this.emitFile({ type: 'asset', fileName: PAGE, source });
    },
  };
}
