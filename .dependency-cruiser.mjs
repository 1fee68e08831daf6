// Who may import whom (docs/architecture.md). tools/boundaries.test.ts seeds a violation of each rule.

const sides = '(domain|server|web)';
const areas = '(?!app/|kit/|shell/)';
const tests = ['\\.test\\.tsx?$', '/testing/', '/testing\\.ts$'];

/** The areas of each side: one may use those before it, so that no two import each other. */
const order = {
  domain: ['sales', 'organization', 'master-data', 'fleet', 'fiscal', 'shop', 'account', 'content'],
  server: ['account', 'content', 'sales', 'fleet', 'fiscal', 'organization', 'master-data', 'shop'],
  web: ['account', 'content', 'master-data', 'organization', 'sales', 'shop', 'fleet', 'fiscal'],
};

const lookBack = Object.entries(order).flatMap(([side, areasInOrder]) =>
  areasInOrder.slice(0, -1).map((area, at) => ({
    name: 'areas-look-one-way',
    comment: `of ${side}, ${area} comes before the others`,
    severity: 'error',
    from: { path: `^${side}/src/${area}/`, pathNot: tests },
    to: { path: `^${side}/src/(${areasInOrder.slice(at + 1).join('|')})/` },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-is-pure',
      comment: 'domain holds rules and schemas: no I/O, no framework',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: tests },
      to: { pathNot: ['^domain/src/', 'node_modules/zod/'] },
    },
    {
      name: 'sides-meet-in-domain-only',
      severity: 'error',
      from: { path: '^(domain|server|web|register)/' },
      to: { path: '^(server|web|register|e2e|bench|tools)/', pathNot: '^$1/' },
    },
    {
      name: 'kit-knows-no-area',
      severity: 'error',
      from: { path: '^(domain|server|web)/src/kit/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/kit/' },
    },
    {
      name: 'nothing-imports-app',
      comment: 'but tests of a feature, which start the whole server (app/testing)',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: ['^(server|web)/src/app/', ...tests] },
      to: { path: '^(server|web)/src/app/' },
    },
    {
      name: 'tests-import-only-the-testing-of-app',
      severity: 'error',
      from: { path: tests, pathNot: '^(server|web)/src/app/' },
      to: { path: '^(server|web)/src/app/', pathNot: '^server/src/app/testing/' },
    },
    {
      name: 'areas-know-no-shell',
      severity: 'error',
      from: { path: `^web/src/${areas}` },
      to: { path: '^web/src/shell/' },
    },
    ...lookBack,
    {
      name: 'feature-only-through-its-index',
      comment: 'files directly in the folder of an area are shared by its features',
      severity: 'error',
      from: { path: `^${sides}/src/${areas}([^/]+)/([^/]+)/` },
      to: {
        path: `^$1/src/${areas}[^/]+/`,
        pathNot: ['^$1/src/$2/$3/', '^$1/src/$2/[^/]+$', '/index\\.ts$'],
      },
    },
    {
      name: 'feature-only-through-its-index-from-above',
      comment: 'app, shell and the files of an area itself use a feature by its door, too',
      severity: 'error',
      from: { path: `^${sides}/src/(?:(?:app|shell)/|[^/]+/[^/]+$)`, pathNot: '^(server|web)/src/kit/' },
      to: { path: `^$1/src/${areas}[^/]+/[^/]+/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'tests may look into the tables',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['\\.store\\.ts$', '^server/src/kit/db/', ...tests] },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
  ],
  options: {
    parser: 'swc', // the parser of TypeScript 7 is not open to tools: they would see one module and no fault
    tsPreCompilationDeps: true, // types are imports too
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsc)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
