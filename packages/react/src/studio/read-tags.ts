import {
  cleanDesignTags,
  DESIGN_TAG_MAX,
  DESIGN_TAGS_MAX,
  isDesignTag,
} from '@selvage/core/own-designs'
import type { Messages } from '../messages/index.ts'

/** The tags of a text, by what becomes of each. */
export interface SortedTags {
  readonly added: readonly string[]
  /** Tags that the design has already. */
  readonly there: readonly string[]
  /** Texts that are no tags. */
  readonly wrong: readonly string[]
  /** Tags for which there is no room. */
  readonly over: readonly string[]
}

/** Returns the tags of a text with commas between them. */
export const readTags = (typed: string): string[] =>
  cleanDesignTags(typed.split(',')).filter((tag) => tag !== '')

/** Sorts the tags of a text: those to add to the tags of a design, and those that cannot be. */
export function sortTags(typed: string, tags: readonly string[]): SortedTags {
  const texts = readTags(typed)
  const right = texts.filter(isDesignTag)
  const has = new Set(tags.map((tag) => tag.toLowerCase()))
  const isThere = (tag: string): boolean => has.has(tag.toLowerCase())
  const fresh = right.filter((tag) => !isThere(tag))
  const room = Math.max(0, DESIGN_TAGS_MAX - tags.length)
  return {
    added: fresh.slice(0, room),
    there: right.filter(isThere),
    wrong: texts.filter((text) => !isDesignTag(text)),
    over: fresh.slice(room),
  }
}

/** Returns a list of tags as a sentence has it, a long text cut short. */
export function namedTags({ lang }: Messages, tags: readonly string[]): string {
  const short = tags.map((tag) => {
    const signs = [...tag]
    return signs.length > DESIGN_TAG_MAX ? `${signs.slice(0, DESIGN_TAG_MAX).join('')}…` : tag
  })
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(short)
}

/** Says which texts are no tags, and what would be right; undefined where all are tags. */
export function wrongTagsText(messages: Messages, texts: readonly string[]): string | undefined {
  const wrong = texts.filter((text) => !isDesignTag(text))
  if (wrong.length === 0) return undefined
  const tags = namedTags(messages, wrong)
  return messages.t('studio.errorTag', { count: wrong.length, tags, max: DESIGN_TAG_MAX })
}

/** Says what became of the tags that were added; undefined where there were none. */
export function addedTagsText(
  messages: Messages,
  { added, there }: SortedTags,
): string | undefined {
  const { t } = messages
  const named = (tags: readonly string[]) => ({
    count: tags.length,
    tags: namedTags(messages, tags),
  })
  const sentences = [
    ...(added.length > 0 ? [t('studio.tagAdded', named(added))] : []),
    ...(there.length > 0 ? [t('studio.tagThere', named(there))] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Says why texts could not be added; undefined where all of them were. */
export function notAddedText(messages: Messages, { wrong, over }: SortedTags): string | undefined {
  const full = messages.t('studio.errorTagsFull', {
    max: DESIGN_TAGS_MAX,
    tags: namedTags(messages, over),
  })
  return wrongTagsText(messages, wrong) ?? (over.length > 0 ? full : undefined)
}

/** Says how many tags a design has, how they come, and what a tag is. */
export function tagsHint(
  { t, number }: Messages,
  key: 'studio.tagsHint' | 'studio.tagsProposed' | 'studio.tagsUpTo',
): string {
  const rule = t('studio.tagsRule', { max: number(DESIGN_TAG_MAX) })
  return `${t(key, { max: number(DESIGN_TAGS_MAX) })} ${rule}`
}
