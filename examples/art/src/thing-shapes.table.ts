import type { HomeGoodDrawing } from '@selvage/core/home-good'
import type { StockDrawing } from '@selvage/core/stock'

/** The shapes of things. */
export type ThingShape = HomeGoodDrawing | StockDrawing | 'folded'

/**
 * The parts of a drawn thing in a square of 168 units, as path data, from the back to the front.
 * `cloth` has the print or the color; `longIn` is how long its long side is drawn.
 */
export interface ThingPaths {
  /** Furniture and the floor. */
  readonly back?: string
  readonly cloth: string
  /** The length of the thing's long side in the drawing, for the scale of its print. */
  readonly long: number
  readonly shade?: string
  readonly lines?: string
  /** Colored parts of ready-made items, each with its color. */
  readonly spots?: readonly (readonly [color: string, path: string])[]
}

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
const FLOOR = rect(0, 132, 168, 36)

/** A cushion on its long side, its seams drawn in between the corners. */
function pillow(w: number, h: number): ThingPaths {
  const [x, y] = [(168 - w) / 2, 138 - h]
  const dent = Math.min(w, h) * 0.06
  const [right, bottom] = [x + w, y + h]
  const outline = `M${x} ${y}Q${x + w / 2} ${y + dent} ${right} ${y}Q${right - dent} ${y + h / 2} ${right} ${bottom}Q${x + w / 2} ${bottom - dent} ${x} ${bottom}Q${x + dent} ${y + h / 2} ${x} ${y}z`
  const under = `M${right} ${y}Q${right - dent} ${y + h / 2} ${right} ${bottom}Q${x + w / 2} ${bottom - dent} ${x} ${bottom}Q${x + w * 0.7} ${bottom - dent * 3} ${right} ${y}z`
  return { back: FLOOR, cloth: outline, long: Math.max(w, h), shade: under, lines: outline }
}

/** A flat piece that hangs or lies, with its hem. */
function flat(w: number, h: number): ThingPaths {
  const [x, y] = [(168 - w) / 2, (168 - h) / 2]
  return {
    cloth: rect(x, y, w, h),
    long: Math.max(w, h),
    shade: rect(x, y + h, w, 3),
    lines: rect(x + 4, y + 4, w - 8, h - 8),
  }
}

/** Both sides of a thing at one scale, the longer one as long as the drawing has room. */
const fit = (long: number, short: number, room: number): [number, number] => [
  room,
  (room * short) / long,
]

/** Returns the paths of a shape for a thing with these sides, inches. */
export function thingPaths(
  shape: ThingShape,
  sides: readonly [number, number] = [1, 1],
): ThingPaths {
  const [long, short] = [Math.max(...sides), Math.min(...sides)]
  switch (shape) {
    case 'pillow': {
      return pillow(...fit(long, short, long > 2 * short ? 148 : 112))
    }
    case 'mat': {
      return flat(...fit(long, short, 140))
    }
    case 'flat': {
      const [height, width] = fit(long, short, 132)
      return flat(width, height)
    }
    case 'hanging': {
      const [height, width] = fit(long, short, 118)
      const x = (168 - width) / 2
      return {
        back: rect(x - 6, 30, width + 12, 4) + rect(x - 6, 30 + height, width + 12, 4),
        cloth: rect(x, 34, width, height - 4),
        long: height,
        lines: `M${x - 2} 30L84 10L${x + width + 2} 30`,
      }
    }
    default:
      return SHAPES[shape]
  }
}

const FOLDED = 'M24 52L120 40L146 62L146 122L50 136L24 112z'
const BOOK = 'M34 40L112 30L112 132L34 142z'

const SHAPES: Readonly<
  Record<Exclude<ThingShape, 'pillow' | 'mat' | 'flat' | 'hanging'>, ThingPaths>
> = {
  tablecloth: {
    back: `${FLOOR}${rect(36, 110, 6, 40)}${rect(126, 110, 6, 40)}`,
    cloth: 'M34 58H134L152 74V118L138 112L122 120L104 112L84 120L64 112L46 120L30 112L16 118V74z',
    long: 136,
    shade: 'M16 74H152V118L138 112L122 120L104 112L84 120L64 112L46 120L30 112L16 118z',
    lines: 'M16 74H152',
  },
  'round-tablecloth': {
    back: FLOOR,
    cloth: 'M20 66A64 20 0 0 1 148 66L142 140L122 134L104 144L84 136L64 144L46 134L26 140z',
    long: 128,
    shade: 'M20 66A64 20 0 0 0 148 66L142 140L122 134L104 144L84 136L64 144L46 134L26 140z',
    lines: 'M20 66A64 20 0 0 0 148 66',
  },
  runner: {
    back: `M34 62H134L156 108H12z${rect(20, 108, 6, 42)}${rect(142, 108, 6, 42)}`,
    cloth: 'M70 62H98L102 108V132L84 138L66 132V108z',
    long: 90,
    shade: 'M66 108H102V132L84 138L66 132z',
    lines: 'M66 108H102',
  },
  bed: {
    back: `${FLOOR}M22 34H146V96H22z${rect(18, 136, 6, 12)}${rect(144, 136, 6, 12)}`,
    cloth:
      'M20 84Q84 76 148 84L156 136Q84 146 12 136zM34 62Q56 56 78 62V80Q56 84 34 80zM90 62Q112 56 134 62V80Q112 84 90 80z',
    long: 136,
    shade: 'M15 118Q84 128 153 118L156 136Q84 146 12 136z',
    lines: 'M18 98Q84 90 150 98',
  },
  curtain: {
    back: `${FLOOR}${rect(14, 16, 140, 5)}`,
    cloth: 'M34 20H134L138 146Q126 140 114 146Q102 140 90 146Q78 140 66 146Q54 140 30 146z',
    long: 126,
    shade: 'M58 20L54 143L66 146L70 20zM98 20L96 144L108 144L110 20z',
    lines: 'M34 26H134',
  },
  folded: {
    cloth: FOLDED,
    long: 122,
    shade: 'M24 52L50 76L50 136L24 112z',
    lines: `${FOLDED}M24 52L50 76L146 62M50 76V136M24 72L50 96L146 82M24 92L50 116L146 102`,
  },
  swatches: {
    cloth: rect(26, 40, 56, 56),
    long: 56,
    spots: [
      ['#C57F20', rect(86, 40, 56, 56)],
      ['#29384C', rect(26, 100, 56, 34)],
      ['#9AAA86', rect(86, 100, 56, 34)],
    ],
    lines: rect(18, 32, 132, 110),
  },
  guide: {
    cloth: rect(30, 22, 108, 124),
    long: 124,
    spots: ['#D3402F', '#E8A72C', '#4D8151', '#2650A0', '#6B4E97'].map(
      (color, row) => [color, rect(40, 34 + row * 21, 88, 14)] as const,
    ),
    lines: 'M58 34V132M76 34V132M94 34V132M112 34V132',
  },
  map: {
    cloth: 'M20 40L62 28L106 40L148 28V128L106 140L62 128L20 140z',
    long: 128,
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
    long: 102,
    spots: [['#9C4232', 'M112 30L130 40V136L112 132z']],
    lines: `${BOOK}M46 58L100 51M46 70L84 65`,
  },
  shirt: {
    cloth: 'M56 34L68 30Q84 44 100 30L112 34L146 58L132 78L116 70V140H52V70L36 78L22 58z',
    long: 124,
    shade: 'M52 70L58 140H52zM116 70L110 140H116z',
    lines: 'M68 30Q84 44 100 30',
  },
  bag: {
    back: FLOOR,
    cloth: 'M44 58H124L134 142H34z',
    long: 100,
    shade: 'M34 142L44 58L58 142z',
    lines: 'M62 58Q62 26 84 26Q106 26 106 58',
  },
  pack: {
    back: FLOOR,
    cloth: 'M24 66L84 50L144 66V126L84 144L24 126z',
    long: 120,
    shade: 'M84 82L144 66V126L84 144z',
    spots: [['#9C4232', 'M50 59L110 75V135L118 133V73L58 57z']],
    lines: 'M24 66L84 82L144 66M84 82V144',
  },
  bundle: {
    back: FLOOR,
    cloth: rect(36, 104, 96, 20),
    long: 96,
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
    long: 124,
    spots: [
      ['#9C4232', rect(22, 46, 124, 16)],
      ['#C57F20', 'M36 110a5 5 0 1 0 .1 0z'],
      ['#29384C', 'M52 110a5 5 0 1 0 .1 0z'],
      ['#9AAA86', 'M68 110a5 5 0 1 0 .1 0z'],
    ],
    lines: `${rect(22, 46, 124, 78)}M36 80H96M36 92H76`,
  },
}
