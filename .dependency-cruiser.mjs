// Who may import whom: docs/architecture.md. Checked by npm test.
const WEB = '^apps/web/src';
const FEATURES = `${WEB}/features`;
const CMS = '^apps/cms/src';

// The rooms of the CMS from the ground up: a room knows those on the floors below, and none beside it.
const FLOORS = [
  ['logging', 'signed', 'ledger', 'content-api'],
  ['kept', 'audit', 'media', 'permissions', 'visits'],
  ['gates', 'deliveries', 'starts'],
  ['bookings'],
  ['intake', 'publishing', 'metrics', 'versions'],
  ['privacy', 'schedule'],
  ['plugins'],
  ['panel', 'jobs'],
];
// What Strapi calls; with index.ts and what it is cut into, they may know every room.
const DOORS = 'api|middlewares|extensions|admin';
const TEST = '\\.test\\.tsx?$';

const floorRules = FLOORS.map((rooms, floor) => ({
  name: `floor-${floor + 1}-knows-the-floors-below`,
  severity: 'error',
  // The panel's half of a plugin runs in a browser: it has a rule of its own, below.
  from: { path: `${CMS}/(${rooms.join('|')})/`, pathNot: [TEST, `${CMS}/plugins/[^/]+/admin/`] },
  to: {
    path: `${CMS}/[^/]+/`,
    pathNot: `${CMS}/(${['$1', ...FLOORS.slice(0, floor).flat()].join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the-apps-meet-only-over-http',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/cms' },
    },
    {
      name: 'the-apps-meet-only-over-http-either-way',
      severity: 'error',
      from: { path: '^apps/cms' },
      // Its contract is held to the calls of the site, which stand there once.
      to: { path: '^apps/web', pathNot: '^apps/web/src/cms/queries\\.ts$' },
    },
    {
      name: 'what-both-apps-share-knows-neither',
      severity: 'error',
      from: { path: '^packages' },
      to: { path: '^(apps|testing|scripts|e2e|bench)/' },
    },
    {
      name: 'drawings-know-the-demo-content-only',
      severity: 'error',
      from: { path: '^render-studio/drawings' },
      to: { path: '^apps/', pathNot: '^apps/cms/seed/' },
    },
    {
      name: 'a-feature-never-imports-another',
      severity: 'error',
      from: { path: `${FEATURES}/([^/]+)/` },
      to: { path: `${FEATURES}/`, pathNot: `${FEATURES}/$1/` },
    },
    {
      name: 'forms-know-nothing-of-intake-and-spool',
      severity: 'error',
      from: { path: `${FEATURES}/enquiries/(form|sending|context)/` },
      to: { path: `${FEATURES}/enquiries/(intake|spool)/` },
    },
    {
      name: 'features-do-not-know-pages',
      severity: 'error',
      from: { path: `${WEB}/(features|contracts|for-machines|ui|cms|config|browser)/` },
      to: { path: `${WEB}/(pages/|layout\\.astro|enhancements\\.ts|middleware)` },
    },
    {
      name: 'only-pages-know-the-server',
      severity: 'error',
      from: { path: `${WEB}/(features|contracts|for-machines|ui|cms|config)/` },
      to: { path: `${WEB}/server/` },
    },
    {
      name: 'the-server-knows-no-feature-and-no-ui',
      severity: 'error',
      from: { path: `${WEB}/server/` },
      to: { path: `${WEB}/(features|ui|pages)/` },
    },
    {
      name: 'ui-knows-no-domain-and-fetches-nothing',
      severity: 'error',
      from: { path: `${WEB}/ui/` },
      // A picture and rich text are shapes that ui draws; the door to the backend is closed to it.
      to: {
        path: `${WEB}/(features/|contracts/|for-machines/|cms/(?!(media|rich-text-blocks|rich-text-schema)\\.ts)|config/env)`,
      },
    },
    {
      name: 'cms-knows-no-feature-and-no-ui',
      severity: 'error',
      from: { path: `${WEB}/cms/` },
      to: { path: `${WEB}/(features|ui)/` },
    },
    {
      name: 'config-and-browser-know-nothing-of-ours',
      severity: 'error',
      from: { path: `${WEB}/(config|browser)/` },
      to: { path: `${WEB}/(features|contracts|for-machines|ui|cms)/` },
    },
    {
      name: 'a-contract-between-features-knows-none-of-them',
      severity: 'error',
      from: { path: `${WEB}/contracts/` },
      // A picture is a shape, as in ui.
      to: { path: `${WEB}/`, pathNot: `${WEB}/((contracts|config|browser)/|cms/media\\.ts$)` },
    },
    {
      name: 'contracts-are-between-features',
      severity: 'error',
      from: { path: `${WEB}/(server|cms)/` },
      to: { path: `${WEB}/contracts/` },
    },
    {
      name: 'what-machines-read-is-made-of-what-it-is-given',
      severity: 'error',
      from: { path: `${WEB}/for-machines/` },
      // A picture is a shape that a sitemap lists, a text one that films stand in.
      to: {
        path: `${WEB}/`,
        pathNot: `${WEB}/(for-machines|config)/|cms/(media|rich-text-blocks|rich-text-schema)\\.ts$|\\.test\\.ts$|/testing/`,
      },
    },
    {
      name: 'the-browser-stays-out-of-the-server',
      severity: 'error',
      from: { path: `(\\.island\\.tsx|\\.browser\\.ts|${WEB}/enhancements\\.ts)$` },
      // The content store and every `get-*.ts` lead there. The build looks again: apps/web/server-only.ts.
      to: { path: `${WEB}/config/env\\.ts$`, reachable: true },
    },
    {
      name: 'helpers-bring-no-react',
      severity: 'error',
      from: { path: `(\\.browser\\.ts|${WEB}/enhancements\\.ts)$` },
      to: { path: '(node_modules/(react|react-dom|@nanostores/react)/|\\.island\\.tsx$)', reachable: true },
    },
    {
      name: 'helpers-are-fetched-by-their-list-alone',
      severity: 'error',
      from: { path: '^apps/web', pathNot: `(\\.test\\.tsx?|${WEB}/enhancements\\.ts)$` },
      to: { path: '\\.browser\\.ts$' },
    },
    {
      name: 'an-enquiry-about-a-project-needs-its-offer',
      severity: 'error',
      from: { path: `${FEATURES}/projects/`, pathNot: `(/enquire-button\\.tsx|\\.test\\.tsx?)$` },
      to: { path: `${WEB}/contracts/dialogs\\.ts$` },
    },
    {
      name: 'qr-codes-are-drawn-on-the-server',
      severity: 'error',
      from: { path: '\\.island\\.tsx$' },
      to: { path: 'draw-qr', reachable: true },
    },
    {
      name: 'test-code-stays-in-tests',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: '(\\.test\\.tsx?$|^apps/web/src/testing/)' },
      to: { path: '^apps/web/src/testing/' },
    },
    {
      name: 'what-tests-share-lives-in-testing',
      severity: 'error',
      from: { path: '^(e2e|bench|testing|scripts)/' },
      to: { path: '^apps/(cms/tests|web/src/testing)/' },
    },
    {
      name: 'testing-knows-no-test',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'journeys-and-benches-do-not-know-each-other',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'what-starts-and-tests-the-apps-sees-them-from-outside',
      severity: 'error',
      from: { path: '^(e2e|bench|testing|scripts)/' },
      // Content is data: what the seed says may be looked for on a page.
      to: { path: '^apps/', pathNot: '^apps/cms/(seed|tests)/|^apps/web/src/testing/' },
    },
    {
      name: 'contract-tests-ask-the-built-cms',
      severity: 'error',
      from: { path: '^apps/cms/tests/' },
      to: { path: '^apps/cms/(src|config|commands|[^/]+$)|^(e2e|bench)/' },
    },
    {
      name: 'the-seed-and-the-commands-load-the-built-cms',
      severity: 'error',
      from: { path: '^apps/cms/(seed|commands)/' },
      to: { path: '^apps/cms/(src|config|tests)/|^(testing|scripts|e2e|bench|render-studio)/' },
    },
    {
      name: 'the-cms-knows-nothing-around-it',
      severity: 'error',
      from: { path: '^apps/cms/(src|config)/' },
      to: { path: '^apps/cms/(seed|commands|tests)/|^(scripts|e2e|bench|render-studio)/' },
    },
    {
      name: 'settings-know-no-room',
      severity: 'error',
      from: { path: '^apps/cms/config/' },
      to: { path: '^apps/cms/src/' },
    },
    ...floorRules,
    {
      name: 'nobody-comes-in-by-a-door',
      severity: 'error',
      from: { path: `${CMS}/`, pathNot: [`${CMS}/(${DOORS})/`, TEST] },
      // A content type is data.
      to: { path: [`${CMS}/(${DOORS})/`, `${CMS}/index\\.ts$`], pathNot: '\\.json$' },
    },
    {
      name: 'no-door-leads-to-another',
      severity: 'error',
      from: { path: `${CMS}/(${DOORS})/`, pathNot: TEST },
      to: { path: `${CMS}/(${DOORS})/`, pathNot: [`${CMS}/$1/`, '\\.json$'] },
    },
    {
      name: 'every-room-has-a-floor',
      severity: 'error',
      from: { path: `${CMS}/`, pathNot: `${CMS}/((${FLOORS.flat().join('|')}|${DOORS}|components)/|[^/]+$)` },
      to: {},
    },
    {
      name: 'what-stands-outside-the-rooms-knows-none',
      severity: 'error',
      from: { path: `${CMS}/[^/]+\\.ts$`, pathNot: [`${CMS}/(index|prepare-ledger)\\.ts$`, TEST] },
      to: { path: `${CMS}/[^/]+/` },
    },
    {
      name: 'the-panels-half-knows-types-of-its-server-only',
      severity: 'error',
      from: { path: `${CMS}/plugins/([^/]+)/admin/` },
      to: { path: `${CMS}/plugins/$1/server/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-panels-half-knows-no-room-of-the-server',
      severity: 'error',
      from: { path: [`${CMS}/admin/`, `${CMS}/plugins/[^/]+/admin/`] },
      // Words and sums that need no server may be known to both.
      to: {
        path: `${CMS}/`,
        pathNot: [
          `${CMS}/(plugins|admin)/`,
          `${CMS}/(permissions/role-codes|deliveries/delivery-state|india-time|written-day|schedule/written-moment|panel/project-choice|panel/content/(?:forms?|choices))\\.ts$`,
          // By their types alone: the rule below.
          `${CMS}/(versions|schedule)/replies\\.ts$`,
        ],
      },
    },
    {
      name: 'the-panel-knows-types-of-replies-only',
      severity: 'error',
      from: { path: `${CMS}/admin/` },
      to: { path: `${CMS}/(versions|schedule)/replies\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-servers-half-knows-nothing-of-the-panels',
      severity: 'error',
      from: { path: `${CMS}/`, pathNot: `${CMS}/(plugins/[^/]+/(admin/|strapi-admin\\.ts)|admin/)` },
      to: { path: `${CMS}/plugins/[^/]+/(admin/|strapi-admin\\.ts)` },
    },
    {
      name: 'what-both-halves-know-knows-neither',
      severity: 'error',
      from: { path: `${CMS}/plugins/[^/]+/(?!strapi-)[^/]+\\.ts$` },
      to: { path: `${CMS}/plugins/[^/]+/(server|admin)/` },
    },
    {
      name: 'scripts-start-no-test',
      severity: 'error',
      from: { path: '^scripts/' },
      // The fixture of a release holds the journeys' content.
      to: { path: '^(e2e|bench)/', pathNot: '^e2e/drawn-seed\\.ts$' },
    },
    {
      name: 'a-test-imports-no-other',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.m?tsx?$' },
    },
    {
      name: 'apps-and-their-unit-tests-start-nothing',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/cms/tests/' },
      to: { path: '^testing/' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      // Strapi demands its own src/index.ts; Astro's routes may be called index.
      to: { path: '^apps/.*/index\\.tsx?$', pathNot: '^apps/(cms/src/index\\.ts|web/src/pages/)' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|types/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.astro', '.css'],
    },
  },
};
