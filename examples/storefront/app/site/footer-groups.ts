import { CONTENT_CATEGORIES, CONTENT_PAGE_NAMES, CONTENT_PAGES } from '@selvage/core/content'
import type { ContentCategory } from '@selvage/core/content'
import { HOME_GOOD_CATEGORIES } from '@selvage/core/home-good'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import type { FooterGroup } from '@selvage/react/footer'
import type { Messages } from '@selvage/react/messages'
import { ownCollectionsPath } from '../collections/collection-paths.ts'
import { favoritesPath } from '../favorites/favorites-path.ts'
import { pathIn } from '../page/path-in.ts'

/** Returns the links of the footer: the departments, then the texts of the shop by their kind. */
export function footerGroups(lang: Language, t: Messages['t']): FooterGroup[] {
  const more: Readonly<Record<ContentCategory, FooterGroup['links']>> = {
    company: [],
    help: [
      { href: localizePath('find-order', lang), label: t('orders.findTitle') },
      { href: localizePath('discounts', lang), label: t('page.discountsLink') },
      { href: favoritesPath(lang), label: t('favorites.title') },
      { href: ownCollectionsPath(lang), label: t('own-collections.title') },
    ],
    policy: [
      { href: localizePath('privacy-choices', lang), label: t('consent.title') },
      { href: localizePath('request-for-information', lang), label: t('privacy-page.title') },
    ],
  }
  return [
    { title: t('content.group_shop'), links: departments(lang, t) },
    ...CONTENT_CATEGORIES.map((category) => ({
      title: t(`content.group_${category}`),
      links: [
        ...CONTENT_PAGE_NAMES.filter((name) => CONTENT_PAGES[name].category === category).map(
          (name) => ({
            href: documentRoutes.localizePath(name, lang),
            label: t(`content.name_${name}`),
          }),
        ),
        ...more[category],
      ],
    })).filter(({ links }) => links.length > 0),
  ]
}

const departments = (lang: Language, t: Messages['t']): FooterGroup['links'] => [
  {
    href: documentRoutes.localizePath('fabric-shop', lang),
    label: t('cloth-page.shopTitle'),
  },
  ...HOME_GOOD_CATEGORIES.map((category) => ({
    href: localizePath(`department-${category}`, lang),
    label: t(`home-good.department_${category}`),
  })),
  {
    href: documentRoutes.localizePath('solids', lang),
    label: t('solid.shopTitle'),
  },
  {
    href: documentRoutes.localizePath('gift-ideas', lang),
    label: t('stock-page.giftIdeas'),
  },
  { href: pathIn('gift-certificates', lang), label: t('page.giftTitle') },
]
