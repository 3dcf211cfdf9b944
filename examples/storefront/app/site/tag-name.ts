import { COLOURS, STYLES, TOPICS } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import type { MessageKey, Translate } from '@selvage/i18n/messages'
import { MENU_TAGS } from './menus/menu-tags.table.ts'

const isOneOf = <Name extends string>(names: readonly Name[], tag: string): tag is Name =>
  (names as readonly string[]).includes(tag)

/** Tags that every design has of its print. */
const PRINT_TAGS = [
  'light ground',
  'dark ground',
  'small scale',
  'medium scale',
  'large scale',
] as const

/** Tags that tell designers how a print goes with others, and shoppers nothing. */
const TRADE_TAGS = [
  'all over',
  'blender',
  'coordinate',
  'one colour',
  'tone on tone',
  'two colour',
  'yarn dyed',
] as const

/**
 * Returns the tags that a page of a design links to, one of each name: without facts of the print,
 * which the page says elsewhere, and without words of the trade.
 */
export function shownTags(tags: readonly string[], t: Translate): readonly string[] {
  const isShown = (tag: string): boolean => !isOneOf(PRINT_TAGS, tag) && !isOneOf(TRADE_TAGS, tag)
  const byName = new Map(tags.filter(isShown).map((tag) => [tagName(tag, t) ?? tag, tag]))
  return [...byName.values()]
}

/** The tags of designers that the menus lead to, as they stand in an address. */
type MenuTag = Exclude<
  (typeof MENU_TAGS)[keyof typeof MENU_TAGS][number],
  (typeof STYLES)[number] | (typeof TOPICS)[number] | (typeof COLOURS)[number]
>
const MENU_TAG_NAMES = Object.values(MENU_TAGS).flat() as readonly MenuTag[]

/**
 * Returns the key of a tag's name: of a pattern, a subject, a fact of the print, or a tag that the
 * menus lead to; others are a designer's own.
 */
function tagMessage(tag: string): MessageKey | undefined {
  if (isOneOf(STYLES, tag)) return `search.style_${tag}`
  if (isOneOf(PRINT_TAGS, tag)) return `search.tag_${tag}`
  const slug = tagSlug(tag)
  if (isOneOf(TOPICS, slug)) return `search.topic_${slug}`
  return isOneOf(MENU_TAG_NAMES, slug) && !isOneOf(COLOURS, slug) ? `menus.tag_${slug}` : undefined
}

/** Returns a tag as it stands in the address of its page. */
export const tagSlug = (tag: string): string => tag.replaceAll(' ', '-')

/** Returns the key of the name that a menu's link to a tag has. */
export function menuTagMessage(
  tag: (typeof MENU_TAGS)[keyof typeof MENU_TAGS][number],
): MessageKey {
  if (isOneOf(COLOURS, tag)) return `search.colour_${tag}`
  return tagMessage(tag) ?? `menus.tag_${tag as MenuTag}`
}

/**
 * Returns the page's name of a tag that is a pattern, a subject, a fact of the print or in the
 * menus; others are a designer's own.
 */
export function tagName(tag: string, t: Translate): string | undefined {
  const key = tagMessage(tag)
  return key && t(key as 'menus.title')
}

/**
 * Returns the title of a tag's page: the one that is written for a color or a subject, or the name
 * of the tag with what is sold of it.
 */
export function tagTitle(slug: string, t: Translate, on?: SearchQuery['on']): string {
  if (on === 'wallpaper') return t('page.shopTagWallpaperTitle', { tag: tagLabel(slug, t) })
  if (isOneOf(COLOURS, slug) || isOneOf(TOPICS, slug)) return t(`tag-page.title_${slug}`)
  return t('page.shopTagTitle', { tag: tagLabel(slug, t) })
}

/** Returns the shop's name of a pattern, or the designers' own word with a capital. */
export function tagLabel(slug: string, t: Translate): string {
  const tag = slug.replaceAll('-', ' ')
  return tagName(slug, t) ?? tagName(tag, t) ?? tag.charAt(0).toUpperCase() + tag.slice(1)
}
