import { COLOURS, STYLES, TOPICS } from '@selvage/core/search'
import type { Suggestions } from '@selvage/core/search'
import type { Messages } from '../messages/index.ts'

/** The pages that suggestions lead to, each a template with the fields that it fills. */
export interface SuggestionLinks {
  /** The shop with a text, such as `/en/shop?q={text}`. */
  readonly search: string
  /** A tag's page, such as `/en/shop/{tag}`. */
  readonly tag: string
  /** A design's page, such as `/en/fabric/{id}`. */
  readonly design: string
  /** A designer's page, such as `/en/shop?designer={screenName}`. */
  readonly designer: string
  /** A collection's page, such as `/en/collections/{id}`. */
  readonly collection: string
}

/** A pattern, a subject or a color that has a page of its own. */
export interface SuggestedTag {
  readonly tag: string
  readonly label: string
}

/** Tags that are suggested at once. */
const MAX_TAGS = 3

/** Returns the patterns, subjects and colors with a word in the reader's language that is begun. */
export function tagsFor(typed: string, t: Messages['t']): SuggestedTag[] {
  const prefix = plainOf(typed.trim())
  if (prefix.length < 2) return []
  const all = [
    ...STYLES.map((style) => ({ tag: style, label: t(`search.style_${style}`) })),
    ...TOPICS.map((topic) => ({ tag: topic, label: t(`search.topic_${topic}`) })),
    ...COLOURS.map((colour) => ({ tag: colour, label: t(`search.colour_${colour}`) })),
  ]
  const found = all.filter(({ label }) => ` ${plainOf(label)}`.includes(` ${prefix}`))
  const byLabel = new Map(found.toReversed().map((one) => [one.label, one]))
  return found
    .filter((one) => byLabel.get(one.label) === one)
    .slice(0, MAX_TAGS)
    .map(({ tag, label }) => ({ tag: tag.replaceAll(' ', '-'), label }))
}

/** In lower case and without accents, as people type. */
const plainOf = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** All that is suggested for a text. */
export interface Suggested extends Suggestions {
  readonly tags: readonly SuggestedTag[]
}

/** Returns the number of suggestions. */
export const countOf = (suggested: Suggested): number =>
  Object.values(suggested).reduce((sum, list: readonly unknown[]) => sum + list.length, 0)
