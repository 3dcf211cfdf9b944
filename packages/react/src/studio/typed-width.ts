import { checkDesign, readRepeatWidth } from '@selvage/core/own-designs'
import type { Art, DesignFieldCode } from '@selvage/core/own-designs'
import type { Messages } from '../messages/index.ts'

/** A width as it is typed, and the last one that could be read, inches. */
export interface TypedWidth {
  readonly typed: string
  readonly widthIn: number
  /** True once the field was left, from when on it says what is wrong. */
  readonly isLeft: boolean
}

/** Returns what is wrong with a typed width, for a picture where there is one. */
export function widthCodeOf(
  typed: string,
  { measurement }: Pick<Messages, 'measurement'>,
  picture: Pick<Art, 'width' | 'height'> | null | undefined,
): DesignFieldCode | undefined {
  const widthIn = readRepeatWidth(typed, measurement)?.widthIn ?? NaN
  return checkDesign({ widthIn, picture: picture ?? undefined }).width
}

const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** Says how a width was read where its text says another one; undefined where they agree. */
export function widthNote(typed: string, messages: Messages): string | undefined {
  const { t, length, measurement } = messages
  const read = readRepeatWidth(typed, measurement)
  if (!read) return undefined
  const exact = length(read.exactIn, 'repeat')
  const width = length(read.widthIn, 'repeat')
  const text = typed.trim()
  const isPlain = PLAIN_NUMBER.test(text) || withoutSpaces(text) === withoutSpaces(exact)
  if (exact === width)
    return isPlain ? undefined : t('studio.widthRead', { typed: text, length: width })
  return isPlain
    ? t('studio.widthRounded', { exact, length: width })
    : t('studio.widthCounted', { typed: text, exact, length: width })
}
