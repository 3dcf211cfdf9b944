import { hashText, wrapAt } from '@selvage/example-art'
import type { Palette } from '@selvage/example-art'

/** A title, and the palette that it names, if it names one. */
export interface Titled {
  title: string
  palette?: Palette
}

/**
 * The title of a family's `k`-th cloth. Plain names are used up first, then each
 * name with one moment or colourway, then with both, then numbered: never twice.
 */
export function titleOf(
  names: readonly string[],
  occasions: readonly string[],
  palettes: readonly Palette[],
  k: number,
): Titled {
  const name = wrapAt(names, k)
  let round = Math.floor(k / names.length)
  if (round === 0) return { title: name }
  round -= 1
  const singles = occasions.length + palettes.length
  if (round < singles) {
    // colourways and moments in turn; each name starts elsewhere, so that neighbours differ
    const at = stride(round, singles, hashText(name))
    const occasion = occasions[at]
    if (occasion !== undefined) return { title: `${name} ${occasion}` }
    return inColourway(name, wrapAt(palettes, at - occasions.length))
  }
  round -= singles
  const pairs = occasions.length * palettes.length
  const edition = Math.floor(round / pairs)
  const at = stride(round % pairs, pairs, hashText(name))
  const occasion = wrapAt(occasions, at)
  const palette = wrapAt(palettes, Math.floor(at / occasions.length))
  const both = inColourway(`${name} ${occasion}`, palette)
  return edition === 0 ? both : { title: `${both.title}, No. ${edition + 1}`, palette }
}

function inColourway(title: string, palette: Palette): Titled {
  return { title: `${title} in ${palette.name}`, palette }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * The `i`-th number below `n` in an order, begun at `start`, that jumps about and meets each once.
 */
function stride(i: number, n: number, start: number): number {
  let step = Math.max(1, Math.round(n * 0.382))
  while (gcd(step, n) !== 1) step += 1
  return (i * step + start) % n
}
