import type { Cloth } from '../cloth.ts'
import { UPRIGHT_REPEAT } from '../family.ts'
import type { Family } from '../family.ts'
import { at, both, bow, brush, dot, fill, line, nums } from '../pen.ts'
import { deepen, lighten, mix } from '../tone.ts'
import { lighter } from '../palette.ts'

interface Plumage {
  back: string
  wing: string
  breast: string
  throat: string
  mark: string
}

/** A swallow from below: long crescent wings, forked streamers, barred breast. */
function bird(cloth: Cloth, c: Plumage): string {
  const { r } = cloth
  const sweep = r.range(-9, 10)
  const fork = r.range(50, 62)
  const tail = `M-5 22C-7 34 -10 44 -15 ${fork.toFixed(0)}C-9 ${(fork - 8).toFixed(0)} -4 44 0 34C4 44 9 ${(fork - 8).toFixed(0)} 15 ${fork.toFixed(0)}C10 44 7 34 5 22Z`
  const wing =
    fill('M4 -15C24 -31 60 -30 92 12C88 12 82 9 76 8C79 11 78 12 74 11C62 4 36 4 6 10Z', c.wing) +
    fill('M5 -13C24 -26 50 -25 72 -4C50 -12 26 -10 6 4Z', c.back) +
    line('M22 4Q30 -4 33 -13M33 4Q42 -4 46 -11M44 5Q54 -2 58 -6M55 6Q63 2 68 0', c.mark, 0.9) +
    line('M16 -16l5 4M24 -20l5 5M33 -22l4 5M42 -22l3 5', c.mark, 0.8)
  return (
    fill(tail, c.wing) +
    at(0, 0, sweep, both(wing)) +
    fill('M0 -31C9 -27 11 -12 9 3C7 18 4 26 0 34C-4 26 -7 18 -9 3C-11 -12 -9 -27 0 -31Z', c.back) +
    fill('M0 -8C7 -4 7 12 0 27C-7 12 -7 -4 0 -8Z', c.breast) +
    line('M-2.4 0l2.4 3l2.4 -3M-2.2 7l2.2 3l2.2 -3M-1.4 14l1.4 3l1.4 -3', c.mark, 0.9) +
    fill('M0 -30C6 -27 7 -19 5 -13Q0 -8 -5 -13C-7 -19 -6 -27 0 -30Z', c.throat) +
    fill('M-2.2 -30L0 -36L2.2 -30Z', c.mark) +
    dot(-3.4, -24, 1.1, c.mark) +
    dot(3.4, -24, 1.1, c.mark)
  )
}

/** Swallows at several sizes turning over combed cloud. */
export const swift: Family = {
  id: 'swift',
  cell: () => [320, 320],
  scales: [0.75, 1, 1],
  repeats: UPRIGHT_REPEAT,
  inks: ['ground', 'ink', 'main', 'soft', 'accent'],
  draw(cloth) {
    const { r, inks } = cloth
    const body = r.pick([inks.ink, inks.second, inks.main])
    const pale = lighter(inks.ground, lighten(inks.soft, 0.7))
    const throat = body === inks.main ? inks.accent : inks.main
    const c: Plumage = {
      back: mix(body, pale, 0.28),
      wing: body,
      breast: lighten(pale, 0.4),
      throat,
      mark: deepen(body, 0.3),
    }
    const cloud = mix(inks.ground, lighten(inks.ground, 0.9), 0.5)
    for (const s of cloth.scatter(92)) {
      let d = ''
      for (let k = 0; k < 5; k += 1) {
        const w = r.range(26, 54) * (1 - Math.abs(k - 2) * 0.2)
        const x = r.jitter(12)
        d += brush(
          r,
          bow([x - w, k * 7 - 14], [x, k * 7 - 20], [x + w, k * 7 - 14], 6),
          2.3,
          [0.4, 0.4],
          0.2,
        )
      }
      cloth.put(fill(d, cloud, 'opacity=".8"'), s.x, s.y, 74)
    }
    const flock = cloth.spread(5, 112)
    const way = r.range(-50, 50)
    flock.forEach((s, i) =>
      cloth.put(bird(cloth, c), s.x, s.y, 100, {
        turn: way + r.jitter(56) + (i === 3 ? 120 : 0),
        scale: [0.86, 0.62, 0.76, 0.56, 0.68][i] ?? 0.7,
      }),
    )
    const far = cloth.scatter(
      54,
      flock.map((s) => ({ ...s, room: 118 })),
    )
    const distant = cloth.motif(
      fill(
        `M-13 2Q${nums(-6, -7, 0, 0)}Q${nums(6, -7, 13, 2)}Q${nums(6, -3, 1, 3)}L0 7L-1 3Q${nums(-6, -3, -13, 2)}Z`,
        mix(body, inks.ground, 0.25),
      ),
    )
    for (const s of far)
      cloth.put(distant, s.x, s.y, 16, { turn: way + r.jitter(40), scale: r.range(0.7, 1.1) })
    cloth.specks(200)
  },
}
