import { Cloth } from './cloth.ts'
import { FAMILIES } from './families.table.ts'
import type { Family } from './family.ts'
import { inksOf } from './palette.ts'
import { paletteNamed } from './palettes.table.ts'
import { num } from './pen.ts'
import { createRand } from './random.ts'
import { latticeOf } from './repeat.ts'
import type { RepeatType } from './repeat.ts'

/** Units of a drawing to the inch. */
export const UNITS_PER_INCH = 40

/** The parameters that a design's art is drawn from. */
export interface ArtParams {
  family: string
  seed: number
  palette: string
  repeat: RepeatType
}
/** Inches of the repeat and of its rectangular period. */
export interface TileSize {
  repeatWidthIn: number
  repeatHeightIn: number
  periodWidthIn: number
  periodHeightIn: number
}
/** A drawn period. */
export type Tile = TileSize & { svg: string }

const byId = new Map(FAMILIES.map((family) => [family.id, family]))

/** The family of that name. */
export function familyNamed(id: string): Family {
  const family = byId.get(id)
  if (!family) throw new RangeError(`no pattern family is called ${id}`)
  return family
}

interface Plan {
  family: Family
  w: number
  h: number
  scale: number
}

function planOf(params: Pick<ArtParams, 'family' | 'seed' | 'repeat'>): Plan {
  const family = familyNamed(params.family)
  const rand = createRand(`${params.family}/${params.seed}/size`)
  const [w, h] = family.cell(rand, params.repeat)
  return { family, w, h, scale: rand.pick(family.scales) }
}

const inches = (units: number): number => Math.round((units / UNITS_PER_INCH) * 1000) / 1000

function sizeOf(plan: Plan, repeat: RepeatType): TileSize {
  const { w, h, scale } = plan
  const { periodW, periodH } = latticeOf(repeat, w, h)
  return {
    repeatWidthIn: inches(w * scale),
    repeatHeightIn: inches(h * scale),
    periodWidthIn: inches(periodW * scale),
    periodHeightIn: inches(periodH * scale),
  }
}

/** The size of a tile without drawing it. */
export function measureTile(params: Pick<ArtParams, 'family' | 'seed' | 'repeat'>): TileSize {
  return sizeOf(planOf(params), params.repeat)
}

/**
 * Draws one seamless period of a design. The same parameters give the same
 * text, byte for byte. `shift` (inches) moves the window over the cloth.
 */
export function drawTile(
  params: ArtParams,
  shift: { x: number; y: number } = { x: 0, y: 0 },
): Tile {
  const plan = planOf(params)
  const { family, w, h, scale } = plan
  const palette = paletteNamed(params.palette)
  if (!palette) throw new RangeError(`no palette is called ${params.palette}`)
  const cloth = new Cloth({
    w,
    h,
    repeat: params.repeat,
    rand: createRand(`${params.family}/${params.seed}`),
    inks: inksOf(palette),
  })
  family.draw(cloth)
  // a centered repeat starts from the middle of its cell
  const middle = params.repeat === 'centered' ? 0.5 : 0
  const units = UNITS_PER_INCH / scale
  const body = cloth.render({ x: w * middle + shift.x * units, y: h * middle + shift.y * units })
  const size = sizeOf(plan, params.repeat)
  const [width, height] = [
    size.periodWidthIn * UNITS_PER_INCH,
    size.periodHeightIn * UNITS_PER_INCH,
  ]
  const art = scale === 1 ? body : `<g transform="scale(${num(scale, 3)})">${body}</g>`
  return {
    ...size,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" preserveAspectRatio="none">${art}</svg>`,
  }
}
