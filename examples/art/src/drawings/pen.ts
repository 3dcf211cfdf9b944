/** Width and height of every drawing, in its own units. */
export const DRAWING = { width: 960, height: 720 } as const

const attributesOf = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

type Attributes = Readonly<Record<string, string | number>>

/** A path in one color. */
export const shape = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributesOf(more)}/>`

/** A line along a path. */
export const line = (d: string, stroke: string, width = 2, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributesOf(more)}/>`

/** A rectangle. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributesOf(more)}/>`

/** A circle. */
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Parts that are moved and turned together. */
export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** The soft shadow of a thing on the table. */
export const shadow = (x: number, y: number, rx: number, ry = 18): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3c2d19" fill-opacity="0.16"/>`

/** Colors of the house and of the things that it sells. */
export const INK = {
  wall: '#efe8db',
  table: '#ded0b8',
  edge: '#cbb995',
  paper: '#fffdf8',
  line: '#5b534a',
  card: '#c9a878',
  cardDark: '#b08c5a',
  indigo: '#2c4a6b',
  madder: '#a3282c',
  weld: '#cf9a36',
  leaf: '#3c6638',
  bark: '#5c4636',
  blush: '#e7b9ab',
  sage: '#9aaa86',
  fog: '#bed2e3',
  cream: '#f1e3c3',
} as const

/** Prints of small cloth pieces, by name, as patterns. */
const PRINTS = {
  dots: (a: string, b: string) => box(0, 0, 28, 28, a) + dot(7, 7, 4.5, b) + dot(21, 21, 4.5, b),
  stripe: (a: string, b: string) => box(0, 0, 24, 24, a) + box(0, 0, 9, 24, b),
  check: (a: string, b: string) =>
    box(0, 0, 32, 32, a) +
    box(0, 0, 16, 32, b, { 'fill-opacity': 0.5 }) +
    box(0, 0, 32, 16, b, { 'fill-opacity': 0.5 }),
  sprig: (a: string, b: string) =>
    box(0, 0, 40, 40, a) +
    line('M10 30C12 18 18 14 20 6', b, 2) +
    shape('M14 20q-10 -2 -10 -10q10 0 10 10z', b) +
    shape('M18 14q9 -1 11 -10q-11 1 -11 10z', b) +
    dot(32, 30, 4, b),
  scallop: (a: string, b: string) =>
    box(0, 0, 36, 36, a) +
    line(
      'M0 18a18 18 0 0 0 36 0M-18 36a18 18 0 0 0 36 0M18 36a18 18 0 0 0 36 0M-18 0a18 18 0 0 0 36 0M18 0a18 18 0 0 0 36 0',
      b,
      3,
    ),
  plain: (a: string) => box(0, 0, 8, 8, a),
} as const

type PrintName = keyof typeof PRINTS
const SIZES: Readonly<Record<PrintName, number>> = {
  dots: 28,
  stripe: 24,
  check: 32,
  sprig: 40,
  scallop: 36,
  plain: 8,
}

/** A print in two colors: its definition, and the fill that uses it. */
export interface Print {
  readonly def: string
  readonly fill: string
}

/** Makes a print; two of one name need different ids. */
export function print(id: string, name: PrintName, ground: string, ink = ground): Print {
  const size = SIZES[name]
  return {
    def: `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size}" height="${size}">${PRINTS[name](ground, ink)}</pattern>`,
    fill: `url(#${id})`,
  }
}

/** The prints that a drawing's cloths are cut from. */
export const HOUSE_PRINTS: readonly Print[] = [
  print('p0', 'sprig', '#1f3d38', '#e9c46a'),
  print('p1', 'dots', INK.cream, INK.madder),
  print('p2', 'check', INK.paper, INK.indigo),
  print('p3', 'scallop', '#d79a9b', INK.paper),
  print('p4', 'stripe', INK.fog, INK.indigo),
  print('p5', 'sprig', INK.cream, INK.leaf),
  print('p6', 'dots', INK.indigo, INK.paper),
  print('p7', 'plain', INK.weld),
  print('p8', 'scallop', INK.sage, INK.cream),
  print('p9', 'plain', INK.madder),
]

const ofHouse = (at: number): Print => HOUSE_PRINTS[at % HOUSE_PRINTS.length] as Print

/** The fill of one of the house's prints. */
export const printFill = (at: number): string => ofHouse(at).fill

/** A whole drawing: wall, table, and the things on it. Only the prints that it uses are in it. */
export function drawing(parts: readonly string[], defs = ''): string {
  const body = parts.join('')
  const prints = HOUSE_PRINTS.filter(({ fill }) => body.includes(fill)).map(({ def }) => def)
  const { width, height } = DRAWING
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}${prints.join('')}</defs>${box(0, 0, width, height, INK.wall)}${box(0, 520, width, 200, INK.table)}${box(0, 520, width, 3, INK.edge)}${body}</svg>`
}
