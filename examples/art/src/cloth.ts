import type { Inks } from './palette.ts'
import { nums, num } from './pen.ts'
import type { Rand } from './random.ts'
import { clothDistance, latticeOf, placements, selfDistance } from './repeat.ts'
import type { Lattice, Placement, RepeatType, Spot } from './repeat.ts'

/** How a motif is set down. */
export interface Set {
  turn?: number
  scale?: number
}

/** A part of the cloth in the cell's own coordinates. */
export interface Window {
  x0: number
  y0: number
  x1: number
  y1: number
}

interface Woven {
  weave: (window: Window) => string
}
interface Item {
  body: string
  x: number
  y: number
  radius: number
  turn: number
  scale: number
  stacked: boolean
}

/**
 * The table a pattern is laid on. Motifs are set down once, in the cell; the
 * cloth draws every copy that reaches into one period, so that nothing is cut.
 */
export class Cloth {
  readonly w: number
  readonly h: number
  readonly lattice: Lattice
  readonly repeat: RepeatType
  readonly r: Rand
  readonly inks: Inks
  ground: string
  readonly #items: (Item | Woven)[] = []
  readonly #defs: string[] = []
  #stacking = false

  constructor(spec: { w: number; h: number; repeat: RepeatType; rand: Rand; inks: Inks }) {
    this.w = spec.w
    this.h = spec.h
    this.repeat = spec.repeat
    this.lattice = latticeOf(spec.repeat, spec.w, spec.h)
    this.r = spec.rand
    this.inks = spec.inks
    this.ground = spec.inks.ground
  }

  /** Keeps a drawing for many uses; returns a body that shows it. */
  motif(body: string): string {
    return `<use href="#${this.define((id) => `<g id="${id}">${body}</g>`)}"/>`
  }

  /** Adds a definition (clip, mask, pattern) and returns its id. */
  define(write: (id: string) => string): string {
    const id = `d${this.#defs.length.toString(36)}`
    this.#defs.push(write(id))
    return id
  }

  /** Sets a motif down at (x, y); `radius` is how far any part of it reaches, before `scale`. */
  put(body: string, x: number, y: number, radius: number, set: Set = {}): void {
    const scale = set.scale ?? 1
    this.#items.push({
      body,
      x,
      y,
      radius: radius * scale,
      turn: set.turn ?? 0,
      scale,
      stacked: this.#stacking,
    })
  }

  /** Motifs that are put down inside `draw` overlap like roof tiles: lower rows lie on top. */
  stack(draw: () => void): void {
    this.#stacking = true
    draw()
    this.#stacking = false
  }

  /** Spots at random that keep off each other and off `taken`, over every copy. */
  scatter(room: number, taken: readonly Spot[] = [], tries = 500): Spot[] {
    const found: Spot[] = []
    let misses = 0
    while (misses < tries) {
      const spot: Spot = { x: this.r.range(0, this.w), y: this.r.range(0, this.h), room }
      if (this.#free(spot, taken) && this.#free(spot, found)) {
        found.push(spot)
        misses = 0
      } else misses += 1
    }
    return found
  }

  /** `n` spots as far from each other as they will go: an even, rowless spread for large motifs. */
  spread(n: number, room: number, taken: readonly Spot[] = []): Spot[] {
    const { r, w, h } = this
    const found: Spot[] = []
    const gapAt = (spot: Spot, skip: number): number => {
      let gap = selfDistance(this.lattice, spot) - spot.room
      const check = (other: Spot): void => {
        gap = Math.min(gap, clothDistance(this.lattice, spot, other) - (spot.room + other.room) / 2)
      }
      found.forEach((other, i) => i !== skip && check(other))
      taken.forEach(check)
      return gap
    }
    const settle = (i: number, start: Spot, tries: number, step: number): Spot => {
      let best = start
      let bestGap = gapAt(start, i)
      for (let k = 0; k < tries; k += 1) {
        const reach = step * (1 - k / tries) + 1
        const spot: Spot = {
          x: (best.x + r.jitter(reach) + w) % w,
          y: (best.y + r.jitter(reach) + h) % h,
          room,
        }
        const gap = gapAt(spot, i)
        if (gap > bestGap) [best, bestGap] = [spot, gap]
      }
      return best
    }
    for (let k = 0; k < n; k += 1)
      found.push(settle(k, { x: r.range(0, w), y: r.range(0, h), room }, 80, Math.max(w, h) / 2))
    // motifs nudge each other until nobody can gain
    for (let sweep = 0; sweep < 6; sweep += 1) {
      for (let i = 0; i < found.length; i += 1)
        found[i] = settle(i, found[i] as Spot, 24, room * 0.4)
    }
    // the cell may be too small for all: whoever overlaps most leaves
    for (;;) {
      const gaps = found.map((spot, i) => gapAt(spot, i))
      const worst = Math.min(...gaps)
      if (worst > -room * 0.16 || found.length <= 1) return found
      found.splice(gaps.indexOf(worst), 1)
    }
  }

  #free(spot: Spot, others: readonly Spot[]): boolean {
    if (selfDistance(this.lattice, spot) < spot.room) return false
    return others.every((o) => clothDistance(this.lattice, spot, o) >= (spot.room + o.room) / 2)
  }

  /** Specks where the ink missed the cloth; ink-drawn if a color is given. */
  specks(n: number, color = this.ground, size = 0.8, opacity = 0.7): void {
    let d = ''
    for (let i = 0; i < n; i += 1) {
      const s = size * this.r.range(0.4, 1.3)
      const [x, y] = [this.r.range(2, this.w - 2), this.r.range(2, this.h - 2)]
      d += `M${nums(x, y)}q${nums(s, -s * this.r.range(0.6, 1.6), 2 * s, 0)}q${nums(-s, s * 1.2, -2 * s, 0)}`
    }
    this.layer(`<path d="${d}" fill="${color}" opacity="${num(opacity, 2)}"/>`)
  }

  /** A drawing that lies inside the cell's own rectangle, plus `bleed`. */
  layer(body: string, bleed = 0): void {
    const radius = Math.max(this.w, this.h) / 2 + bleed
    this.put(
      `<g transform="translate(${nums(-this.w / 2, -this.h / 2)})">${body}</g>`,
      this.w / 2,
      this.h / 2,
      radius,
    )
  }

  /**
   * Threads that run on without end; `weave` draws those that cross the window, periodic by itself.
   */
  weave(weave: (window: Window) => string): void {
    this.#items.push({ weave })
  }

  /** The SVG body of one period whose corner lies at `phase`. */
  render(phase: { x: number; y: number }): string {
    const out: string[] = []
    let pile: { at: Placement; text: string }[] = []
    const flush = (): void => {
      pile.sort((a, b) => Math.round(a.at.y - b.at.y) || a.at.x - b.at.x)
      out.push(...pile.map((p) => p.text))
      pile = []
    }
    const { periodW, periodH } = this.lattice
    const window: Window = {
      x0: phase.x,
      y0: phase.y,
      x1: phase.x + periodW,
      y1: phase.y + periodH,
    }
    for (const item of this.#items) {
      if ('weave' in item) {
        flush()
        out.push(`<g transform="translate(${nums(-phase.x, -phase.y)})">${item.weave(window)}</g>`)
        continue
      }
      const spots = placements(this.lattice, item, phase)
      const many = spots.length > 1 && item.body.length > 60
      const body = many ? this.motif(item.body) : item.body
      if (!item.stacked) flush()
      for (const spot of spots) {
        const text = write(body, item, spot)
        if (item.stacked) pile.push({ at: spot, text })
        else out.push(text)
      }
    }
    flush()
    return `<defs>${this.#defs.join('')}</defs><path d="M0 0H${num(periodW)}V${num(periodH)}H0Z" fill="${this.ground}"/>${out.join('')}`
  }
}

function write(body: string, item: Item, spot: Placement): string {
  const flip =
    spot.flipX || spot.flipY ? `scale(${spot.flipX ? -1 : 1} ${spot.flipY ? -1 : 1})` : ''
  const turn = item.turn ? `rotate(${num(item.turn)})` : ''
  const scale = item.scale === 1 ? '' : `scale(${num(item.scale, 2)})`
  const transform = `translate(${nums(spot.x, spot.y)})${flip}${turn}${scale}`
  const use = /^<use href="(#\w+)"\/>$/.exec(body)
  return use
    ? `<use href="${use[1]}" transform="${transform}"/>`
    : `<g transform="${transform}">${body}</g>`
}
