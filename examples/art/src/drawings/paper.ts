import { box, dot, drawing, group, INK, line, printFill, shadow, shape } from './pen.ts'

/** A closed book that stands, its cover in one color with a print and two lines of a title. */
function book(x: number, height: number, color: string, print: number, spiral = false): string {
  const top = 590 - height
  const width = height * 0.74
  const rings = Array.from({ length: 11 }, (_, at) => {
    const y = top + 22 + at * ((height - 44) / 10)
    return line(`M${x - 8} ${y}h24`, INK.line, 4)
  })
  return [
    shadow(x + width / 2, 592, width * 0.6),
    shape(`M${x + width} ${top}l22 14v${height - 14}l-22 0z`, INK.paper),
    line(
      `M${x + width + 7} ${top + 8}v${height - 10}M${x + width + 14} ${top + 12}v${height - 13}`,
      '#d8cfbd',
      1,
    ),
    box(x, top, width, height, color),
    box(x + 34, top + 40, width - 68, height * 0.46, printFill(print)),
    box(x + 34, top + height * 0.68, width * 0.62, 13, INK.paper),
    box(x + 34, top + height * 0.68 + 27, width * 0.4, 9, INK.paper, { 'fill-opacity': 0.75 }),
    ...(spiral ? rings : [box(x, top, 16, height, '#000', { 'fill-opacity': 0.18 })]),
  ].join('')
}

export const handbook = (): string => drawing([book(310, 430, INK.indigo, 5)])
export const sewBook = (): string =>
  drawing([book(300, 410, INK.madder, 1, true), scissors(690, 600)])
export const bothBooks = (): string =>
  drawing([book(180, 430, INK.indigo, 5), book(500, 380, INK.madder, 1, true)])

/** Scissors that lie on the table. */
export function scissors(x: number, y: number): string {
  return group(
    `translate(${x} ${y}) rotate(-24)`,
    shadow(30, 16, 92, 10),
    shape('M0 0L130 -16L132 -6L4 12z', '#c9ccd0'),
    shape('M0 0L128 22L126 30L-4 8z', '#aeb3b9'),
    line('M-8 -2a24 17 -20 1 0 -44 -14a24 17 -20 1 0 44 14', INK.indigo, 11),
    line('M-8 8a24 17 20 1 1 -44 14a24 17 20 1 1 44 -14', INK.indigo, 11),
    dot(4, 5, 5, '#7d838a'),
  )
}

/** A piece of cloth with pinked edges. */
function pinked(x: number, y: number, side: number, fill: string, turn: number): string {
  const teeth = 12
  const step = side / teeth
  const along = (dx: number, dy: number, ox: number, oy: number): string =>
    Array.from(
      { length: teeth },
      () => `l${dx * 0.5 + ox} ${dy * 0.5 + oy}l${dx * 0.5 - ox} ${dy * 0.5 - oy}`,
    ).join('')
  const d = `M${x} ${y}${along(step, 0, 0, -6)}${along(0, step, 6, 0)}${along(-step, 0, 0, 6)}${along(0, -step, -6, 0)}z`
  const middle = `${x + side / 2} ${y + side / 2}`
  return group(
    `rotate(${turn} ${middle})`,
    group('translate(5 7)', shape(d, '#3c2d19', { 'fill-opacity': 0.16 })),
    shape(d, fill),
    box(x + 14, y + side - 40, side - 28, 26, INK.paper),
    box(x + 24, y + side - 31, side * 0.5, 7, INK.line, { 'fill-opacity': 0.6 }),
  )
}

export const samplePack = (): string =>
  drawing([
    pinked(170, 250, 200, printFill(4), -14),
    pinked(320, 180, 200, printFill(0), -5),
    pinked(480, 170, 200, printFill(3), 6),
    pinked(620, 260, 200, printFill(5), 15),
    pinked(260, 410, 200, printFill(2), 7),
    pinked(470, 420, 200, printFill(1), -8),
  ])

/** Colors round the wheel in rows from light to dark. */
function colorGrid(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  columns: number,
  rows: number,
): string {
  const cells: string[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const hue = Math.round((column / columns) * 360)
      const light = Math.round(88 - (row / rows) * 66)
      const strength = column === columns - 1 ? 0 : 46
      cells.push(
        box(
          Math.round(x + (column * width) / columns),
          Math.round(y + (row * height) / rows),
          Math.ceil(width / columns) - 5,
          Math.ceil(height / rows) - 5,
          `hsl(${hue} ${strength}% ${light}%)`,
        ),
      )
    }
  return cells.join('')
}

/** A cloth that hangs from two loops. */
const hung = (content: string): string =>
  drawing([
    box(180, 70, 600, 10, INK.bark, { rx: 5 }),
    line('M290 78v34M670 78v34', INK.bark, 5),
    box(236, 114, 500, 540, '#3c2d19', { 'fill-opacity': 0.14 }),
    box(226, 104, 508, 540, INK.paper),
    content,
  ])

export const colorGuide = (): string =>
  hung(colorGrid({ x: 250, y: 130, width: 464, height: 490 }, 19, 9))

/** All colors that one cloth takes: hues across, light to dark down, under a fine grid. */
export function colorMap(ground: string): string {
  const hues = Array.from({ length: 13 }, (_, at) => {
    const part = at / 12
    return `<stop offset="${part.toFixed(3)}" stop-color="hsl(${Math.round(part * 360)} 62% 52%)"/>`
  }).join('')
  const defs = `<linearGradient id="hue">${hues}</linearGradient><linearGradient id="tone" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.92"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.9"/></linearGradient><pattern id="grid" patternUnits="userSpaceOnUse" width="17" height="17">${line('M0 0H17M0 0V17', ground, 2.5)}</pattern>`
  const area = [150, 130, 660, 480] as const
  return drawing(
    [
      shape('M112 96h736v560h-736z', '#3c2d19', {
        'fill-opacity': 0.14,
        transform: 'translate(8 10)',
      }),
      shape('M112 96h736v560h-736z', ground),
      box(...area, 'url(#hue)'),
      box(...area, 'url(#tone)'),
      box(...area, 'url(#grid)'),
      line('M357 96v560M603 96v560M112 376h736', '#3c2d19', 1.5, { 'stroke-opacity': 0.25 }),
    ],
    defs,
  )
}

/** Fifty colors in one small book that is fanned open. */
export function swatchBook(colors: readonly string[]): string {
  const leaves = colors.map((color, at) => {
    const turn = -62 + (at / (colors.length - 1)) * 124
    return group(
      `rotate(${turn.toFixed(1)} 480 610)`,
      box(452, 190, 56, 400, color),
      line('M452 190v400', '#3c2d19', 1, { 'stroke-opacity': 0.28 }),
    )
  })
  return drawing([
    shadow(480, 616, 250, 22),
    ...leaves,
    dot(480, 606, 34, INK.bark),
    dot(480, 606, 10, INK.weld),
  ])
}

/** Pieces of grasscloth, each woven of uneven blades. */
export function grasscloth(): string {
  const piece = (x: number, y: number, ground: string, blade: string, turn: number): string => {
    const blades = Array.from({ length: 46 }, (_, at) => {
      const top = y + 8 + at * 8.4
      const bend = ((at * 37) % 7) - 3
      return line(`M${x} ${top}q110 ${bend} 220 ${bend / 2}`, blade, 1 + ((at * 13) % 4), {
        'stroke-opacity': 0.55,
      })
    })
    return group(
      `rotate(${turn} ${x + 110} ${y + 200})`,
      box(x + 8, y + 10, 220, 400, '#3c2d19', { 'fill-opacity': 0.15 }),
      box(x, y, 220, 400, ground),
      ...blades,
    )
  }
  return drawing([
    piece(150, 180, '#e6d9b8', '#b9a36c', -7),
    piece(370, 150, '#bda77a', '#8a744a', 2),
    piece(590, 190, '#6f6a4c', '#3f3d2b', 9),
  ])
}

/** A card that is worth money, with its envelope. */
export const certificate = (): string =>
  drawing([
    group(
      'rotate(-6 480 400)',
      box(230, 236, 520, 330, '#3c2d19', { 'fill-opacity': 0.15 }),
      box(220, 226, 520, 330, INK.card),
      line('M220 226L480 410L740 226', INK.cardDark, 4),
    ),
    group(
      'rotate(4 480 360)',
      box(248, 188, 480, 300, '#3c2d19', { 'fill-opacity': 0.18 }),
      box(240, 180, 480, 300, INK.paper),
      box(240, 180, 480, 66, printFill(0)),
      box(280, 290, 260, 18, INK.line, { 'fill-opacity': 0.8 }),
      box(280, 328, 180, 12, INK.line, { 'fill-opacity': 0.4 }),
      ...[INK.madder, INK.weld, INK.leaf, INK.indigo, INK.bark].map((color, at) =>
        dot(290 + at * 34, 430, 11, color),
      ),
    ),
  ])
