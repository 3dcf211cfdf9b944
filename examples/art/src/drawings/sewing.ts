import { box, dot, drawing, group, INK, line, printFill, shadow, shape } from './pen.ts'
import { scissors } from './paper.ts'

/** The letters of a shirt's size, 16 units high, as lines from their upper left corner. */
const LETTERS: Readonly<Record<string, string>> = {
  S: 'M9 2q-8 -3 -8 2q0 4 4 4q5 1 5 4q0 6 -9 3',
  M: 'M0 16V0l6 9l6 -9V16',
  L: 'M1 0V16h9',
  X: 'M0 0l10 16M10 0l-10 16',
}

function letters(text: string, x: number, y: number): string[] {
  const step = text.length > 2 ? 15 : 17
  return [...text].map((letter, at) =>
    group(
      `translate(${x - (text.length * step) / 2 + at * step + 2} ${y - 8})`,
      line(LETTERS[letter] ?? '', INK.paper, 3),
    ),
  )
}

const SHIRT =
  'M300 210L392 172Q480 232 568 172L660 210L760 340L676 410L628 356V610H332V356L284 410L200 340z'

/** A shirt of plain cotton; its size stands on the label. */
export const tShirt = (size: string): string =>
  drawing([
    group('translate(10 12)', shape(SHIRT, '#3c2d19', { 'fill-opacity': 0.14 })),
    shape(SHIRT, INK.paper),
    line('M392 172Q480 232 568 172M404 186Q480 250 556 186', INK.line, 3),
    line('M332 356L318 388M628 356L642 388M332 594H628', INK.line, 2, { 'stroke-opacity': 0.5 }),
    box(452, 200, 56, 40, INK.madder),
    ...letters(size, 480, 220),
    box(332, 560, 10, 26, INK.indigo),
  ])

/** A shirt in pieces: cut cloth, paper pattern, buttons and thread. */
export const sewShirt = (): string =>
  drawing([
    group(
      'translate(-110 0)',
      group('translate(10 12)', shape(SHIRT, '#3c2d19', { 'fill-opacity': 0.14 })),
      shape(SHIRT, printFill(5)),
      line('M480 226V610', INK.line, 3),
      ...[0, 1, 2, 3, 4].map((at) => dot(480, 276 + at * 72, 8, INK.paper)),
      shape('M392 172L480 226L430 286L372 190z', INK.cream),
      shape('M568 172L480 226L530 286L588 190z', INK.cream),
    ),
    group(
      'rotate(12 780 360)',
      box(690, 210, 190, 320, '#3c2d19', { 'fill-opacity': 0.12 }),
      box(682, 202, 190, 320, '#e9dcc0'),
      line('M712 240q70 30 130 -8v230q-70 30 -130 0z', INK.line, 2, { 'stroke-dasharray': '9 7' }),
    ),
    spool(790, 590, INK.leaf),
    scissors(640, 650),
  ])

/** A spool of thread that stands. */
export function spool(x: number, y: number, color: string): string {
  return [
    shadow(x, y + 4, 44, 9),
    box(x - 32, y - 92, 64, 14, INK.card, { rx: 4 }),
    box(x - 25, y - 78, 50, 64, color),
    line(`M${x - 25} ${y - 62}h50M${x - 25} ${y - 46}h50M${x - 25} ${y - 30}h50`, '#fff', 2, {
      'stroke-opacity': 0.3,
    }),
    box(x - 32, y - 14, 64, 14, INK.card, { rx: 4 }),
  ].join('')
}

/** A bag with two straps, its seams still to be seen. */
export const sewTote = (): string =>
  drawing([
    shadow(460, 604, 250),
    line('M370 300C370 120 560 120 560 300', INK.bark, 22),
    shape('M270 280H660L690 604H240z', printFill(8)),
    shape('M270 280H660L664 322H266z', INK.cream),
    line('M284 342L258 590M646 342L672 590M262 586H668', INK.paper, 3, {
      'stroke-dasharray': '12 9',
    }),
    line('M356 280v46M574 280v46', INK.bark, 22),
    spool(770, 604, INK.madder),
    scissors(770, 664),
  ])
