/** Returns the characters of a `unicode-range`. */
export const lettersOf = (range: string): string =>
  range
    .split(', ')
    .flatMap((each) => {
      const [first = '', last = first] = each.slice(2).split('-')
      const start = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - start + 1
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(start + at))
    })
    .join('')

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** Returns the `unicode-range` of characters. */
export function rangeOf(letters: string): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))]
  const runs: { first: number; last: number }[] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.last === code - 1) run.last = code
    else runs.push({ first: code, last: code })
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

/** Returns letters without others. */
export function without(letters: string, others: string): string {
  const left = new Set(others)
  return [...letters].filter((letter) => !left.has(letter)).join('')
}
