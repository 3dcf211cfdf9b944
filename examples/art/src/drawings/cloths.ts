import { box, dot, drawing, group, INK, line, printFill, shadow, shape } from './pen.ts'
import { scissors } from './paper.ts'
import { spool } from './sewing.ts'

/** A pile of folded cloth, tied with a ribbon. */
export function pile(layers: number): string {
  const height = 330 / Math.max(layers, 6)
  const folds = Array.from({ length: layers }, (_, at) => {
    const y = 590 - (at + 1) * height
    const sway = ((at * 29) % 11) - 5
    return [
      box(270 + sway, y, 420, height - 2, printFill(at * 3 + 1), { rx: height / 2.4 }),
      line(`M${286 + sway} ${y + height / 2}h388`, '#3c2d19', 2, { 'stroke-opacity': 0.16 }),
    ].join('')
  })
  const top = 590 - layers * height
  return drawing([
    shadow(480, 594, 260),
    ...folds,
    box(462, top - 3, 38, 590 - top, INK.madder),
    shape(`M480 ${top - 4}c-70 -64 -120 -40 -104 -4c10 20 60 14 104 4z`, INK.madder),
    shape(`M480 ${top - 4}c70 -64 120 -40 104 -4c-10 20 -60 14 -104 4z`, '#8f2226'),
  ])
}

/** Rolled fat quarters, seen from the front. */
export function rolls(): string {
  const roll = (x: number, y: number, at: number): string =>
    [
      dot(x, y, 56, printFill(at)),
      line(
        `M${x} ${y}c16 -14 34 8 16 24c-22 18 -54 -6 -42 -40c14 -34 66 -34 78 4c10 38 -24 70 -62 60`,
        '#3c2d19',
        2.5,
        { 'stroke-opacity': 0.4 },
      ),
    ].join('')
  const rows = [5, 4, 3, 2]
  return drawing([
    shadow(480, 600, 330, 24),
    ...rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, at) =>
        roll(480 + (at - (count - 1) / 2) * 114, 534 - row * 100, row * 5 + at * 2),
      ),
    ),
  ])
}

/** A fox on a yard of cloth, front and back, to cut out. */
export function toy(): string {
  const fox = (x: number, back: boolean): string =>
    group(
      `translate(${x} 0)`,
      shape(
        'M0 300L-62 190L-10 236H30L82 190L110 300C130 380 122 470 60 520H-10C-50 470 -40 380 0 300z',
        '#d0743c',
      ),
      back
        ? shape('M60 520c70 6 100 -50 78 -110c-20 36 -50 50 -92 52z', '#d0743c')
        : [
            shape('M-22 330Q30 300 96 330Q84 400 36 412Q-8 400 -22 330z', INK.cream),
            dot(12, 326, 8, INK.line),
            dot(66, 326, 8, INK.line),
            shape('M28 378h22l-11 14z', INK.line),
            shape('M0 430Q36 410 76 430Q82 490 40 510Q-2 490 0 430z', INK.cream),
          ].join(''),
      line(
        'M0 286L-72 170L-14 222H34L92 170L122 290C146 380 138 480 66 534H-14C-60 480 -52 380 0 286',
        INK.line,
        2,
        {
          'stroke-dasharray': '9 8',
        },
      ),
    )
  return drawing([
    box(138, 112, 700, 520, '#3c2d19', { 'fill-opacity': 0.14 }),
    box(128, 100, 700, 520, '#f7efe0'),
    fox(270, false),
    fox(580, true),
    line('M160 140H300M160 164H260', INK.line, 5, { 'stroke-opacity': 0.4 }),
    scissors(800, 640),
  ])
}

/** A corgi to lean on. */
export const corgi = (): string =>
  drawing([
    shadow(480, 606, 320, 26),
    // Legs, tail and body.
    shape(
      'M250 520h56v80h-62zM330 530h56v76h-60zM574 530h56v76h-52zM650 520h56v80h-50z',
      '#fff8ec',
    ),
    shape(
      'M214 380C196 300 260 300 330 320H640C720 322 742 380 728 470C716 548 660 566 480 566C300 566 232 548 214 470z',
      '#d9924a',
    ),
    shape('M300 500Q480 590 664 500Q640 566 480 566Q330 566 300 500z', '#fff8ec'),
    shape('M716 396c46 -14 62 -48 40 -66c-26 -10 -46 12 -62 36z', '#d9924a'),
    // Head.
    shape(
      'M206 210L236 60L330 150H430L520 60L552 210C570 330 490 400 380 400C268 400 188 330 206 210z',
      '#d9924a',
    ),
    shape('M236 110L250 190L300 160zM522 110L508 190L458 160z', '#f3c9a5'),
    shape(
      'M380 150C352 210 352 250 300 286C320 362 346 392 380 392C414 392 440 362 460 286C408 250 408 210 380 150z',
      '#fff8ec',
    ),
    dot(310, 244, 15, INK.line),
    dot(450, 244, 15, INK.line),
    dot(315, 239, 5, '#fff'),
    dot(455, 239, 5, '#fff'),
    shape('M354 300Q380 286 406 300Q402 326 380 332Q358 326 354 300z', INK.line),
    line('M380 332v18M380 350q-22 22 -44 4M380 350q22 22 44 4', INK.line, 5),
    shape('M364 358h32q4 34 -16 36q-20 -2 -16 -36z', '#e58a86'),
    line('M214 380Q196 470 260 540M728 470Q716 548 640 556', '#8f5a24', 3, {
      'stroke-dasharray': '10 8',
      'stroke-opacity': 0.6,
    }),
  ])

/** A paper bag with cloth that looks out of it. */
export const grabBag = (): string =>
  drawing([
    shadow(480, 606, 230),
    shape('M330 250L370 130L430 240L470 96L530 236L590 150L632 250z', printFill(0)),
    shape('M350 260L330 170L420 250z', printFill(1)),
    shape('M540 254L640 176L622 260z', printFill(3)),
    shape('M470 250L500 150L560 250z', printFill(6)),
    shape(
      'M310 240L336 258L362 240L388 258L414 240L440 258L466 240L492 258L518 240L544 258L570 240L596 258L622 240L650 258V604H310z',
      INK.card,
    ),
    shape('M310 240V604L370 560V262z', INK.cardDark, { 'fill-opacity': 0.5 }),
    dot(500, 430, 62, INK.paper),
    line('M478 408q0 -24 24 -24q24 0 24 22q0 16 -24 26v18', INK.madder, 11),
    dot(502, 474, 7, INK.madder),
  ])

/** An open box with what a pack contains. */
export function pack(content: 'artist' | 'maker'): string {
  const inside =
    content === 'artist'
      ? [
          group(
            'rotate(-8 390 330)',
            box(320, 180, 150, 260, INK.paper),
            ...[0, 1, 2, 3, 4].map((at) =>
              box(
                336,
                200 + at * 44,
                118,
                32,
                ['#D3402F', '#E8A72C', '#4D8151', '#2650A0', '#6B4E97'][at] ?? '#fff',
              ),
            ),
          ),
          group('rotate(9 560 320)', box(490, 190, 150, 240, printFill(0))),
          line('M660 420L700 170', INK.weld, 14),
          shape('M694 172l18 2l-4 -40z', INK.bark),
        ]
      : [
          group('rotate(-10 380 330)', box(310, 200, 160, 240, printFill(1))),
          group('rotate(4 480 300)', box(420, 170, 150, 270, printFill(4))),
          group('rotate(12 600 330)', box(540, 210, 150, 230, printFill(8))),
          spool(700, 420, INK.madder),
        ]
  return drawing([
    shadow(480, 608, 320, 24),
    shape('M220 380L300 300H660L740 380z', INK.cardDark),
    ...inside,
    shape('M220 380H740L716 606H244z', INK.card),
    shape('M220 380L130 330L190 292L290 352z', '#d6b98c'),
    shape('M740 380L830 330L770 292L670 352z', '#d6b98c'),
    box(430, 440, 100, 70, INK.paper),
    ...[INK.madder, INK.weld, INK.leaf].map((color, at) => dot(456 + at * 24, 475, 8, color)),
  ])
}
