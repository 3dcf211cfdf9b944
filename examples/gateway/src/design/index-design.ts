import type { Colour } from '@selvage/core/search'
import { CHALLENGE_WINNER, colourFacets, slugFacet, slugOf } from './facets.ts'

/** The facts that a design is found by. */
export interface FoundBy {
  readonly style: string | null
  /** The name in its designer's address. */
  readonly screenName: string
  readonly topics: readonly string[]
  readonly colours: readonly Colour[]
  readonly paletteHexes: readonly string[]
  readonly tags: readonly string[]
  readonly winner?: boolean
}

/** Returns the facets of a design, each once. A tag without a Latin letter is found as text. */
export function facetsOf(design: FoundBy): string[] {
  return [
    ...new Set([
      ...(design.style === null ? [] : [`style:${design.style}`]),
      `designer:${design.screenName}`,
      ...design.topics.map((topic) => `topic:${topic}`),
      ...colourFacets(design.colours, design.paletteHexes),
      ...(design.winner ? [CHALLENGE_WINNER] : []),
      ...design.tags.filter((tag) => slugOf(tag) !== '').map((tag) => slugFacet(tag)),
    ]),
  ]
}

const CAPITALS = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŒ'
const SMALL = 'àáâãäåçèéêëìíîïñòóôõöùúûüýœ'
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuy'

/** The SQL of a text in lower case, where a database may know the letters of English alone. */
const lowerSql = (text: string): string => `lower(translate(${text}, '${CAPITALS}', '${SMALL}'))`

/** The SQL of a text in lower case, without accents and ligatures, as `plainOf` returns a word. */
const plainSql = (text: string): string =>
  `replace(replace(translate(${lowerSql(text)}, '${SMALL.slice(0, -1)}', '${PLAIN}'),
    'ß', 'ss'), 'œ', 'oe')`

/** The SQL of a text, and of it without accents where it has some: `füchse fuchse`. */
const withPlain = (text: string): string =>
  `(CASE WHEN ${text} ~ '[^ -~]' THEN ${lowerSql(text)} || ' ' || ${plainSql(text)}
    ELSE ${text} END)`

/** The SQL of a design's text by the columns or values of it, its title counting most. */
export const searchVectorOf = (title: string, tags: string, designerName: string): string =>
  `setweight(to_tsvector('english', ${withPlain(title)}), 'A')
    || setweight(to_tsvector('english', ${withPlain(`array_to_string(${tags}, ' ')`)}), 'B')
    || setweight(to_tsvector('simple', ${designerName}), 'C')`

/** The SQL of the terms that typing is completed to, one a row, of a design and its designer. */
export const termsOf = (title: string, tags: string, designerName: string): string =>
  `regexp_split_to_table(
    ${plainSql(`${title} || ' ' || array_to_string(${tags}, ' ') || ' ' || ${designerName}`)},
    '[^a-z0-9]+')`

/** The SQL that counts terms of some length, `FROM (SELECT … AS word) AS words` before it. */
export const TERM_LENGTHS = 'length(word) BETWEEN 3 AND 40'
