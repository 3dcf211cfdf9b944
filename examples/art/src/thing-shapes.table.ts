import type { StockDrawing } from '@selvage/core/stock'

/** The shapes of things. */
export type ThingShape = StockDrawing | 'folded'

/**
 * The parts of a drawn thing in a square of 168 units, as path data, from the back to the front.
 * `cloth` has the color.
 */
export interface ThingPaths {
  /** Furniture and the floor. */
  readonly back?: string
  readonly cloth: string
  readonly shade?: string
  readonly lines?: string
  /** Colored parts of ready-made items, each with its color. */
  readonly spots?: readonly (readonly [color: string, path: string])[]
}

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
const FLOOR = rect(0, 132, 168, 36)

/** Returns the paths of a shape. */
export const thingPaths = (shape: ThingShape): ThingPaths => SHAPES[shape]

const FOLDED = 'M24 52L120 40L146 62L146 122L50 136L24 112z'
const PILLOW = 'M28 26Q84 32.7 140 26Q133.3 82 140 138Q84 131.3 28 138Q34.7 82 28 26z'
const BOOK = 'M34 40L112 30L112 132L34 142z'

const SHAPES: Readonly<Record<ThingShape, ThingPaths>> = {
  folded: {
    cloth: FOLDED,
    shade: 'M24 52L50 76L50 136L24 112z',
    lines: `${FOLDED}M24 52L50 76L146 62M50 76V136M24 72L50 96L146 82M24 92L50 116L146 102`,
  },
  pillow: {
    back: FLOOR,
    cloth: PILLOW,
    shade: 'M140 26Q133.3 82 140 138Q84 131.3 28 138Q106.4 117.8 140 26z',
    lines: PILLOW,
  },
  swatches: {
    cloth: rect(26, 40, 56, 56),
    spots: [
      ['#C57F20', rect(86, 40, 56, 56)],
      ['#29384C', rect(26, 100, 56, 34)],
      ['#9AAA86', rect(86, 100, 56, 34)],
    ],
    lines: rect(18, 32, 132, 110),
  },
  guide: {
    cloth: rect(30, 22, 108, 124),
    spots: ['#D3402F', '#E8A72C', '#4D8151', '#2650A0', '#6B4E97'].map(
      (color, row) => [color, rect(40, 34 + row * 21, 88, 14)] as const,
    ),
    lines: 'M58 34V132M76 34V132M94 34V132M112 34V132',
  },
  map: {
    cloth: 'M20 40L62 28L106 40L148 28V128L106 140L62 128L20 140z',
    spots: [
      ['#D3402F', 'M28 52L54 44V64L28 72z'],
      ['#E8A72C', 'M70 46L98 54V74L70 66z'],
      ['#4D8151', 'M114 54L140 46V66L114 74z'],
      ['#2650A0', 'M28 84L54 76V96L28 104z'],
      ['#8A97D0', 'M70 78L98 86V106L70 98z'],
      ['#A65A35', 'M114 86L140 78V98L114 106z'],
    ],
    shade: 'M62 28L106 40V140L62 128z',
  },
  book: {
    back: FLOOR,
    cloth: BOOK,
    spots: [['#9C4232', 'M112 30L130 40V136L112 132z']],
    lines: `${BOOK}M46 58L100 51M46 70L84 65`,
  },
  shirt: {
    cloth: 'M56 34L68 30Q84 44 100 30L112 34L146 58L132 78L116 70V140H52V70L36 78L22 58z',
    shade: 'M52 70L58 140H52zM116 70L110 140H116z',
    lines: 'M68 30Q84 44 100 30',
  },
  bag: {
    back: FLOOR,
    cloth: 'M44 58H124L134 142H34z',
    shade: 'M34 142L44 58L58 142z',
    lines: 'M62 58Q62 26 84 26Q106 26 106 58',
  },
  pack: {
    back: FLOOR,
    cloth: 'M24 66L84 50L144 66V126L84 144L24 126z',
    shade: 'M84 82L144 66V126L84 144z',
    spots: [['#9C4232', 'M50 59L110 75V135L118 133V73L58 57z']],
    lines: 'M24 66L84 82L144 66M84 82V144',
  },
  bundle: {
    back: FLOOR,
    cloth: rect(36, 104, 96, 20),
    spots: [
      ['#C57F20', rect(36, 84, 96, 20)],
      ['#29384C', rect(36, 64, 96, 20)],
      ['#D79A9B', rect(36, 44, 96, 20)],
      ['#9C4232', rect(78, 40, 12, 88)],
    ],
    lines: 'M36 64H132M36 84H132M36 104H132',
  },
  card: {
    cloth: rect(22, 46, 124, 78),
    spots: [
      ['#9C4232', rect(22, 46, 124, 16)],
      ['#C57F20', 'M36 110a5 5 0 1 0 .1 0z'],
      ['#29384C', 'M52 110a5 5 0 1 0 .1 0z'],
      ['#9AAA86', 'M68 110a5 5 0 1 0 .1 0z'],
    ],
    lines: `${rect(22, 46, 124, 78)}M36 80H96M36 92H76`,
  },
}
