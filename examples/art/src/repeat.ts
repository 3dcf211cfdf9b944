import type { RepeatType } from '@selvage/core/design'

export type { RepeatType }

/** A copy of the cell inside one period: shift, and flips about the cell's own axes. */
export interface CellImage {
  dx: number
  dy: number
  flipX: boolean
  flipY: boolean
}

/** The plane group of a repeat: its rectangular period and the cell's copies in it. */
export interface Lattice {
  periodW: number
  periodH: number
  images: readonly CellImage[]
}

/** A point on the cloth with the diameter of the room that it claims. */
export interface Spot {
  x: number
  y: number
  room: number
}

const image = (dx: number, dy: number, flipX = false, flipY = false): CellImage => ({
  dx,
  dy,
  flipX,
  flipY,
})

/** The lattice of a cell of `w` by `h` under a repeat type. */
export function latticeOf(repeat: RepeatType, w: number, h: number): Lattice {
  switch (repeat) {
    case 'basic':
    case 'centered':
      return { periodW: w, periodH: h, images: [image(0, 0)] }
    case 'half-drop':
      return { periodW: 2 * w, periodH: h, images: [image(0, 0), image(w, h / 2)] }
    case 'half-brick':
      return { periodW: w, periodH: 2 * h, images: [image(0, 0), image(w / 2, h)] }
    case 'mirrored':
      return {
        periodW: 2 * w,
        periodH: 2 * h,
        images: [
          image(0, 0),
          image(2 * w, 0, true),
          image(0, 2 * h, false, true),
          image(2 * w, 2 * h, true, true),
        ],
      }
  }
}

const wrapDistance = (d: number, period: number): number => {
  const m = Math.abs(d) % period
  return Math.min(m, period - m)
}

/** The shortest way between two spots on the cloth, over every copy of the second. */
export function clothDistance(lattice: Lattice, a: Spot, b: Spot): number {
  let best = Number.POSITIVE_INFINITY
  for (const { dx, dy, flipX, flipY } of lattice.images) {
    const x = wrapDistance(a.x - ((flipX ? -b.x : b.x) + dx), lattice.periodW)
    const y = wrapDistance(a.y - ((flipY ? -b.y : b.y) + dy), lattice.periodH)
    best = Math.min(best, Math.hypot(x, y))
  }
  return best
}

/** How near a spot comes to its own copies (a mirror axis is half of this away). */
export function selfDistance(lattice: Lattice, spot: Spot): number {
  let best = Math.min(lattice.periodW, lattice.periodH)
  for (const { dx, dy, flipX, flipY } of lattice.images.slice(1)) {
    const x = wrapDistance(spot.x - ((flipX ? -spot.x : spot.x) + dx), lattice.periodW)
    const y = wrapDistance(spot.y - ((flipY ? -spot.y : spot.y) + dy), lattice.periodH)
    best = Math.min(best, Math.hypot(x, y))
  }
  return best
}

/** A copy of a placed motif inside the window of one period. */
export interface Placement {
  x: number
  y: number
  flipX: boolean
  flipY: boolean
}

/**
 * Every copy of a motif at (x, y) that reaches into the window of one period
 * whose top left corner is at `phase`.
 */
export function placements(
  lattice: Lattice,
  at: { x: number; y: number; radius: number },
  phase: { x: number; y: number },
): Placement[] {
  const out: Placement[] = []
  const { periodW, periodH } = lattice
  for (const { dx, dy, flipX, flipY } of lattice.images) {
    const x0 = (flipX ? -at.x : at.x) + dx - phase.x
    const y0 = (flipY ? -at.y : at.y) + dy - phase.y
    const firstX = Math.ceil((-at.radius - x0) / periodW)
    const firstY = Math.ceil((-at.radius - y0) / periodH)
    for (let j = firstY; y0 + j * periodH < periodH + at.radius; j += 1) {
      for (let i = firstX; x0 + i * periodW < periodW + at.radius; i += 1) {
        out.push({ x: x0 + i * periodW, y: y0 + j * periodH, flipX, flipY })
      }
    }
  }
  return out
}
