import type { FabricCode } from '../fabric/fabrics.table.ts'
import { HOME_GOOD_SHAPES, HOME_GOODS } from './home-goods.table.ts'
import type {
  HomeGoodAddition,
  HomeGoodCategory,
  HomeGoodCode,
  HomeGoodDimensions,
  HomeGoodSize,
} from './home-goods.table.ts'

/** All codes of home goods. */
export const HOME_GOOD_CODES = Object.keys(HOME_GOODS) as HomeGoodCode[]

/** True for the code of a home good; only own keys count. */
export function isHomeGoodCode(value: unknown): value is HomeGoodCode {
  return typeof value === 'string' && Object.hasOwn(HOME_GOODS, value)
}

/** Returns the sizes of a home good, smallest first. */
export function homeGoodSizesOf(code: HomeGoodCode): HomeGoodSize[] {
  return Object.keys(HOME_GOODS[code].sizes) as HomeGoodSize[]
}

/** All sizes of all home goods, each once. */
export const HOME_GOOD_SIZES = [...new Set(HOME_GOOD_CODES.flatMap(homeGoodSizesOf))]

/** A size that has a name; every other one is named by its measures. */
export type NamedHomeGoodSize = Extract<HomeGoodSize, `${'ROUND' | 'DUVET' | 'SHEET'}_${string}`>

/** True for a size that has a name. */
export const isNamedHomeGoodSize = (size: string): size is NamedHomeGoodSize => /^[A-Z]/.test(size)

/** The two sides of one piece, inches; undefined for a size that the home good has not. */
export function homeGoodDimensions(
  code: HomeGoodCode,
  size: string,
): HomeGoodDimensions | undefined {
  const sizes: Readonly<Record<string, HomeGoodDimensions>> = HOME_GOODS[code].sizes
  return Object.hasOwn(sizes, size) ? sizes[size] : undefined
}

/** Returns the fabrics that a home good is sewn of, the default first. */
export const homeGoodFabricsOf = (code: HomeGoodCode): readonly [FabricCode, ...FabricCode[]] =>
  HOME_GOODS[code].fabrics

/** Returns the additions that a home good is sold with; none where it is sold in one way. */
export function homeGoodAdditionsOf(code: HomeGoodCode): readonly HomeGoodAddition[] {
  return 'insert' in HOME_GOODS[code] ? ['COVER_ONLY', 'COVER_AND_INSERT'] : []
}

/** Returns the home goods of a department, in their order. */
export const homeGoodsOf = (category: HomeGoodCategory): HomeGoodCode[] =>
  HOME_GOOD_CODES.filter((code) => HOME_GOODS[code].category === category)

/** Returns a home good with those of which it is another shape; itself alone where it has none. */
export function homeGoodShapesOf(code: HomeGoodCode): readonly HomeGoodCode[] {
  const all: readonly (readonly HomeGoodCode[])[] = HOME_GOOD_SHAPES
  return all.find((shapes) => shapes.includes(code)) ?? [code]
}
