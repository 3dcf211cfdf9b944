import { INCHES_PER_YARD } from '../length/length.ts'
import type { Repeat, RepeatType } from '../design/design-card.contract.ts'

/** The most bytes of a picture file. */
export const ART_MAX_BYTES = 40 * 1024 * 1024
/** The bytes of one part of a file. */
export const ART_PART_BYTES = 1024 * 1024
/** The most and the fewest pixels of a picture's side. */
export const ART_PIXELS = { min: 300, max: 10_000 } as const
/** Characters of a title. */
export const DESIGN_TITLE_LENGTH = { min: 3, max: 60 } as const
/** Longer than any title, so that one with many spaces is cleaned first. */
export const DESIGN_TITLE_TYPED_MAX = 200
/** The most tags of a design. */
export const DESIGN_TAGS_MAX = 13
/** The most characters of a tag. */
export const DESIGN_TAG_MAX = 30
/** Longer than any tag, so that one with many spaces is cleaned first. */
export const DESIGN_TAG_TYPED_MAX = 100
/** Inches across one repeat, in steps of half an inch. */
export const REPEAT_WIDTH_IN = { min: 2, max: 36, step: 0.5 } as const
/** The tallest repeat, inches: a picture that is much higher than wide is none at its widest. */
export const REPEAT_HEIGHT_MAX_IN = 120
/** From so many pixels to the inch on a print is sharp. */
export const SHARP_DPI = 150
/** The most designs on one page of a member's own. */
export const OWN_DESIGNS_PAGE_SIZE = 20

/** A picture that is more than so many times as long as wide is stripes on cloth. */
const STRIPE_RATIO = 6

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Returns how a picture of so many pixels repeats when one repeat is so wide. Inches. */
export function repeatOf(
  type: RepeatType,
  widthIn: number,
  { width, height }: PictureSize,
): Repeat {
  const heightIn = Math.round(widthIn * (height / width) * 1000) / 1000
  const across = type === 'half-drop' || type === 'mirrored' ? 2 : 1
  const down = type === 'half-brick' || type === 'mirrored' ? 2 : 1
  return {
    type,
    widthIn,
    heightIn,
    periodWidthIn: across * widthIn,
    periodHeightIn: down * heightIn,
  }
}

/** Returns the pixels of an inch of the print, rounded down. */
export const dpiOf = (widthIn: number, { width }: Pick<PictureSize, 'width'>): number =>
  Math.floor(width / widthIn)

/** Returns the greatest width of a repeat that still prints sharply, inches; 2 at least. */
export const sharpWidthIn = ({ width }: Pick<PictureSize, 'width'>): number => {
  const { min, max, step } = REPEAT_WIDTH_IN
  return Math.min(max, Math.max(min, Math.floor(width / SHARP_DPI / step) * step))
}

/** Advice on a repeat that no rule forbids. */
export type RepeatAdvice = 'over-yard' | 'stripe'

/**
 * Returns what surprises on cloth: `over-yard` where one repeat is higher than a yard, which then
 * shows a part of the picture, and `stripe` where the picture is so long that it becomes stripes.
 */
export function adviceOnRepeat(
  widthIn: number,
  { width, height }: PictureSize,
): RepeatAdvice | undefined {
  if (widthIn * (height / width) > INCHES_PER_YARD) return 'over-yard'
  const ratio = Math.max(width, height) / Math.min(width, height)
  return ratio > STRIPE_RATIO ? 'stripe' : undefined
}
