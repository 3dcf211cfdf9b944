import { HOME_GOODS, HOME_GOOD_CODES } from '@selvage/core/home-good'
import type { Language } from '@selvage/core/locale'
import { STOCK_PAGE_NAMES } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { Translate } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import { homeGoodRoute } from '../home-good/home-good-route.ts'
import { pathIn } from '../page/path-in.ts'
import { stockTitle } from '../stock/stock-names.ts'

/** A page that sells something, by the name that people look for. */
export interface ProductPage {
  readonly title: string
  readonly href: string
}

/** More would push the designs out of view. */
const MOST = 6
/** A search without a term of so many letters names nothing. */
const NAMING_TERM = 3
/** A shorter term is looked for at the beginning of a word alone. */
const LONG_TERM = 4

/**
 * Lists the pages of products whose name has every word of a search text, such as those of pillows
 * for `pillow`. Home goods are shown with a design, where there is one.
 */
export function productPagesFor(
  text: string,
  { lang, t, designId }: { lang: Language; t: Translate; designId: number | undefined },
): ProductPage[] {
  const terms = text.split(/\s+/).map(fold).filter(Boolean)
  if (!terms.some((term) => term.length >= NAMING_TERM)) return []
  const pages = [
    ...HOME_GOOD_CODES.map((code) => ({
      title: t(`home-good.${code}`),
      href:
        designId === undefined
          ? localizePath(`department-${HOME_GOODS[code].category}`, lang)
          : localizePath(homeGoodRoute(code), lang, { designId }),
    })),
    ...STOCK_PAGE_NAMES.map((name) => ({
      title: stockTitle(name, t),
      href: documentRoutes.localizePath(name, lang),
    })),
    { title: t('solid.shopTitle'), href: documentRoutes.localizePath('solids', lang) },
    { title: t('solid.unprintedKind'), href: localizePath('unprinted', lang) },
    { title: t('page.giftTitle'), href: pathIn('gift-certificates', lang) },
    { title: t('stock-page.giftIdeas'), href: documentRoutes.localizePath('gift-ideas', lang) },
  ]
  return pages.filter(({ title }) => terms.every((term) => isIn(term, title))).slice(0, MOST)
}

function isIn(term: string, title: string): boolean {
  const parts = title.split(/\s+/).map(fold)
  return term.length < LONG_TERM
    ? parts.some((part) => part.startsWith(term))
    : parts.some((part) => part.includes(term.replace(/s$/, '')))
}

/** `T-shirt` and `tshirt` are one word, and so are `Überzug` and `uberzug`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
