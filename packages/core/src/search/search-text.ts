import { COLOURS, tagOf } from './search.table.ts'
import type { Colour } from './search.table.ts'

/** A typed text, parted into what a design is described with and the colors that it has. */
export interface SearchText {
  /** Empty where nothing but colors was typed. */
  readonly text: string
  /** Each color with the name that was typed for it. */
  readonly colours: readonly { readonly name: string; readonly colour: Colour }[]
}

/**
 * Parts a typed English text, so that `blue moths` finds moths that are blue, whatever they are
 * called. A single term, and a text with signs of a search engine such as `"` or `-`, has no
 * colors.
 */
export function readSearchText(typed: string): SearchText {
  const terms = typed.toLowerCase().trim().split(/\s+/)
  if (terms.length < 2 || /[^\p{L}\p{N}\s]|\bor\b/iu.test(typed))
    return { text: typed, colours: [] }
  const colours = terms.flatMap((name) => {
    const colour = colourOf(name)
    return colour ? [{ name, colour }] : []
  })
  return { text: terms.filter((term) => !colourOf(term)).join(' '), colours }
}

const colourOf = (name: string): Colour | undefined =>
  COLOURS.find((colour) => colour === tagOf(name))
