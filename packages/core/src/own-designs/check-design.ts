import { plainSlug } from '../contract/plain-slug.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import {
  DESIGN_TAG_MAX,
  DESIGN_TAGS_MAX,
  DESIGN_TITLE_LENGTH,
  REPEAT_HEIGHT_MAX_IN,
  REPEAT_WIDTH_IN,
} from './own-design-rules.ts'

/** Anything that a reader sees: not a space, a mark alone, or a character without a shape. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u
const TAG = /^[\p{L}\p{M}\p{N} -]+$/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** The details of a design that are checked; those that are left out are not. */
export interface DesignDetails {
  readonly title?: string | undefined
  readonly tags?: readonly string[] | undefined
  /** Inches across one repeat. */
  readonly widthIn?: number | undefined
  /** The picture's pixels, by which a width may make a repeat too tall. */
  readonly picture?: { readonly width: number; readonly height: number } | undefined
}
/** A field of a design that can be wrong, by the gateway's name for it. */
export type DesignField = 'title' | 'tags' | 'width'
/** The codes of what can be wrong with such a field. */
export type DesignFieldCode = 'FIELD_CANNOT_BE_BLANK' | 'FIELD_VALUE_INVALID'

const clean = (text: string): string =>
  withoutOverrides(text).normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns a title as it is stored: trimmed, NFC, each run of spaces as one. */
export const cleanDesignTitle = clean

/** Returns tags as they are stored: each cleaned, the first of those that differ by capitals. */
export function cleanDesignTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map(clean)) {
    const key = tag.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

function titleCode(typed: string): DesignFieldCode | undefined {
  const { length } = clean(typed)
  if (!VISIBLE.test(clean(typed))) return 'FIELD_CANNOT_BE_BLANK'
  const { min, max } = DESIGN_TITLE_LENGTH
  return length < min || length > max ? 'FIELD_VALUE_INVALID' : undefined
}

/**
 * True for a tag that a design can have: up to 30 letters, digits, spaces and hyphens, once it is
 * cleaned.
 */
export function isDesignTag(typed: string): boolean {
  const tag = clean(typed)
  return tag.length <= DESIGN_TAG_MAX && TAG.test(tag) && LETTER_OR_DIGIT.test(tag)
}

function tagsCode(typed: readonly string[]): DesignFieldCode | undefined {
  const tags = cleanDesignTags(typed)
  return tags.length <= DESIGN_TAGS_MAX && tags.every(isDesignTag)
    ? undefined
    : 'FIELD_VALUE_INVALID'
}

function widthCode(
  widthIn: number,
  picture: DesignDetails['picture'] = { width: 1, height: 1 },
): DesignFieldCode | undefined {
  const { min, max, step } = REPEAT_WIDTH_IN
  const isStep = widthIn >= min && widthIn <= max && Number.isInteger(widthIn / step)
  const isTooTall = widthIn * (picture.height / picture.width) > REPEAT_HEIGHT_MAX_IN
  return isStep && !isTooTall ? undefined : 'FIELD_VALUE_INVALID'
}

/**
 * Returns what is wrong with a design, by field; empty when nothing is.
 *
 * @example
 * checkDesign({ title: '  ', tags: ['ferns'], widthIn: 6 }) // { title: 'FIELD_CANNOT_BE_BLANK' }
 */
export function checkDesign({
  title,
  tags,
  widthIn,
  picture,
}: DesignDetails): Partial<Record<DesignField, DesignFieldCode>> {
  const codes = {
    title: title === undefined ? undefined : titleCode(title),
    tags: tags && tagsCode(tags),
    width: widthIn === undefined ? undefined : widthCode(widthIn, picture),
  }
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined))
}

/** Returns the part of a design's address that names it: plain letters and digits, or `design`. */
export function designSlug(title: string): string {
  return plainSlug(title) || 'design'
}
