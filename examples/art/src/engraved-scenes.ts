import { foliage, hatch, grass, ground, trunk } from './engraving.ts'
import type { Engraver } from './engraving.ts'
import { at, blob, dot, fill, line, nums, TAU } from './pen.ts'

/** A grazing sheep. */
export function sheep(e: Engraver): string {
  let wool = ''
  for (let i = 0; i < 34; i += 1) {
    const a = e.r.range(0, TAU)
    const q = Math.sqrt(e.r.next())
    wool += `M${nums(Math.cos(a) * q * 15, Math.sin(a) * q * 9 - 10)}q${nums(1.4, -2.8, 3, 0)}q${nums(-0.6, 2, -2, 1)}`
  }
  return (
    line('M-9 -4V6M-5 -3V6M6 -3V6M10 -4V6', e.ink, 1.8) +
    fill(blob(e.r, 0, -10, 17, 11, 12, 0.06), e.cloth) +
    line(blob(e.r, 0, -10, 17, 11, 12, 0.06), e.ink, 1.1) +
    line(wool, e.ink, 0.9) +
    fill('M14 -14C20 -16 25 -10 24 -3C21 0 18 -2 17 -6Z', e.wash) +
    line('M14 -14C20 -16 25 -10 24 -3C21 0 18 -2 17 -6M16 -14l-3 4M21 -9l1 1', e.ink, 1.1)
  )
}

/** An oak with a swing, and fruit baskets in its shade. */
export function oak(e: Engraver): string {
  const swing = line('M36 -40V52M58 -38V52M33 52H61M33 55H61', e.ink, 1.2)
  let fruit = ''
  for (let i = 0; i < 13; i += 1) {
    const [x, y] = [e.r.jitter(64), -66 + e.r.jitter(42)]
    fruit += `<circle cx="${nums(x)}" cy="${nums(y)}" r="4.2" fill="${e.cloth}" stroke="${e.ink}" stroke-width="1.2"/>`
  }
  const boughs = line('M2 -10Q-30 -26 -46 -44M4 -14Q30 -30 48 -48M5 -24Q0 -50 2 -80', e.ink, 3)
  return (
    ground(e, 126, 82) +
    trunk(e, -4, 82, 116, 7, 19) +
    boughs +
    foliage(e, -50, -50, 44, 33, 120) +
    foliage(e, 46, -56, 46, 35, 126) +
    foliage(e, 0, -94, 54, 34, 136) +
    foliage(e, 2, -46, 42, 24, 80) +
    fruit +
    swing
  )
}

/** A thatched cottage between bushes, a garden gate before it. */
export function cottage(e: Engraver): string {
  let thatch = ''
  for (let i = 0; i < 62; i += 1) {
    const t = e.r.next()
    const x = -66 + e.r.next() * 132
    thatch += `M${nums(x * (1 - t * 0.36), 12 - t * 50)}l${nums(-x * 0.05, 7)}`
  }
  const window = (x: number): string =>
    fill(`M${x} 30h18v20h-18Z`, e.wash) +
    line(`M${x} 30h18v20h-18ZM${x + 9} 30v20M${x} 40h18M${x - 3} 53h24`, e.ink, 1.1)
  return (
    ground(e, 130, 74) +
    foliage(e, -92, 24, 30, 42, 110) +
    foliage(e, 94, 32, 28, 36, 100) +
    fill('M-56 74V6H56V74Z', e.cloth) +
    line('M-56 74V10M56 74V12M-56 74H56', e.ink, 1.4) +
    hatch(e, 22, 14, 32, 58, 13, 1) +
    fill('M12 -40V-66H28V-40Z', e.cloth) +
    line('M12 -40V-66H28V-40M10 -66H30M22 -66v26M25 -66v26', e.ink, 1.2) +
    line('M20 -72c-10 -8 10 -14 0 -24s12 -12 4 -24', e.ink, 1) +
    fill('M-72 16C-62 0 -50 -36 -38 -42H38C50 -36 62 0 72 16C40 8 -40 8 -72 16Z', e.cloth) +
    line('M-72 16C-62 0 -50 -36 -38 -42H38C50 -36 62 0 72 16C40 8 -40 8 -72 16', e.ink, 1.4) +
    line(thatch, e.ink, 0.9) +
    hatch(e, -68, 12, 136, 7, 50, -1) +
    fill('M-10 74V36q10 -12 20 0V74Z', e.wash) +
    line('M-10 74V36q10 -12 20 0V74M0 32V74M-5 54h2', e.ink, 1.3) +
    window(-44) +
    window(24) +
    line(
      'M-128 78v-20M-116 80v-22M-104 80v-21M-132 66h34M-132 72h34M128 76v-20M116 78v-22M104 78v-21M98 64h34M98 70h34',
      e.ink,
      1.4,
    ) +
    grass(e, -56, 40, 76, 14) +
    grass(e, 14, 44, 76, 14)
  )
}

/** A stone bridge over a stream, a willow at its foot. */
export function bridge(e: Engraver): string {
  const { r } = e
  let stones = ''
  for (let i = 0; i < 15; i += 1) {
    const a = Math.PI + (i / 14) * Math.PI
    stones += `M${nums(Math.cos(a) * 44, Math.sin(a) * 34 + 58)}L${nums(Math.cos(a) * 52, Math.sin(a) * 43 + 58)}`
  }
  for (let i = 0; i < 22; i += 1)
    stones += `M${nums(r.jitter(86), r.range(14, 30))}h${nums(r.range(5, 11))}v${nums(4)}`
  let water = ''
  for (let i = 0; i < 22; i += 1)
    water += `M${nums(r.jitter(90), 62 + r.next() * 26)}q${nums(6, -3, 12, 0)}t${nums(12, 0)}`
  let fronds = ''
  for (let i = 0; i < 30; i += 1) {
    const x = -96 + i * 2.8
    const drop = r.range(50, 92)
    fronds += `M${nums(-58 + (x + 58) * 0.4, -62 + Math.abs(x + 58) * 0.3)}Q${nums(x, -60, x + r.jitter(4), -60 + drop)}`
    for (let k = 0; k < 3; k += 1) fronds += `m0 ${nums(-drop * 0.22)}l${nums(r.jitter(5), 5)}`
  }
  return (
    fill('M-110 62C-60 54 60 54 110 62C90 90 -84 94 -110 62Z', e.wash) +
    line(water, e.ink, 0.9) +
    trunk(e, -60, 58, 112, 4, 16) +
    fill('M-104 44C-50 12 50 8 104 40V62H54C50 12 -50 12 -54 62H-104Z', e.cloth) +
    line(
      'M-104 44C-50 12 50 8 104 40M-104 38C-50 5 50 1 104 34M-54 62C-50 12 50 12 54 62M-104 38V62M104 34V62',
      e.ink,
      1.4,
    ) +
    line(stones, e.ink, 0.9) +
    hatch(e, 56, 26, 44, 32, 16, 2) +
    foliage(e, -58, -58, 40, 24, 90) +
    line(fronds, e.ink, 0.9) +
    foliage(e, 92, 22, 26, 26, 80) +
    grass(e, -112, 50, 62, 16) +
    grass(e, 60, 54, 60, 16) +
    at(26, 8, 0, sheep(e), 0.72)
  )
}

/** Straw hives on a bench under a small fruit tree, bees about. */
export function beehives(e: Engraver): string {
  const skep = (x: number, s: number): string => {
    let rows = ''
    for (let i = 0; i < 8; i += 1) {
      const y = 58 - i * 6 * s
      const half = 24 * s * Math.sqrt(Math.max(0.02, 1 - (i / 8.6) ** 2))
      rows += `M${nums(x - half, y)}Q${nums(x, y + 5, x + half, y)}`
    }
    const d = `M${nums(x - 24 * s, 60)}C${nums(x - 26 * s, 20, x - 12 * s, 60 - 54 * s, x, 60 - 54 * s)}C${nums(x + 12 * s, 60 - 54 * s, x + 26 * s, 20, x + 24 * s, 60)}Q${nums(x, 67, x - 24 * s, 60)}Z`
    return (
      fill(d, e.cloth) +
      line(d + rows, e.ink, 1.2) +
      hatch(e, x + 8 * s, 60 - 44 * s, 12 * s, 38 * s, 6, 2) +
      fill(`M${nums(x - 5, 60)}q5 -11 10 0Z`, e.ink)
    )
  }
  const bee = (x: number, y: number, t: number): string =>
    at(
      x,
      y,
      t,
      fill('M-4 0a4 2.6 0 1 0 8 0a4 2.6 0 1 0 -8 0Z', e.ink) +
        line('M-1 -2C-6 -9 -1 -11 1 -3M1 -3C6 -10 8 -6 2 -2', e.ink, 0.9),
    )
  const hollyhock = (x: number, h: number): string =>
    line(`M${x} 78Q${nums(x + 3, 78 - h / 2, x, 78 - h)}`, e.ink, 1.4) +
    [0.3, 0.46, 0.6, 0.74, 0.87, 0.98]
      .map(
        (t, i) =>
          `<circle cx="${nums(x + (i % 2 ? 4 : -3))}" cy="${nums(78 - h * t)}" r="${nums(7.4 - t * 4.4)}" fill="${e.wash}" stroke="${e.ink}" stroke-width="1"/>` +
          dot(x + (i % 2 ? 4 : -3), 78 - h * t, 1.4, e.ink),
      )
      .join('') +
    line(`M${x} 74q-12 -2 -16 -12q12 0 16 12M${x} 70q12 -4 16 -13q-13 1 -16 13`, e.ink, 1)
  return (
    ground(e, 124, 82) +
    trunk(e, 72, 80, 96, -8, 13) +
    foliage(e, 58, -34, 46, 36, 140) +
    foliage(e, 88, -4, 30, 24, 80) +
    foliage(e, 24, -6, 26, 20, 60) +
    skep(-48, 1) +
    skep(8, 0.86) +
    fill('M-86 60H44V67H-86Z', e.cloth) +
    line('M-86 60H44V67H-86ZM-76 67V84M-70 67V84M30 67V84M36 67V84M-80 63H30', e.ink, 1.3) +
    hollyhock(-98, 92) +
    hollyhock(-112, 70) +
    bee(-20, -18, 20) +
    bee(-62, -22, -30) +
    bee(-36, -44, 60) +
    bee(-6, -34, -10)
  )
}
