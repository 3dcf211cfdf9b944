const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Returns the files that a package opens: the `selvage-source` targets of its exports. */
function entryPointsOf(name) {
  const { exports = {} } = JSON.parse(
    readFileSync(join(__dirname, `packages/${name}/package.json`), 'utf8'),
  )
  return Object.values(exports)
    .map((target) => (typeof target === 'string' ? target : target['selvage-source']))
    .filter((source) => typeof source === 'string')
    .map((source) => `^packages/${name}/${source.replace(/^\.\//, '').replaceAll('.', '\\.')}$`)
}

const entryPoints = ['core', 'machines', 'i18n', 'react', 'embed'].flatMap(entryPointsOf)
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
// Dependencies that disappear with the types: `import type` and `typeof import()`.
const typeOnly = ['type-only', 'type-import', 'pre-compilation-only']
const tests = '\\.test\\.tsx?$|/testing/'

// The gateway's features stand in a line: each imports those before it; the rest assembles them.
const gateway = '^examples/gateway/src/'
const features = [
  'content',
  'partner',
  'session',
  'tax',
  'prices',
  'fabric',
  'design',
  'collection',
  'designer',
  'favorites',
  'wallpaper',
  'product',
  'search',
  'fill-a-yard',
  'images',
  'own-designs',
  'delivery',
  'discount',
  'promo',
  'cart',
  'credit',
  'earnings',
  'newsletter',
  'consent',
  'analytics',
  'account',
  'devices',
  'passkey',
  'saved-cards',
  'checkout',
  'addresses',
  'payment',
  'invoice',
  'orders',
  'reviews',
  'privacy-request',
  'business',
  'student-grant',
  'mail',
  'ops',
]
const foundation =
  '((config|config-values|passkey-domain|app-deps|log)\\.ts$|(secrets|db|cache|payment-port|identity-port|http)/)'
const folders = (names) => `${gateway}(${names.join('|')})/`
const gatewayFloors = [
  never(
    'gateway-foundation-knows-no-feature',
    'Database, HTTP, cache and the ports serve every feature and know none.',
    { path: gateway + foundation, pathNot: tests },
    {
      path: gateway,
      pathNot: [
        gateway + foundation,
        `${gateway}(payment|identity)-provider/secret\\.ts$`,
        // The page with a vendor's card fields looks as the sandbox's.
        `${gateway}payment-provider/frame/(assets|messages\\.table|style)\\.ts$`,
      ],
    },
  ),
  never(
    'gateway-database-stands-alone',
    'The database knows no HTTP.',
    { path: folders(['secrets', 'db']), pathNot: tests },
    { path: gateway, pathNot: folders(['secrets', 'db']) },
  ),
  never(
    'gateway-http-knows-contracts',
    'HTTP validates by contracts; the rules of a feature reach it through them.',
    { path: folders(['http']), pathNot: tests },
    { path: '^packages/', pathNot: '^packages/core/src/(contract|errors|locale)/' },
  ),
  ...features.map((feature, at) =>
    never(
      `gateway-${feature}-knows-earlier-features`,
      'A feature imports only the foundation and the features before it in the line.',
      { path: folders([feature]), pathNot: tests },
      { path: gateway, pathNot: [gateway + foundation, folders(features.slice(0, at + 1))] },
    ),
  ),
  never(
    'gateway-catalogue-is-generated',
    'The reference catalogue is made from the art alone; the seed writes it into the database.',
    { path: folders(['catalogue']), pathNot: tests },
    { path: gateway, pathNot: folders(['catalogue']) },
  ),
  never(
    'gateway-payment-provider-is-elsewhere',
    'The sandbox providers, of payments and of identities, are a process of their own.',
    { path: folders(['payment-provider', 'identity-provider']), pathNot: tests },
    { path: gateway, pathNot: folders(['payment-provider', 'identity-provider', 'secrets']) },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'core-knows-nobody',
      'core imports no other package of the workspace.',
      { path: '^packages/core/' },
      { path: '^(packages/(?!core/)|examples/|stories/)' },
    ),
    never(
      'machines-know-core',
      'machines import core alone.',
      { path: '^packages/machines/' },
      { path: '^(packages/(?!machines/|core/)|examples/|stories/)' },
    ),
    never(
      'i18n-knows-core',
      'i18n imports core alone.',
      { path: '^packages/i18n/' },
      { path: '^(packages/(?!i18n/|core/)|examples/|stories/)' },
    ),
    never(
      'i18n-takes-types',
      'i18n has the messages for core’s facts and does not run core’s code.',
      { path: '^packages/i18n/', pathNot: tests },
      { path: '^packages/core/', dependencyTypesNot: typeOnly },
    ),
    never(
      'react-knows-no-embed',
      'react imports machines, i18n and core.',
      { path: '^packages/react/' },
      { path: '^(packages/embed/|examples/|stories/)' },
    ),
    never(
      'embed-knows-packages',
      'embed imports the packages below it.',
      { path: '^packages/embed/' },
      { path: '^(examples/|stories/)' },
    ),
    never(
      'react-knows-no-gateway',
      'A component draws a view and never uses the gateway’s calls.',
      { path: '^packages/react/src/', pathNot: tests },
      { path: '\\.contract\\.ts$|^packages/core/src/gateway/', dependencyTypesNot: typeOnly },
    ),
    never(
      'gateway-knows-core',
      'The gateway is built on core’s contract, rules and tables, and i18n’s messages for its mail.',
      { path: '^examples/gateway/' },
      { path: '^(packages/(machines|react|embed)/|stories/|examples/(?!gateway/|art/|tracing/))' },
    ),
    never(
      'tracing-knows-nobody',
      'The tracing serves every server and knows none.',
      { path: '^examples/tracing/' },
      { path: '^(packages/|stories/|examples/(?!tracing/))' },
    ),
    never(
      'art-knows-core',
      'The generated art is built on core’s facts about repeats and pictures.',
      { path: '^examples/art/' },
      { path: '^(packages/(?!core/)|stories/|examples/(?!art/))' },
    ),
    never(
      'art-entry-points-only',
      'The gateway imports the art by its name.',
      { path: '^examples/gateway/' },
      {
        path: '^examples/art/src/(?!(index|draw-stock|render|render-interior|render-layout|render-thing)\\.ts$)',
      },
    ),
    ...gatewayFloors,
    never(
      'blog-knows-nothing',
      'The partner blog is another site’s page: it only uses the built script.',
      { path: '^examples/partner-blog/', pathNot: tests },
      { path: '^(packages/(?!embed/dist/)|stories/|examples/(?!partner-blog/))' },
    ),
    never(
      'storefront-is-an-example',
      'The storefront uses packages, not the other examples.',
      { path: '^examples/storefront/(app|server)/' },
      { path: '^(stories/|examples/(?!storefront/|tracing/))' },
    ),
    never(
      'public-entry-points-only',
      'Another package is imported by an entry point in its exports, never by a private file.',
      { path: '^(packages/([^/]+)|stories|\\.storybook|examples/[^/]+)/' },
      { path: '^packages/[^/]+/src/', pathNot: ['^packages/$2/', '\\.woff2$', ...entryPoints] },
    ),
    never(
      'one-http-client',
      'Only core’s gateway client speaks HTTP, through the contract.',
      { path: '^packages/', pathNot: '^packages/core/' },
      { path: '(^|/)node_modules/ofetch/|^ofetch$' },
    ),
    never(
      'machines-know-no-ui',
      'Machines know no React.',
      { path: '^packages/(core|machines|i18n)/' },
      { path: 'node_modules/(react|react-dom|@radix-ui|@vanilla-extract)/' },
    ),
    never(
      'no-test-in-product',
      'Product code does not import tests.',
      { pathNot: tests + '|\\.stories\\.tsx$|^stories/' },
      { path: '\\.test\\.tsx?$' },
    ),
    never(
      'no-circle',
      'Two modules must not import each other.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: typeOnly } },
    ),
    never(
      'no-missing',
      'Every import can be resolved.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|\\.react-router/|\\./\\+types/)|/\\+types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|storybook-static|\\.react-router|hosts/apps)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['selvage-source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
}
