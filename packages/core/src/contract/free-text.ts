import { hasCardNumber } from './card-number.ts'

/** An error of a text that somebody writes in their own words. */
export type FreeTextError = 'required' | 'too_long' | 'text' | 'card_number'

const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/

/** True for a text of which nothing can be seen. */
export const isBlankText = (text: string): boolean => text.replace(INVISIBLE, '') === ''

/** The error of a text that may be empty; the number of a card belongs to no text. */
export function freeTextError(text: string, max: number): FreeTextError | undefined {
  if (text.length > max) return 'too_long'
  if (!text.isWellFormed() || CONTROL.test(text)) return 'text'
  return hasCardNumber(text) ? 'card_number' : undefined
}

/** The error of a text that has to be there. */
export const requiredTextError = (text: string, max: number): FreeTextError | undefined =>
  isBlankText(text) ? 'required' : freeTextError(text, max)
