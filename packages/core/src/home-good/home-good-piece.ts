import { homeGoodAdditionsOf, homeGoodSizesOf } from './home-good.ts'
import type { HomeGoodAddition, HomeGoodCode, HomeGoodSize } from './home-goods.table.ts'

/**
 * One piece of a home good as it is priced: its size, and behind a space its addition where it is
 * sold with several, such as `20X20 COVER_ONLY`.
 */
export type HomeGoodPiece = HomeGoodSize | `${HomeGoodSize} ${HomeGoodAddition}`

/** The size of a piece and its addition; undefined where the home good is sold in one way. */
export interface HomeGoodPieceParts {
  readonly size: HomeGoodSize
  readonly addition: HomeGoodAddition | undefined
}

/** Returns the piece of a size with an addition. */
export const homeGoodPiece = (size: HomeGoodSize, addition?: HomeGoodAddition): HomeGoodPiece =>
  addition === undefined ? size : `${size} ${addition}`

/** Returns the size and the addition of a piece. */
export function homeGoodPieceParts(piece: HomeGoodPiece): HomeGoodPieceParts {
  const [size, addition] = piece.split(' ') as [HomeGoodSize, HomeGoodAddition?]
  return { size, addition }
}

/** Returns every piece that a home good is sold as, by size, the plain cover first. */
export const homeGoodPiecesOf = (code: HomeGoodCode): HomeGoodPiece[] =>
  homeGoodSizesOf(code).flatMap((size) => {
    const additions = homeGoodAdditionsOf(code)
    return additions.length === 0 ? [size] : additions.map((one) => homeGoodPiece(size, one))
  })

/**
 * Returns the piece that an address or a form asks for, in which each part may be anything: an
 * unknown size is the smallest, and a missing or unknown addition the plain cover.
 */
export function readHomeGoodPiece(
  code: HomeGoodCode,
  {
    size = '',
    addition = '',
  }: { readonly size?: string | undefined; readonly addition?: string | undefined },
): HomeGoodPiece {
  const sizes = homeGoodSizesOf(code)
  const additions = homeGoodAdditionsOf(code)
  const chosen = sizes.find((one) => one === size.toUpperCase()) ?? (sizes[0] as HomeGoodSize)
  return homeGoodPiece(
    chosen,
    additions.find((one) => one === addition.toUpperCase()) ?? additions[0],
  )
}
