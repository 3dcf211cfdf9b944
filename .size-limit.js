import { entryPointsOf, packageDir } from './scripts/lib/packages.ts'

/**
 * Budgets of the packages' entry points, minified and gzipped, with everything that they import
 * except React.
 */
const packageBudgets = { core: '12 kB', machines: '30 kB', i18n: '12 kB', react: '45 kB' }

/**
 * Entry points with a budget of their own, larger or smaller than their package's; some for a part
 * of their exports.
 */
const entryPointBudgets = {
  '@selvage/core/gateway': { limit: '8 kB', import: '{ createGateway }' },
  // With the order as its shopper agreed to it, and what has changed since.
  '@selvage/core/checkout': { limit: '12.7 kB' },
  // A shop in memory for tests and stories; no page loads it.
  '@selvage/core/testing': { limit: '95.5 kB' },
  // Tests of a gateway, with the typed client that they use; they grow with the rules.
  '@selvage/core/testing/conformance': { limit: '96.5 kB' },
  // 20 kB until the first call. The rest is loaded with that call, together with the code that
  // restores a wallpaper or filled-yard line.
  '@selvage/machines/cart': { limit: '33 kB' },
  // Each is a large tool with XState. The calls are loaded with the first of them and are counted
  // here, too.
  '@selvage/machines/checkout': { limit: '31.9 kB' },
  '@selvage/machines/wallpaper': { limit: '38.9 kB' },
  '@selvage/machines/fill-a-yard': { limit: '40 kB' },
  '@selvage/react/wallpaper': { limit: '56 kB' },
  '@selvage/react/fill-a-yard': { limit: '58 kB' },
  // With the lists of regions, the advice on postal codes and mail domains, a member's saved
  // addresses, the payment step with its credit and VAT number, and the table of what has changed,
  // which are fetched when they are needed.
  '@selvage/react/checkout': { limit: '71.2 kB' },
  // With the sheet of all papers and what a wall takes of one, which are fetched when asked for.
  '@selvage/react/wallpaper-product': { limit: '72.3 kB' },
  '@selvage/react/cart': { limit: '49.6 kB' },
  '@selvage/react/fabric': { limit: '49.1 kB' },
  // With the chooser of all fabrics and its sheet.
  '@selvage/react/unprinted': { limit: '48.8 kB' },
  '@selvage/react/solid': { limit: '49 kB' },
  // All messages of a language, for servers; they grow with the product. A page only loads those
  // of its islands, and its own budget counts them.
  ...Object.fromEntries(
    ['en', 'en-GB', 'de', 'es', 'fr'].map((lang) => [
      `@selvage/i18n/messages/${lang}`,
      { limit: '59 kB' },
    ]),
  ),
  // i18next itself, for servers and Storybook; pages load the compiled catalog instead.
  '@selvage/i18n/messages/i18next': { limit: '17 kB' },
}

/** The files that a page with the script loads, as they are served. */
const dist = `${packageDir('embed')}/dist`
// Ten letters are the hash of the build; `en-GB` is a file of its own.
// A card's few messages in every language are part of its chunk; the language file is loaded with
// the first control.
const card = [`${dist}/selvage.js`, `${dist}/design-card-*.js`]
const language = `${dist}/en-??????????.js`
const pageBudgets = [
  { name: 'selvage.js alone', path: [`${dist}/selvage.js`], limit: '1.52 kB' },
  // An application loads this at its start, and the same chunks as the script later.
  { name: '@selvage/embed', path: [`${dist}/index.js`], limit: '3.1 kB' },
  { name: 'selvage.js until a design card is visible', path: card, limit: '6 kB' },
  {
    name: 'selvage.js and all that an add to cart needs',
    path: [...card, language, `${dist}/{shared,add-to-cart,cart-flow,cart-button}-*.js`],
    limit: '28 kB',
  },
  // These widgets are React components over preact, with XState. Their shared code is counted with
  // each of them.
  ...['wallpaper-calculator', 'fill-a-yard'].map((name) => ({
    name: `selvage.js and ${name}`,
    path: [
      `${dist}/selvage.js`,
      `${dist}/react-*.js`,
      // No widget saves preferences, so that nothing fetches it.
      `!${dist}/react-preferences-*.js`,
      `${dist}/${name}-??????????.js`,
      `${dist}/${name}-en-??????????.js`,
    ],
    limit: '96 kB',
  })),
  { name: 'selvage.js in one more language', path: [`${dist}/de-*.js`], limit: '4 kB' },
].map((budget) => ({ ...budget, gzip: true, rolldown: false }))

const entryPointChecks = Object.entries(packageBudgets).flatMap(([name, limit]) =>
  entryPointsOf(name).map((entryPoint) => ({
    name: entryPoint.specifier,
    path: `${packageDir(name)}/${entryPoint.built}`,
    limit,
    gzip: true,
    ignore: ['react', 'react-dom', 'react/jsx-runtime'],
    ...entryPointBudgets[entryPoint.specifier],
  })),
)

const checks = [...entryPointChecks, ...pageBudgets]

export default checks
