import { entryPointsOf, packageDir } from './scripts/lib/packages.ts'

/** Minified and gzipped, with everything that the entry point pulls in except React. */
const packageBudgets = { core: '12 kB', machines: '30 kB', i18n: '12 kB', react: '45 kB' }

/**
 * Entry points that need more than their package's budget, or have been promised to need less; some by
 * what is taken from them.
 */
const entryPointBudgets = {
  '@selvage/core/gateway': { limit: '8 kB', import: '{ createGateway }' },
  // A shop in memory, for tests and stories; no page carries it.
  '@selvage/core/testing': { limit: '40 kB' },
  // 20 kB until the first call; the rest is fetched with it, and with what puts wallpaper or a
  // filled yard back.
  '@selvage/machines/cart': { limit: '33 kB' },
  // A large tool each, with XState counted; the calls are fetched with the first of them and
  // counted here too.
  '@selvage/machines/wallpaper': { limit: '37 kB' },
  '@selvage/machines/fill-a-yard': { limit: '37 kB' },
  '@selvage/react/wallpaper': { limit: '56 kB' },
  '@selvage/react/fill-a-yard': { limit: '53 kB' },
  // All words of a language. A page carries those of its islands alone.
  ...Object.fromEntries(
    ['en', 'de', 'es', 'fr'].map((lang) => [`@selvage/i18n/messages/${lang}`, { limit: '21 kB' }]),
  ),
  // i18next itself, for servers and Storybook; pages carry the compiled catalogue instead.
  '@selvage/i18n/messages/i18next': { limit: '17 kB' },
}

/** What a page with the script loads, of the files as they are served. */
const dist = `${packageDir('embed')}/dist`
// A card's own few words in every language are in its part; the language file is fetched with the
// first control.
const card = [`${dist}/selvage.js`, `${dist}/design-card-*.js`]
const language = `${dist}/en-*.js`
const pageBudgets = [
  { name: 'selvage.js alone', path: [`${dist}/selvage.js`], limit: '1.5 kB' },
  { name: 'selvage.js until a design card is visible', path: card, limit: '6 kB' },
  {
    name: 'selvage.js and all that an add to cart needs',
    path: [...card, language, `${dist}/{shared,add-to-cart,cart-flow,cart-button}-*.js`],
    limit: '28 kB',
  },
  // The large widgets are our components over preact, with XState; what they share is counted with
  // each.
  ...['wallpaper-calculator', 'fill-a-yard'].map((name) => ({
    name: `selvage.js and ${name}`,
    path: [
      `${dist}/selvage.js`,
      `${dist}/react-*.js`,
      `${dist}/${name}-??????????.js`,
      `${dist}/${name}-en-*.js`,
    ],
    limit: '95 kB',
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
