import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { blob, bow, both, dot, fill, line, nums, smooth } from '../pen.ts'
import { frond } from '../leaves.ts'
import { deepen, mix } from '../tone.ts'

/**
 * Fore and hind wing outlines for the right side, root near the origin, and where the eyespots sit.
 */
const WINGS = [
  {
    fore: 'M4 -10C16 -48 54 -80 88 -76C98 -70 90 -54 84 -40C78 -22 62 0 42 8C26 14 10 8 4 0Z',
    hind: 'M5 2C28 6 54 16 58 40C60 54 50 58 46 66C42 76 44 92 36 96C30 86 14 48 8 30Z',
    eye: [56, -40, 38, 40],
  },
  {
    fore: 'M4 -8C22 -44 66 -70 104 -60C108 -44 84 -2 50 12C28 18 10 8 4 0Z',
    hind: 'M5 2C30 4 60 14 66 40C66 58 40 66 22 48C10 36 5 18 5 2Z',
    eye: [62, -30, 42, 36],
  },
  {
    fore: 'M4 -8C10 -40 40 -88 66 -96C84 -88 88 -50 74 -20C64 -2 40 12 22 12C12 10 6 6 4 0Z',
    hind: 'M5 4C26 8 56 6 66 22C72 40 56 70 36 74C18 66 6 28 5 4Z',
    eye: [50, -52, 40, 38],
  },
] as const

interface Dress {
  pale: string
  band: string
  deep: string
  eye: string
  star: string
  line: string
}

function wing(cloth: Cloth, kind: number, c: Dress): string {
  const { r, define } = { r: cloth.r, define: (w: (id: string) => string) => cloth.define(w) }
  const shape = WINGS[kind % WINGS.length] ?? WINGS[0]
  const [ex, ey, hx, hy] = shape.eye
  const inner = (d: string, dx: number, dy: number, k: number, color: string): string =>
    `<path d="${d}" fill="${color}" transform="translate(${dx} ${dy}) scale(${k})"/>`
  const clip = define(
    (id) => `<clipPath id="${id}"><path d="${shape.fore}"/><path d="${shape.hind}"/></clipPath>`,
  )
  let veins = ''
  for (let i = 0; i < 7; i += 1) {
    const a = (-78 + i * 11) * (Math.PI / 180)
    veins += `M8 -7Q${nums(40 * Math.cos(a) + 6, 44 * Math.sin(a))} ${nums(112 * Math.cos(a), 112 * Math.sin(a))}`
  }
  for (let i = 0; i < 5; i += 1) {
    const a = (14 + i * 15) * (Math.PI / 180)
    veins += `M8 6L${nums(96 * Math.cos(a), 96 * Math.sin(a))}`
  }
  const edge = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return dot(92 - t * 44 + Math.sin(t * 3) * 6, -66 + t * 70 + r.jitter(1), 1.6, c.star)
  }).join('')
  const spot = (x: number, y: number, s: number): string =>
    fill(blob(r, x, y, s, s * 0.94, 8, 0.04), c.line) +
    dot(x, y, s * 0.76, c.pale) +
    dot(x, y, s * 0.56, c.eye) +
    dot(x + 0.8, y, s * 0.3, c.line) +
    dot(x - s * 0.24, y - s * 0.24, s * 0.12, c.pale)
  return (
    fill(shape.hind, c.band) +
    inner(shape.hind, 3, 2, 0.8, c.deep) +
    inner(shape.hind, 4, 3, 0.58, c.band) +
    fill(shape.fore, c.pale) +
    inner(shape.fore, 4, -1, 0.86, c.band) +
    inner(shape.fore, 5, -1.6, 0.72, c.pale) +
    inner(shape.fore, 5, -1, 0.4, c.deep) +
    inner(shape.fore, 5, -0.6, 0.26, c.band) +
    `<g clip-path="url(#${clip})">${line(veins, c.line, 0.9, 'opacity=".6"')}${edge}</g>` +
    spot(ex, ey, 8.6) +
    spot(hx, hy, 6)
  )
}

function moth(cloth: Cloth, kind: number, c: Dress): string {
  const { r } = cloth
  const shaft = bow([2, -27], [9, -44], [27, -52], 11)
  let hairs = ''
  shaft.forEach((p, i) => {
    if (i > 1) hairs += `M${nums(...p)}l${nums(0.6, -5.4)}M${nums(...p)}l${nums(3.8, 3.4)}`
  })
  const antennae = both(line(smooth(shaft, false), c.pale, 1.4) + line(hairs, c.pale, 0.9))
  const body =
    fill(
      'M0 -20C9 -18 8 -4 6.6 6C7.4 26 3.4 42 0 49C-3.4 42 -7.4 26 -6.6 6C-8 -4 -9 -18 0 -20Z',
      c.deep,
    ) + line('M-5 6H5M-5.6 13H5.6M-5.2 20H5.2M-4.6 27H4.6M-3.6 34H3.6', c.band, 1.6)
  let fur = ''
  for (let i = 0; i < 16; i += 1)
    fur += `M${nums(r.jitter(6), -20 + r.range(0, 12))}l${nums(r.jitter(1.6), r.range(3, 5))}`
  return (
    both(wing(cloth, kind, c)) +
    antennae +
    body +
    fill(blob(r, 0, -13, 8, 9, 9, 0.07), c.pale) +
    line(fur, c.band, 0.8) +
    fill(blob(r, 0, -24, 4.8, 4.4), c.deep)
  )
}

/** Mirrored layered wings with eyespots and feathered horns; ferns and small stars between. */
export const mothFamily: Family = {
  id: 'moth',
  cell: () => [240, 240],
  scales: [0.75, 1, 1],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'soft', 'second', 'leafSoft', 'accent'],
  draw(cloth) {
    const { r, inks, w } = cloth
    const line_ = deepen(inks.ground, 0.55)
    const one: Dress = {
      pale: inks.main,
      band: inks.second,
      deep: deepen(inks.second, 0.45),
      eye: inks.leaf,
      star: inks.accent,
      line: line_,
    }
    const two: Dress = {
      pale: inks.soft,
      band: inks.main,
      deep: deepen(inks.main, 0.5),
      eye: inks.leaf,
      star: inks.accent,
      line: line_,
    }
    const k = r.int(0, 2)
    const spots =
      cloth.repeat === 'mirrored'
        ? [{ x: w / 2, y: 118, room: 190 }]
        : [
            { x: w * 0.27 + r.jitter(4), y: 78, room: 130 },
            { x: w * 0.76 + r.jitter(4), y: 188, room: 130 },
          ]
    spots.forEach((s, i) =>
      cloth.put(moth(cloth, k + i, i ? two : one), s.x, s.y, 122, {
        turn: (i ? 1 : -1) * r.range(4, 16),
        scale: 0.76,
      }),
    )
    const leaves = cloth.scatter(
      54,
      spots.map((s) => ({ ...s, room: 148 })),
    )
    const fern = mix(inks.leaf, inks.ground, 0.15)
    leaves.forEach((s, i) =>
      cloth.put(
        `<g transform="translate(0 22)">${frond(r, 46, 15, i % 3 ? fern : inks.leafSoft, 10)}</g>`,
        s.x,
        s.y,
        38,
        {
          turn: r.range(0, 360),
        },
      ),
    )
    const star = cloth.motif(
      line('M0 -5V5M-5 0H5M-2.2 -2.2L2.2 2.2M2.2 -2.2L-2.2 2.2', inks.accent, 0.9),
    )
    const mote = cloth.motif(dot(0, 0, 1.2, inks.accent))
    for (const s of cloth.scatter(24, [
      ...spots.map((q) => ({ ...q, room: 128 })),
      ...leaves.map((q) => ({ ...q, room: 40 })),
    ]))
      cloth.put(r.chance(0.4) ? star : mote, s.x, s.y, 7)
  },
}
