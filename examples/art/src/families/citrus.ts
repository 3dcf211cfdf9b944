import type { Cloth } from '../cloth.ts'
import { ANY_REPEAT, isGreen, isWarm } from '../family.ts'
import type { Family } from '../family.ts'
import { at, blob, dot, fill, line, nums, ring } from '../pen.ts'
import { petalPath, pollen } from '../flowers.ts'
import { leaf } from '../leaves.ts'
import { deepen, lighten, mix } from '../tone.ts'
import { inTurn } from '../random.ts'

interface Fruit {
  rind: string
  flesh: string
  pith: string
  long: number
}

function half(cloth: Cloth, R: number, f: Fruit): string {
  const { r } = cloth
  const n = 9
  const q = R * 0.79
  const a = (Math.PI / n) * 0.84
  const [x, y] = [Math.sin(a) * q, -Math.cos(a) * q]
  const segment = (): string => {
    let juice = ''
    for (let i = 0; i < 6; i += 1) {
      const yy = -q * r.range(0.34, 0.86)
      juice += `M${nums(r.jitter(0.5) * -yy * Math.tan(a), yy)}l${nums(r.jitter(0.6), -q * 0.09)}`
    }
    const d = `M0 ${nums(-R * 0.1)}C${nums(x * 0.45, y * 0.45, x * 1.04, y * 0.8, x * 0.86, y)}Q${nums(0, -q * 1.09, -x * 0.86, y)}C${nums(-x * 1.04, y * 0.8, -x * 0.45, y * 0.45, 0, -R * 0.1)}Z`
    return (
      fill(d, r.chance(0.8) ? f.flesh : mix(f.flesh, f.rind, 0.3)) +
      line(juice, f.pith, 1, 'opacity=".8"')
    )
  }
  const wedges = ring(n, segment, r.range(0, 40))
  const pip = r.chance(0.5)
    ? at(R * 0.26, R * 0.06, 60, fill('M0 4C-3 0 -2 -4 0 -6C2 -4 3 0 0 4Z', f.pith))
    : ''
  return `<g transform="scale(1 ${f.long.toFixed(2)})">${fill(blob(r, 0, 0, R, R, 14, 0.014), f.rind)}${fill(blob(r, 0.6, 0.4, R * 0.89, R * 0.88, 14, 0.014), f.pith)}${wedges}${dot(0, 0, R * 0.07, f.pith)}${pip}</g>`
}

function whole(cloth: Cloth, R: number, f: Fruit): string {
  const { r } = cloth
  const shade = deepen(f.rind, 0.14)
  const tip =
    f.long > 1.1
      ? fill(`M${nums(-R * 0.3, -R * 0.86)}Q${nums(0, -R * 1.3, R * 0.3, -R * 0.86)}Z`, f.rind)
      : ''
  let pores = ''
  for (let i = 0; i < 26; i += 1) {
    const t = r.range(0, Math.PI * 2)
    const d = Math.sqrt(r.next()) * R * 0.82
    pores += dot(Math.cos(t) * d, Math.sin(t) * d, r.range(0.5, 1), shade)
  }
  const crescent = `M${nums(-R * 0.3, R * 0.93)}C${nums(R * 0.6, R * 1.06, R * 1.14, R * 0.3, R * 0.74, -R * 0.66)}C${nums(R * 0.8, R * 0.1, R * 0.36, R * 0.66, -R * 0.3, R * 0.93)}Z`
  const shine = `M${nums(-R * 0.62, -R * 0.24)}Q${nums(-R * 0.5, -R * 0.66, -R * 0.08, -R * 0.76)}Q${nums(-R * 0.46, -R * 0.5, -R * 0.62, -R * 0.24)}Z`
  return `<g transform="scale(1 ${f.long.toFixed(2)})">${tip}${fill(blob(r, 0, 0, R, R * 0.97, 12, 0.018), f.rind)}${fill(crescent, shade, 'opacity=".75"')}${pores}${fill(shine, lighten(f.rind, 0.6), 'opacity=".85"')}</g>`
}

/** Cut halves and whole fruit among leaf fans, with blossom in the gaps. */
export const citrus: Family = {
  id: 'citrus',
  cell: () => [320, 320],
  scales: [0.75, 0.75, 1],
  repeats: ANY_REPEAT,
  inks: ['ground', 'main', 'accent', 'leaf', 'leafSoft'],
  suits: (inks) => isWarm(inks.accent) && isGreen(inks.leaf),
  moods: ['light', 'autumn', 'sea'],
  draw(cloth) {
    const { r, inks } = cloth
    const pith = lighten(inks.ground, 0.86)
    const long = r.pick([0.98, 0.98, 1.2])
    const a: Fruit = { rind: inks.main, flesh: mix(inks.main, inks.accent, 0.5), pith, long }
    const b: Fruit = { rind: inks.accent, flesh: lighten(inks.accent, 0.32), pith, long }
    const bunches = cloth.spread(4, 134)
    const fan = (n: number, L: number): string =>
      Array.from({ length: n }, (_, i) =>
        at(
          0,
          0,
          -58 + (i * 116) / Math.max(1, n - 1) + r.jitter(9),
          leaf(r, L * r.range(0.86, 1.1), L * 0.25, inks.leafSoft, inks.leaf, inks.ground),
        ),
      ).join('')
    bunches.forEach((s, i) => {
      const leaves = at(0, -16, 0, fan(4, 60)) + at(6, 18, 170, fan(3, 52))
      const fruit = inTurn(i, [
        () => at(28, 22, 20, whole(cloth, 31, b)) + at(-12, -8, -14, half(cloth, 40, a)),
        () => half(cloth, 45, b),
        () => at(-24, -18, -20, half(cloth, 29, b)) + at(13, 10, 30, whole(cloth, 38, a)),
        () => at(-9, 2, 0, half(cloth, 33, a)) + at(30, 20, 30, half(cloth, 23, b)),
      ])
      cloth.put(leaves + fruit, s.x, s.y, 92, { turn: r.range(0, 360) })
    })
    const near = bunches.map((s) => ({ ...s, room: 146 }))
    const bloom = (): string =>
      at(0, 0, 120, leaf(r, 23, 6.4, inks.leafSoft, inks.leaf, inks.ground)) +
      at(0, 0, 232, leaf(r, 20, 6, inks.leafSoft, inks.leaf)) +
      ring(
        5,
        () => fill(petalPath(r, 15, 6, 0.03), pith) + line('M0 -5V-10', inks.accent, 0.8),
        r.range(0, 70),
      ) +
      pollen(r, 4, 8, 1.1, inks.accent)
    const blooms = cloth.scatter(50, near)
    blooms.forEach((s) => cloth.put(bloom(), s.x, s.y, 26, { turn: r.range(0, 360) }))
    const pips = cloth.motif(pollen(r, 4, 2, 1.3, pith))
    const bits = cloth.motif(leaf(r, 11, 3, inks.leafSoft, inks.leaf))
    for (const s of cloth.scatter(27, [...near, ...blooms]))
      cloth.put(r.chance(0.5) ? pips : bits, s.x, s.y, 12, { turn: r.range(0, 360) })
    cloth.specks(220)
  },
}
