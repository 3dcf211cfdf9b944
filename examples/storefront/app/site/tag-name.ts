import { COLOURS, STYLES, TOPICS } from '@selvage/core/search'
import type { Translate } from '@selvage/i18n/messages'

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

/**
 * Returns the page's name of a tag that is a pattern, a subject or a fact of the print; others are
 * a designer's own.
 */
export function tagName(tag: string, t: Translate): string | undefined {
  if (isOneOf(STYLES, tag)) return t(`search.style_${tag}`)
  if (isOneOf(PRINT_TAGS, tag)) return t(`search.tag_${tag}`)
  const topic = tag.replaceAll(' ', '-')
  return isOneOf(TOPICS, topic) ? t(`search.topic_${topic}`) : undefined
}

/**
 * Returns the title of a tag's page: the one that is written for a color or a subject, or the name
 * of the tag with what is sold of it.
 */
export function tagTitle(slug: string, t: Translate): string {
  if (isOneOf(COLOURS, slug) || isOneOf(TOPICS, slug)) return t(`tag-page.title_${slug}`)
  return t('page.shopTagTitle', { tag: labelOf(slug, t) })
}

/** Returns the shop's name of a pattern, or the designers' own word with a capital. */
function labelOf(slug: string, t: Translate): string {
  const tag = slug.replaceAll('-', ' ')
  return tagName(slug, t) ?? tagName(tag, t) ?? tag.charAt(0).toUpperCase() + tag.slice(1)
}
