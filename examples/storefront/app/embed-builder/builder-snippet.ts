import { measurementOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { hasCollection, hasDesign } from '@selvage/embed/snippets'
import type { SnippetOptions, WidgetAttributes, WidgetName } from '@selvage/embed/snippets'
import { defaultLocales, isLanguage } from '@selvage/i18n/locale'
import type { Translate } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import { choiceQuery, soundChoices } from '../settings/choices.ts'
import type { Market } from '../settings/market.ts'
import { withQuery } from '../settings/page-query.ts'
import { readAttributes } from './builder-choices.ts'
import type { BuilderChoices } from './builder-choices.ts'
import type { EmbedBuild } from './embed-build.ts'
import type { RegionNames } from './option-labels.ts'

/** The facts of the builder's page besides its choices. */
export interface BuilderFacts {
  readonly designId: number
  /** Absent when the shop has no such design. */
  readonly design?: {
    readonly title: string
    readonly designer: string
    readonly forSale: boolean
  }
  readonly collections: readonly { readonly id: number; readonly name: string }[]
  readonly regionNames: RegionNames
  readonly market: Market
  readonly embed: EmbedBuild
  /** The storefront's own origin. */
  readonly origin: string
  readonly gatewayUrl: string
}

const SELLING: readonly WidgetName[] = ['add-to-cart', 'wallpaper-calculator']

/** Returns why a kind of widget cannot be shown; undefined when it can. */
export function reasonAgainst(
  kind: WidgetName,
  { design }: BuilderFacts,
): 'needsDesign' | 'notForSale' | undefined {
  if (!design) return hasDesign(kind) ? 'needsDesign' : undefined
  return design.forSale || !SELLING.includes(kind) ? undefined : 'notForSale'
}

/** Returns the collection that a widget shows: the chosen one, or the newest. */
export const collectionOf = (
  { values }: BuilderChoices,
  { collections }: BuilderFacts,
): string | undefined => values['collection-id'] ?? collections[0]?.id.toString()

/** Returns everything from which the code of the chosen widget is written. */
export function snippetOf(
  choices: BuilderChoices,
  facts: BuilderFacts,
  lang: Language,
  t: Translate,
): SnippetOptions {
  const { kind } = choices
  const { designId, origin, gatewayUrl, embed } = facts
  const collectionId = hasCollection(kind) ? collectionOf(choices, facts) : undefined
  const read = readAttributes(
    collectionId === undefined
      ? choices
      : { ...choices, values: { ...choices.values, 'collection-id': collectionId } },
  )
  const attributes = withUnit(read.attributes, lang)
  const collection = attributes['collection-id']
  // The pages that the code leads to are in its widget's language.
  const { lang: chosen = lang } = attributes
  const shown = isLanguage(chosen) ? chosen : lang
  return {
    kind,
    attributes: { ...(hasDesign(kind) && { 'design-id': String(designId) }), ...attributes },
    link: inMoneyOf(attributes, linkOf(kind, collection, facts, shown, t)),
    embed,
    shop: { gateway: gatewayUrl, storefront: origin },
    page:
      origin +
      (collection === undefined
        ? localizePath('fabric', shown, { designId })
        : localizePath('collection', shown, { collectionId: collection })),
  }
}

/** Names the unit in which a wall is previewed: a page in another language may have another one. */
function withUnit(attributes: WidgetAttributes, pageLang: Language): WidgetAttributes {
  const { country, height, lang = pageLang, measurement } = attributes
  if (height === undefined || measurement !== undefined) return attributes
  const locale = defaultLocales[isLanguage(lang) ? lang : pageLang]
  return { ...attributes, measurement: measurementOf(country ?? locale.slice(3)) }
}

/** The page that a link without script leads to has the money and the measures of the widget. */
function inMoneyOf(
  { country, currency }: WidgetAttributes,
  link: SnippetOptions['link'],
): SnippetOptions['link'] {
  return { ...link, href: withQuery(link.href, choiceQuery(soundChoices({ country, currency }))) }
}

function linkOf(
  kind: WidgetName,
  collectionId: string | undefined,
  { collections, design, designId, origin }: BuilderFacts,
  lang: Language,
  t: Translate,
): SnippetOptions['link'] {
  const by = design
    ? `${design.title}, ${t('design.by', { designer: design.designer })}`
    : t('common.brand')
  switch (kind) {
    case 'cart-button':
      return { href: origin + localizePath('cart', lang), text: t('navigation.cart') }
    case 'collection-strip': {
      const path = localizePath('collection', lang, { collectionId: collectionId ?? '' })
      const shown = collections.find(({ id }) => String(id) === collectionId)
      return { href: origin + path, text: shown?.name ?? t('common.brand') }
    }
    case 'fill-a-yard': {
      const path =
        collectionId === undefined
          ? localizePath('fill-a-yard', lang)
          : localizePath('collection', lang, { collectionId })
      return { href: origin + path, text: t('fill-a-yard.title') }
    }
    case 'wallpaper-calculator':
      return { href: origin + localizePath('wallpaper', lang, { designId }), text: by }
    default:
      return { href: origin + localizePath('fabric', lang, { designId }), text: by }
  }
}
