import type { HomeGoodDrawing } from '@selvage/core/home-good'
import { duvet, sheets } from './bed.ts'
import { pillow, sham } from './cushion.ts'
import { curtain, napkin, placemat, towel, wallHanging } from './flat.ts'
import { roundTablecloth, runner, tablecloth } from './table.ts'
import { throwBlanket } from './throw.ts'
import type { Scene, Sides } from './scene.ts'

/** The scene of each drawing. */
const SCENES: Readonly<Record<HomeGoodDrawing, (sides: Sides) => Scene>> = {
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

/** Returns the scene of a thing with these sides, inches. */
export const sceneOf = (drawing: HomeGoodDrawing, sides: Sides): Scene => SCENES[drawing](sides)
