import { COLOURS, tagOf } from './search.table.ts'
import type { Colour } from './search.table.ts'

/** A typed text: the words that a design is described with, and the colors that it has. */
export interface SearchWords {
  /** Empty where the text has nothing but colors. */
  readonly text: string
  /** Each color with the word that named it. */
  readonly colours: readonly { readonly word: string; readonly colour: Colour }[]
}

/**
 * Splits a typed English text into words and the colors among them, so that `blue moths` finds
 * moths that are blue, whatever they are called. A single word, and a text with signs of a search
 * engine such as `"` or `-`, has no colors.
 */
export function searchWords(typed: string): SearchWords {
  const words = typed.toLowerCase().trim().split(/\s+/)
  if (words.length < 2 || /[^\p{L}\p{N}\s]|\bor\b/iu.test(typed))
    return { text: typed, colours: [] }
  const colours = words.flatMap((word) => {
    const colour = colourOf(word)
    return colour ? [{ word, colour }] : []
  })
  return { text: words.filter((word) => !colourOf(word)).join(' '), colours }
}

const colourOf = (word: string): Colour | undefined =>
  COLOURS.find((colour) => colour === tagOf(word))
