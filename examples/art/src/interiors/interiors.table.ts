import type { HomeGoodDrawing } from '@selvage/core/home-good'
import { duvet, sheets } from './bed.ts'
import { pillow, sham } from './cushion.ts'
import { curtain, napkin, placemat, towel, wallHanging } from './flat.ts'
import { roundTablecloth, runner, tablecloth } from './table.ts'
import { throwBlanket } from './throw.ts'
import type { Interior, Sides } from './interior.ts'

/** The interior of each drawing. */
const INTERIORS: Readonly<Record<HomeGoodDrawing, (sides: Sides) => Interior>> = {
  tablecloth,
  'round-tablecloth': roundTablecloth,
  runner,
  mat: placemat,
  napkin,
  towel,
  duvet,
  sheets,
  sham,
  pillow,
  throw: throwBlanket,
  curtain,
  hanging: wallHanging,
}

/** Returns the interior of a thing with these sides, inches. */
export const interiorOf = (drawing: HomeGoodDrawing, sides: Sides): Interior =>
  INTERIORS[drawing](sides)
