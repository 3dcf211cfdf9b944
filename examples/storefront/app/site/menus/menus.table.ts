import { FABRIC_CODES } from '@selvage/core/fabric'
import type { HomeGoodCategory, HomeGoodCode } from '@selvage/core/home-good'
import { COLOUR_DOTS, COLOURS, STYLES } from '@selvage/core/search'
import type { Colour, SearchQuery, Style } from '@selvage/core/search'
import { STOCK_PAGE_NAMES, STOCK_PAGES } from '@selvage/core/stock'
import { WALLPAPER_CODES, wallpaperSlug } from '@selvage/core/wallpaper'
import type { DocumentRouteName } from '@selvage/i18n/document-routes'
import type { MessageKey } from '@selvage/i18n/messages'
import type { RouteName } from '@selvage/i18n/routes'
import { menuTagMessage, tagSlug } from '../tag-name.ts'
import { MENU_TAGS } from './menu-tags.table.ts'
import type { MenuTagGroup } from './menu-tags.table.ts'

/** The pages of the route table that need no parameter. */
type PlainRoute = Extract<
  RouteName,
  | `department-${HomeGoodCategory}`
  | 'collections'
  | 'discounts'
  | 'fill-a-yard'
  | 'find-order'
  | 'gift-certificates'
  | 'new-design'
  | 'pro'
  | 'spoondollars'
  | 'subscribe'
  | 'themes'
  | 'unprinted'
  | 'wallpaper-calculator'
>

/** Where a link of the menus leads. */
export type MenuTarget =
  | { readonly route: PlainRoute }
  | { readonly document: DocumentRouteName }
  /** The page of a tag, of fabrics unless it says another, or its designs in a department. */
  | { readonly tag: string; readonly on?: 'wallpaper' | HomeGoodCategory }
  /** A search of the shop. @source spec 2 §2.3 (shop search link shapes) */
  | { readonly search: Readonly<Record<string, string>> }
  /** The designs for a home good, on the page of its department. */
  | { readonly homeGood: HomeGoodCode }

/** A link of a menu. */
export type MenuItem = MenuTarget & {
  readonly label: MessageKey
  readonly dot?: string
  readonly emphasized?: true
  /** Stands below a rule. */
  readonly separator?: true
}

interface MenuItems {
  /** Without a title, the links stand in the menu itself. */
  readonly title?: MessageKey
  /** Stands above links without a title, in a panel of wide screens. */
  readonly heading?: MessageKey
  /** The most links of it in a panel of wide screens. */
  readonly most?: number
  readonly items: readonly MenuItem[]
}

/** A menu of the header. */
export interface MenuRow {
  readonly label: MessageKey
  /** The page of the whole menu. */
  readonly page: MenuTarget
  readonly pageLabel: MessageKey
  /** The department's name at the gateway. */
  readonly api?: HomeGoodCategory
  readonly groups: readonly MenuItems[]
  /** The search whose first design is the menu's picture. */
  readonly picture?: Partial<SearchQuery>
  /** Stands at the end of the row. */
  readonly atEnd?: true
}

/** The most tags of a group in the panel of wide screens, where all groups are to be seen. */
const MOST_TAGS = 9

/** True for a tag of designs that are meant for walls. */
const isOfWalls = (tag: string): boolean => tag.endsWith('-walls')

const tags = (group: MenuTagGroup): MenuItems => ({
  title: `menus.group_${group}`,
  most: group === 'colors' ? COLOURS.length : MOST_TAGS,
  items: MENU_TAGS[group].map((tag) => ({
    tag: tagSlug(tag),
    ...(isOfWalls(tag) && { on: 'wallpaper' }),
    label: menuTagMessage(tag),
    ...(group === 'colors' && { dot: COLOUR_DOTS[tag as Colour] }),
  })),
})

const colors = (on: 'fabric' | 'wallpaper'): MenuItems => ({
  title: 'menus.group_colors',
  items: COLOURS.map((color) => ({
    search: { on, color, share: 'touch' },
    label: `search.colour_${color}`,
    dot: COLOUR_DOTS[color],
  })),
})

const styles = (on: 'fabric' | 'wallpaper'): MenuItems => ({
  title: 'menus.group_byPattern',
  items: STYLES.map((style: Style) => ({ search: { on, style }, label: `search.style_${style}` })),
})

const prints = (
  on: HomeGoodCategory,
  found: readonly (typeof MENU_TAGS)[MenuTagGroup][number][],
): MenuItems => ({
  title: 'menus.group_prints',
  items: found.map((tag) => ({ tag: tagSlug(tag), on, label: menuTagMessage(tag) })),
})

const homeGoods = (codes: readonly HomeGoodCode[]): MenuItems => ({
  heading: 'menus.group_products',
  items: codes.map((homeGood) => ({ homeGood, label: `home-good.${homeGood}` })),
})

const stockGroup = (group: (typeof STOCK_PAGES)[keyof typeof STOCK_PAGES]['group']): MenuItems => ({
  title: `stock-page.group_${group}`,
  items: STOCK_PAGE_NAMES.filter((name) => STOCK_PAGES[name].group === group).map((name) => {
    const { items } = STOCK_PAGES[name]
    return {
      document: name,
      label:
        name === 'color-maps' || name === 'samplers' || name === 't-shirt'
          ? `stock-page.title_${name}`
          : `stock.${items[0]}`,
    }
  }),
})

/**
 * The menus of the header by their names, in their order. A page that the shop does not have yet
 * stands in no menu.
 * @source spec 2 §2.3
 */
export const MENUS = {
  themes: {
    label: 'menus.menu_themes',
    page: { route: 'themes' },
    pageLabel: 'menus.all_themes',
    groups: [
      tags('patterns'),
      tags('morePatterns'),
      tags('nature'),
      tags('animals'),
      tags('food'),
      tags('looks'),
      tags('occasions'),
      tags('seasons'),
      tags('holidays'),
      tags('projects'),
      tags('colors'),
      {
        heading: 'menus.group_more',
        items: [
          {
            search: { on: 'fabric', main: 'new', view: 'main' },
            label: 'menus.trending',
            emphasized: true,
          },
          { search: { sort: 'newest' }, label: 'menus.newest', emphasized: true },
          { route: 'collections', label: 'navigation.collections', separator: true },
        ],
      },
    ],
    picture: { tag: 'chintz' },
  },
  fabric: {
    label: 'navigation.fabric',
    page: { search: { on: 'fabric' } },
    pageLabel: 'menus.all_fabric',
    groups: [
      colors('fabric'),
      styles('fabric'),
      {
        title: 'menus.group_byFabric',
        items: FABRIC_CODES.map((code) => ({ document: code, label: `fabric.FABRIC_${code}` })),
      },
      {
        heading: 'menus.group_more',
        items: [
          {
            search: { on: 'fabric', main: 'new', view: 'main' },
            label: 'menus.trending',
            emphasized: true,
          },
          { document: 'fabric-shop', label: 'cloth-page.shopTitle', emphasized: true },
          { document: 'solids', label: 'solid.shopTitle' },
          { route: 'unprinted', label: 'cloth.unprinted' },
          { route: 'fill-a-yard', label: 'navigation.fillAYard' },
          { document: 'sample-pack', label: 'stock.SAMPLE_PACK', separator: true },
          { document: 'petal-solids-swatch-book', label: 'stock.PETAL_SOLIDS_SWATCH_BOOK' },
          { document: 'maker-welcome-pack', label: 'stock.MAKER_WELCOME_PACK' },
        ],
      },
    ],
    picture: { styles: ['ditsy floral'] },
  },
  wallpaper: {
    label: 'navigation.wallpaper',
    page: { search: { on: 'wallpaper' } },
    pageLabel: 'menus.all_wallpaper',
    groups: [
      {
        title: 'menus.group_byWallpaper',
        items: WALLPAPER_CODES.map((code) => ({
          search: { on: 'wallpaper', fabric: wallpaperSlug(code) },
          label: `wallpaper.WALLPAPER_${code}_name`,
        })),
      },
      styles('wallpaper'),
      colors('wallpaper'),
      {
        heading: 'menus.group_more',
        items: [
          { route: 'wallpaper-calculator', label: 'landing.howMuch', emphasized: true },
          { tag: 'nursery-walls', on: 'wallpaper', label: 'menus.tag_nursery-walls' },
          { tag: 'accent-walls', on: 'wallpaper', label: 'menus.tag_accent-walls' },
          { tag: 'kitchen-walls', on: 'wallpaper', label: 'menus.tag_kitchen-walls' },
          { tag: 'bathroom-walls', on: 'wallpaper', label: 'menus.tag_bathroom-walls' },
          {
            document: 'grasscloth-sample-book',
            label: 'stock.GRASSCLOTH_SAMPLE_PACK',
            separator: true,
          },
        ],
      },
    ],
    picture: { on: 'wallpaper', styles: ['toile'] },
  },
  living: {
    label: 'home-good.department_living&decor',
    page: { route: 'department-living&decor' },
    pageLabel: 'menus.all_living',
    api: 'living&decor',
    groups: [
      homeGoods([
        'SQUARE_THROW_PILLOW',
        'LUMBAR_THROW_PILLOW',
        'THROW_BLANKET',
        'CURTAIN_PANEL',
        'WALL_HANGING',
      ]),
      prints('living&decor', ['flowers', 'leaves', 'tropical', 'classic', 'christmas']),
    ],
    picture: { on: 'living&decor', styles: ['mid-century'] },
  },
  dining: {
    label: 'home-good.department_dining',
    page: { route: 'department-dining' },
    pageLabel: 'menus.all_dining',
    api: 'dining',
    groups: [
      homeGoods([
        'COCKTAIL_NAPKIN',
        'DINNER_NAPKIN',
        'PLACEMAT',
        'TEA_TOWEL',
        'RECTANGULAR_TABLECLOTH',
        'ROUND_TABLECLOTH',
        'TABLE_RUNNER',
      ]),
      prints('dining', ['kitchen', 'fruit', 'picnic', 'flowers', 'christmas']),
    ],
    picture: { on: 'dining', topics: ['fruit'] },
  },
  bedding: {
    label: 'home-good.department_bedding',
    page: { route: 'department-bedding' },
    pageLabel: 'menus.all_bedding',
    api: 'bedding',
    groups: [
      homeGoods([
        'DUVET_COVER',
        'SHEET_SET',
        'STANDARD_PILLOW_SHAM',
        'EURO_PILLOW_SHAM',
        'EXTRA_LONG_LUMBAR_THROW_PILLOW',
      ]),
      prints('bedding', ['nursery', 'stars', 'leaves', 'flowers', 'classic']),
    ],
    picture: { on: 'bedding', styles: ['painterly'] },
  },
  gifts: {
    label: 'stock-page.giftIdeas',
    page: { document: 'gift-ideas' },
    pageLabel: 'menus.all_gifts',
    atEnd: true,
    groups: [
      stockGroup('books'),
      stockGroup('samples'),
      stockGroup('kits'),
      stockGroup('packs'),
      stockGroup('things'),
      {
        heading: 'menus.group_more',
        items: [{ route: 'gift-certificates', label: 'page.giftTitle', emphasized: true }],
      },
    ],
  },
  artists: {
    label: 'menus.menu_artists',
    page: { document: 'sell' },
    pageLabel: 'content.name_sell',
    atEnd: true,
    groups: [
      {
        items: [
          { route: 'new-design', label: 'studio.uploadTitle', emphasized: true },
          { document: 'design-tools', label: 'content.name_design-tools' },
          { document: 'seller-agreement', label: 'content.name_seller-agreement' },
          { route: 'pro', label: 'page.proTitle', separator: true },
          { document: 'pro-terms', label: 'content.name_pro-terms' },
          { route: 'collections', label: 'navigation.collections' },
          { document: 'artist-welcome-pack', label: 'stock.ARTIST_WELCOME_PACK', separator: true },
          { document: 'handbook', label: 'stock.HANDBOOK' },
          { document: 'color-guide', label: 'stock.COLOR_GUIDE' },
          { document: 'color-maps', label: 'stock-page.title_color-maps' },
        ],
      },
    ],
  },
  help: {
    label: 'menus.menu_help',
    page: { document: 'how-it-works' },
    pageLabel: 'content.name_how-it-works',
    atEnd: true,
    groups: [
      {
        title: 'content.group_help',
        items: [
          { document: 'contact', label: 'content.name_contact' },
          { document: 'happiness-guarantee', label: 'content.name_happiness-guarantee' },
          { route: 'find-order', label: 'orders.findTitle' },
          { route: 'discounts', label: 'page.discountsLink' },
          { document: 'promo-codes', label: 'content.name_promo-codes' },
          { route: 'spoondollars', label: 'page.spoondollarsTitle' },
        ],
      },
      {
        title: 'content.group_company',
        items: [
          { document: 'about', label: 'content.name_about' },
          { document: 'press', label: 'content.name_press' },
          { document: 'small-business-grant', label: 'content.name_small-business-grant' },
          { document: 'design-grant', label: 'content.name_design-grant' },
          { document: 'accessibility', label: 'content.name_accessibility' },
          { route: 'subscribe', label: 'newsletter.title' },
        ],
      },
      {
        title: 'content.group_policy',
        items: [
          { document: 'terms', label: 'content.name_terms' },
          { document: 'privacy', label: 'content.name_privacy' },
          { document: 'cookies', label: 'content.name_cookies' },
          { document: 'right-of-withdrawal', label: 'content.name_right-of-withdrawal' },
          { document: 'legal-notice', label: 'content.name_legal-notice' },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, MenuRow>>

/** The name of a menu of the header. */
export type MenuName = keyof typeof MENUS
