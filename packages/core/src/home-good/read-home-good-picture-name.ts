import { readId } from '../contract/id.ts'
import type { PicturedHomeGood } from './home-good-image.ts'
import { homeGoodDimensions, isHomeGoodCode } from './home-good.ts'
import type { HomeGoodSize } from './home-goods.table.ts'

/**
 * Reads the name of a picture that `homeGoodPictureName` gives; undefined for any other, and for a
 * size that the home good has not.
 */
export function readHomeGoodPictureName(name: string): PicturedHomeGood | undefined {
  const [, homeGood, size = '', id = ''] =
    /^home-good-([A-Z_]+)-([A-Z0-9_]+)-(\d+)$/.exec(name) ?? []
  const designId = readId(id)
  if (designId === undefined || !isHomeGoodCode(homeGood)) return undefined
  if (!homeGoodDimensions(homeGood, size)) return undefined
  return { designId, homeGood, size: size as HomeGoodSize }
}
