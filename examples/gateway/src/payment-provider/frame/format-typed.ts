/** A text in a field and the position of its caret. */
export interface TypedText {
  readonly text: string
  readonly caret: number
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/**
 * Formats what is typed. The caret stays behind the digit that it stood behind, and a caret at the
 * end stays at the end.
 */
export function formatTyped(
  { text, caret }: TypedText,
  format: (typed: string) => string,
): TypedText {
  const formatted = format(text)
  if (caret >= text.length) return { text: formatted, caret: formatted.length }
  // Digits are only ever added in front: the zero of a month.
  const before = countDigits(text.slice(0, caret)) + countDigits(formatted) - countDigits(text)
  let at = 0
  for (let seen = 0; seen < before; at += 1) if (/\d/.test(formatted.charAt(at))) seen += 1
  return { text: formatted, caret: at }
}

/** Removes the signs that would stand at the end after a deletion. */
export const withoutTail = (text: string): string => text.replace(/[ /]+$/, '')
