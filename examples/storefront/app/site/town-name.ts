import { DESIGN_LANGUAGE } from '@selvage/core/design'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The codes of countries by the names that designers write. */
let codes: ReadonlyMap<string, string> | undefined

function countryCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(DESIGN_LANGUAGE, { type: 'region', fallback: 'none' })
  codes ??= new Map(
    ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).map((code) => [
      names.of(code) ?? code,
      code,
    ]),
  )
  return codes
}

/** Returns a designer's town with its country's name in the page's language. */
export function townName(town: string, locale: string): string {
  const at = town.lastIndexOf(', ')
  const code = countryCodes().get(town.slice(at + 2))
  if (at < 0 || code === undefined) return town
  const names = new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region' })
  return `${town.slice(0, at)}, ${names.of(code) ?? town.slice(at + 2)}`
}
