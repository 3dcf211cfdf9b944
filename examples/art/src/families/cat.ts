import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, both, bow, brush, dot, fill, line, nums, ring } from '../pen.ts'
import { leafPath } from '../leaves.ts'
import { wrapAt } from '../random.ts'
import { contrast, deepen, lighten, luminance, mix } from '../tone.ts'

interface Coat {
  fur: string
  mark: string
  pale: string
  line: string
  eye: string
  kind: 'tabby' | 'tuxedo' | 'patch'
}

/** The markings of a face by the kind of coat. */
const MASKS: Readonly<Record<Coat['kind'], (c: Coat) => string>> = {
  tabby: () => '',
  tuxedo: (c) => fill('M0 -8C3 0 10 3 13 9C10 16 -10 16 -13 9C-10 3 -3 0 0 -8Z', c.pale),
  patch: (c) => fill('M2 -17C14 -18 22 -10 22 0C18 4 10 2 6 -2C4 -8 2 -12 2 -17Z', c.mark),
}

function head(c: Coat, asleep: boolean): string {
  const ear =
    fill('M5 -13C8 -20 12 -26 17 -29C20 -22 21 -15 20 -7Z', c.fur) +
    fill('M10 -15C12 -19 14 -22 16 -24C17 -20 17 -15 17 -12Z', mix(c.pale, '#d88a80', 0.55))
  const stripes =
    c.kind === 'tabby'
      ? line(
          'M0 -17V-9M-5 -16L-4 -10M5 -16L4 -10M-21 -1l6 1M-20 5l6 -1M21 -1l-6 1M20 5l-6 -1',
          c.mark,
          1.8,
        )
      : ''
  const mask = MASKS[c.kind](c)
  const dark = luminance(c.fur) < 0.16
  const ink = dark ? c.pale : c.line
  const eye = asleep
    ? line('M5 0q4 4 8 0', ink, 1.5)
    : dot(9, -1, 3.8, c.eye) + fill('M9 -4.4Q11 -1 9 2.4Q7 -1 9 -4.4Z', c.line)
  return (
    both(ear) +
    fill(
      'M0 -17C14 -19 23 -9 22 2C20 12 11 17 0 17C-11 17 -20 12 -22 2C-23 -9 -14 -19 0 -17Z',
      c.fur,
    ) +
    mask +
    stripes +
    both(eye) +
    fill('M-2.6 6Q0 4.6 2.6 6Q1.6 8.6 0 9Q-1.6 8.6 -2.6 6Z', '#c9776c') +
    line('M0 9Q0 12 -4 12M0 9Q0 12 4 12', c.kind === 'tuxedo' ? c.line : ink, 1.1) +
    both(line('M11 8L25 6M11 10L24 12', dark ? c.pale : mix(c.line, c.fur, 0.2), 0.8))
  )
}

/** Stripes, bib or patches over a body. */
function coatMarks(c: Coat, ribs: string, bib: string, patches: string): string {
  if (c.kind === 'tabby') return line(ribs, c.mark, 2.4)
  return c.kind === 'tuxedo' ? fill(bib, c.pale) : fill(patches, c.mark)
}

function sitting(cloth: Cloth, c: Coat): string {
  const tail = fill(
    brush(cloth.r, bow([14, 40], [58, 48], [40, 6], 12), 9, [0.01, 0.3], 0.05),
    c.kind === 'patch' ? c.mark : c.fur,
  )
  return (
    tail +
    fill('M-13 -10C-24 8 -28 28 -23 44C-12 48 12 48 23 44C28 28 24 8 13 -10Z', c.fur) +
    coatMarks(
      c,
      'M-20 10l8 2M-23 20l9 1M-24 30l8 0M20 10l-8 2M23 20l-9 1M24 30l-8 0',
      'M-7 -8C-12 6 -9 18 0 22C9 18 12 6 7 -8Z',
      'M10 -12C22 4 26 22 24 34C14 30 8 14 10 -12Z',
    ) +
    line(
      'M-7 20V44M7 20V44M-14 45q3 -4 7 0M7 45q3 -4 7 0',
      c.kind === 'tuxedo' ? c.pale : c.mark,
      1.3,
    ) +
    at(0, -24, 0, head(c, false))
  )
}

const loaf = (c: Coat): string =>
  fill('M-40 26C-44 2 -24 -14 4 -13C30 -12 46 4 42 26C20 31 -20 31 -40 26Z', c.fur) +
  coatMarks(
    c,
    'M0 -12l2 10M12 -12l2 10M24 -7l0 10M34 2l-3 9',
    'M-34 10C-30 20 -18 28 -8 28C-20 30 -34 29 -40 26C-41 20 -38 14 -34 10Z',
    'M10 -13C30 -12 46 4 42 22C30 18 16 6 10 -13Z',
  ) +
  line('M-30 28q8 -6 16 0M-8 28q8 -6 14 0', c.kind === 'tuxedo' ? c.pale : c.mark, 1.3) +
  fill('M41 20C50 28 36 34 16 31L18 26C28 28 36 27 37 20Z', c.mark) +
  at(-22, -8, -4, head(c, false))

const sleeping = (c: Coat): string =>
  fill(
    'M-40 6C-42 -18 -16 -30 8 -28C34 -26 46 -8 42 10C38 26 16 30 -2 30C-24 30 -38 22 -40 6Z',
    c.fur,
  ) +
  coatMarks(
    c,
    'M6 -27l1 10M18 -25l-1 10M29 -19l-4 9M37 -9l-8 6M40 3l-9 1',
    'M-36 14C-28 26 -10 30 6 29C-4 24 -14 18 -20 10Z',
    'M8 -28C34 -26 46 -8 42 8C30 4 16 -10 8 -28Z',
  ) +
  fill(
    'M42 8C44 26 16 36 -12 30C-18 28 -20 24 -16 22C2 26 20 22 28 10C32 4 41 2 42 8Z',
    c.kind === 'tuxedo' ? c.fur : c.mark,
  ) +
  line('M28 10C20 22 2 26 -16 22', c.line, 1, 'opacity=".5"') +
  at(-20, 2, -22, head(c, true))

/** Back arched, tail up: a stretch. */
function stretching(cloth: Cloth, c: Coat): string {
  const { r } = cloth
  const leg = (x: number, y: number, tx: number): string =>
    fill(brush(r, bow([x, y], [(x + tx) / 2 + 2, 20], [tx, 38], 6), 11, [0.01, 1.2], 0.04), c.fur) +
    fill(`M${nums(tx - 6, 40)}q${nums(6, -9, 12, 0)}Z`, c.kind === 'tuxedo' ? c.pale : c.fur)
  return (
    fill(
      brush(r, bow([-28, -8], [-58, -30], [-34, -50], 11), 8, [0.01, 0.3], 0.05),
      c.kind === 'patch' ? c.mark : c.fur,
    ) +
    leg(-22, 8, -26) +
    leg(-12, 10, -10) +
    leg(20, 10, 18) +
    leg(28, 6, 34) +
    fill(
      'M-34 2C-34 -20 -6 -30 14 -20C28 -14 36 -6 34 6C28 16 10 12 -4 14C-18 18 -32 16 -34 2Z',
      c.fur,
    ) +
    coatMarks(
      c,
      'M-20 -14l3 10M-9 -20l2 11M3 -21l1 11M14 -18l-1 9',
      'M34 0C34 10 24 13 12 12C22 10 28 6 34 0Z',
      'M-30 -8C-20 -22 -8 -25 4 -24C2 -10 -14 0 -30 -8Z',
    ) +
    at(38, -18, 6, head(c, false), 0.92)
  )
}

/** Cats sitting, loafing, sleeping and stretching among wool, fish, paws and pot plants. */
export const cat: Family = {
  id: 'cat',
  cell: () => [320, 300],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'main', 'soft', 'ink', 'accent', 'second', 'leaf'],
  draw(cloth) {
    const { r, inks } = cloth
    const pale = lighten(inks.ground, 0.82)
    const seen = (c: string): string =>
      contrast(c, inks.ground) > 1.45 ? c : mix(c, inks.ink, 0.4)
    const coats: Coat[] = [
      {
        fur: seen(inks.soft),
        mark: seen(inks.main),
        pale,
        line: '#2a2324',
        eye: inks.accent,
        kind: 'tabby',
      },
      {
        fur: luminance(inks.ink) < 0.2 ? inks.ink : mix('#3a3338', inks.ground, 0.1),
        mark: inks.soft,
        pale,
        line: '#2a2324',
        eye: inks.accent,
        kind: 'tuxedo',
      },
      {
        fur: contrast(pale, inks.ground) > 1.35 ? pale : mix(pale, inks.soft, 0.4),
        mark: seen(inks.main),
        pale,
        line: '#2a2324',
        eye: inks.leafSoft,
        kind: 'patch',
      },
      {
        fur: seen(inks.second),
        mark: deepen(seen(inks.second), 0.35),
        pale,
        line: '#2a2324',
        eye: inks.accent,
        kind: 'tabby',
      },
    ]
    const cats = cloth.spread(6, 94)
    const first = r.int(0, 3)
    cats.forEach((s, i) => {
      const c = wrapAt(coats, i + first)
      const body =
        [sitting(cloth, c), loaf(c), stretching(cloth, c), sleeping(c)][(i + (i >> 2)) % 4] ?? ''
      cloth.put(at(0, 0, 0, body, [r.chance(0.5) ? -1 : 1, 1]), s.x, s.y, 66, {
        turn: r.jitter(6),
        scale: 0.98,
      })
    })
    const near = cats.map((s) => ({ ...s, room: 104 }))
    const mid = cloth.scatter(42, near)
    const wool =
      dot(0, 0, 12, inks.accent) +
      line(
        'M-11 -3Q0 -12 11 -2M-12 3Q0 -6 11 5M-8 9Q-4 -4 4 -11M0 12Q2 0 10 -7M10 7q10 6 18 -2',
        deepen(inks.accent, 0.25),
        1.2,
      )
    const fish =
      fill('M18 0C10 -8 -6 -8 -12 0L-20 -6V6L-12 0C-6 8 10 8 18 0Z', seen(inks.leafSoft)) +
      dot(11, -1.4, 1.3, inks.ground) +
      line('M5 -4q-3 4 0 8M-1 -4q-3 4 0 8', inks.ground, 1.1)
    const paw =
      fill('M-7 6C-8 0 -3 -3 0 -3C3 -3 8 0 7 6C5 10 -5 10 -7 6Z', seen(inks.soft)) +
      [-8.4, -3, 3, 8.4]
        .map((x) =>
          fill(
            `M${nums(x - 2.4, -5 - (Math.abs(x) < 5 ? 3 : 0))}a2.4 3.2 0 1 0 4.8 0a2.4 3.2 0 1 0 -4.8 0Z`,
            seen(inks.soft),
          ),
        )
        .join('')
    const pot =
      [-38, -14, 14, 38]
        .map((t) =>
          at(0, 2, t, fill(leafPath(24, 5.4), inks.leaf) + line('M0 -5V-18', inks.leafSoft, 0.9)),
        )
        .join('') +
      fill('M-10 0H10L7.6 16H-7.6Z', inks.main) +
      line('M-9 5H9', pale, 1.4)
    mid.forEach((s, i) =>
      cloth.put(wrapAt([wool, paw, pot, fish], i), s.x, s.y, 34, {
        turn: i % 4 === 2 ? 0 : r.jitter(50),
      }),
    )
    const bits = [
      dot(0, 0, 1.7, inks.accent),
      ring(4, () => line('M0 -1.4V-4', inks.main, 1.2)),
      dot(0, 0, 1.4, inks.leafSoft),
    ].map((b) => cloth.motif(b))
    for (const s of cloth.scatter(20, [...near.map((q) => ({ ...q, room: 114 })), ...mid]))
      cloth.put(r.pick(bits), s.x, s.y, 5)
    cloth.specks(180)
  },
}
