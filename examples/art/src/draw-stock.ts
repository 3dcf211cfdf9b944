import { SOLID_COLORS } from '@selvage/core/solid'
import type { StockCode } from '@selvage/core/stock'
import { corgi, grabBag, pack, pile, rolls, toy } from './drawings/cloths.ts'
import {
  bothBooks,
  certificate,
  colorGuide,
  colorMap,
  grasscloth,
  handbook,
  samplePack,
  sewBook,
  swatchBook,
} from './drawings/paper.ts'
import { INK } from './drawings/pen.ts'
import { sewShirt, sewTote, tShirt } from './drawings/sewing.ts'

const solids = (): string => swatchBook(Object.values(SOLID_COLORS).map(({ hex }) => hex))

/** The drawing of every ready-made item, as SVG text of 960 by 720. */
const DRAWINGS: Readonly<Record<StockCode, () => string>> = {
  SAMPLE_PACK: samplePack,
  COLOR_GUIDE: colorGuide,
  GRAND_SATEEN_COLOR_MAP: () => colorMap(INK.paper),
  PERENNIAL_COLOR_MAP: () => colorMap('#f4ead6'),
  LONGLEAF_COLOR_MAP: () => colorMap('#eef0e6'),
  HANDBOOK: handbook,
  SEW_BOOK: sewBook,
  BOOK_BUNDLE: bothBooks,
  DIY_PROJECT: toy,
  CORGI_PILLOW: corgi,
  T_SHIRT_S: () => tShirt('S'),
  T_SHIRT_M: () => tShirt('M'),
  T_SHIRT_L: () => tShirt('L'),
  T_SHIRT_XL: () => tShirt('XL'),
  T_SHIRT_XXL: () => tShirt('XXL'),
  GRAB_BAG: grabBag,
  ARTIST_WELCOME_PACK: () => pack('artist'),
  MAKER_WELCOME_PACK: () => pack('maker'),
  PETAL_SOLIDS_SWATCH_BOOK: solids,
  GRASSCLOTH_SAMPLE_PACK: grasscloth,
  LARGE_SAMPLER: () => pile(11),
  SAMPLER: () => pile(8),
  SMALL_SAMPLER: () => pile(5),
  FAT_QUARTER_BUNDLE: rolls,
  SEW_SHIRT: sewShirt,
  SEW_TOTE: sewTote,
  SERVICE_COLOR_MAP: () => colorMap('#fff'),
  SERVICE_COLOR_GUIDE: colorGuide,
  SERVICE_WELCOME_PACK: () => pack('maker'),
  SERVICE_SWATCH_BOOK: solids,
  GIFT_CERTIFICATE: certificate,
  PRO_PURCHASE: certificate,
  PRO_WITH_RENEWAL: certificate,
  SPOONDOLLAR_CREDIT: certificate,
}

/** Draws a ready-made item as SVG text. */
export const drawStock = (code: StockCode): string => DRAWINGS[code]()
