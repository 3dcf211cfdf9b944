import { getCollection } from '@selvage/core/collection'
import { isShopError } from '@selvage/core/contract'
import { getDesign } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { createGateway } from '@selvage/core/gateway'
import { DEFAULT_COUNTRY, localeOf } from '@selvage/core/locale'
import type { Locale } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { translatorFor } from '../../app/page/translators.server.ts'
import type { StorefrontConfig } from '../config.ts'
import type { OembedTarget } from './oembed-target.ts'

/** The designs of a collection that a frame shows; a link leads to the others. */
const MOST_CARDS = 4
const TIMEOUT_MS = 6_000

/** The content of a frame, with its sentences in the language of the page that was shared. */
export interface Shown {
  readonly title: string
  readonly author: string
  /** The name of a collection with the link to it; absent for one design. */
  readonly heading?: { readonly text: string; readonly by: string; readonly href: string }
  readonly cards: readonly DesignCard[]
  readonly locale: Locale
}

/** Why a target is not shown, as the status of the answer. */
export type NotShown = 401 | 404 | 503

/**
 * Reads what a frame shows, as a visitor without a session. A mature design is a 401. A private
 * collection is a 404 like an unknown one, because the gateway keeps it secret.
 */
export async function readShown(
  { kind, id, lang, choices: { country = DEFAULT_COUNTRY, currency } }: OembedTarget,
  { gatewayUrl, origin }: Pick<StorefrontConfig, 'gatewayUrl' | 'origin'>,
): Promise<Shown | NotShown> {
  const locale = localeOf(lang, country)
  const t = translatorFor(locale)
  const gateway = createGateway({ url: gatewayUrl, locale, timeoutMs: TIMEOUT_MS })
  const call = { params: { id }, query: { currency, country } }
  try {
    if (kind === 'design') {
      const design = await gateway.send(getDesign, call)
      const author = design.designer.name
      return {
        title: t('design.picture', { title: design.title, designer: author }),
        author,
        cards: [design],
        locale,
      }
    }
    const { name, curator, designs } = await gateway.send(getCollection, call)
    const by = t('collection.by', { name: curator.name })
    return {
      title: `${name}, ${by}`,
      author: curator.name,
      heading: {
        text: name,
        by,
        href: origin + localizePath('collection', lang, { collectionId: id }),
      },
      cards: designs.slice(0, MOST_CARDS),
      locale,
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status !== 404) return 503
    return error.params?.['hidden'] === undefined ? 404 : 401
  }
}
