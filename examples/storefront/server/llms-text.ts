import { defaultLocales, languageNames } from '@selvage/i18n/locale'
import { localizePath } from '@selvage/i18n/routes'
import { Hono } from 'hono'
import { translatorFor } from '../app/page/translators.server.ts'
import { marketOf } from '../app/settings/market.ts'
import type { Market } from '../app/settings/market.ts'
import { EMBED_PREFIX } from './served-embed.ts'
import type { StorefrontConfig } from './config.ts'

/** Where a program that reads looks for a map of a site. @source llmstxt.org */
const LLMS_PATH = '/llms.txt'

/** The pages that lead to all others, with the messages that name them. */
const MAIN_PAGES = [
  ['home', 'home.title'],
  ['shop', 'search.title'],
  ['collections', 'navigation.collections'],
  ['wallpaper-calculator', 'page.calculatorTitle'],
  ['fill-a-yard', 'navigation.fillAYard'],
] as const

type Shop = Pick<StorefrontConfig, 'origin' | 'publicGatewayUrl' | 'englishUsdOnly'>

/** Answers with a map of the shop for a reader that is a program. */
export function llmsText(shop: Shop): Hono {
  const text = mapOf(shop)
  const routes = new Hono()
  routes.get(LLMS_PATH, (c) => c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' }))
  return routes
}

function mapOf(shop: Shop): string {
  const { origin, publicGatewayUrl } = shop
  const market = marketOf(shop)
  const pages = market.languages.flatMap((language) => {
    const t = translatorFor(defaultLocales[language])
    return [
      `## ${languageNames[language]}`,
      '',
      ...MAIN_PAGES.map(
        ([page, title]) => `- [${t(title)}](${origin}${localizePath(page, language)})`,
      ),
      '',
    ]
  })
  const embed = `${origin}/${EMBED_PREFIX}`
  return [
    '# Selvage',
    '',
    '> A shop that prints the designs of independent designers on fabric, by the yard or meter, and on wallpaper. It also plans a wall of wallpaper, and lays many designs on one yard. Everything is made when it is ordered.',
    '',
    `Each page is a whole document without a script, ${inLanguages(market)}. The list of designs takes \`?q=\` for a search. ${market.currencies.length > 1 ? 'Prices are in the shopper’s currency.' : `Prices are in ${market.currencies[0]}.`}`,
    '',
    ...pages,
    '## On other pages',
    '',
    'Any page may show a design, sell it, or hold either tool: one script tag and a custom element. The page of each design leads to one that writes the code.',
    '',
    `- [The script](${embed}selvage.js) and [the style sheet that reserves the space](${embed}reserve.css)`,
    `- [The hash of every file](${embed}sri.json), for \`integrity\``,
    `- oEmbed: \`${origin}/oembed?url=\` with the address of a design or a collection`,
    '',
    '## For developers',
    '',
    `- [Every call of the gateway](${publicGatewayUrl}/openapi.json), as OpenAPI`,
    '- The npm packages `@selvage/core`, `machines`, `i18n`, `react` and `embed` each have a README, guides and a `reference/`; the file `llms.txt` of `@selvage/core` is their map.',
    '',
  ].join('\n')
}

function inLanguages({ languages }: Market): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const listed = new Intl.ListFormat('en-GB').format(
    languages.map((each) => names.of(each) ?? each),
  )
  return languages.length > 1
    ? `in ${listed}; each has links to itself in the others`
    : `in ${listed}`
}
