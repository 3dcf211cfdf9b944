/**
 * A French mark of punctuation without its space that does not break: U+202F before `;`, `?` and
 * `!`, U+00A0 before a colon and inside guillemets. Colons of addresses, times and names of code
 * stand between two other signs.
 */
export const FRENCH_PLAIN_SPACE = /(?<!\u202f)[;?!]|(?<!\u00a0):(?!\S)|«(?!\u00a0)|(?<!\u00a0)»/
