/** Pixels in rows, three bytes each. */
export interface Rgb {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The most colors of a palette. */
const MOST_COLORS = 8
/** Colors that are nearer than this are one to a reader, in steps of a channel. */
const APART = 40
/** A color of less than this share of the areas of one color is not named. */
const LEAST_SHARE = 0.006
/** A picture with fewer pixels in areas of one color has none to speak of: all of them count. */
const LEAST_EVEN = 0.3
/** Bits of a channel that are counted together. */
const SHIFT = 4

interface Bucket {
  count: number
  readonly sum: [number, number, number]
}

type Color = readonly [number, number, number]

const toHex = (color: Color): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const distance = (one: Color, other: Color): number =>
  Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)))

const colorAt = ({ data }: Rgb, pixel: number): Color => [
  data[3 * pixel] ?? 0,
  data[3 * pixel + 1] ?? 0,
  data[3 * pixel + 2] ?? 0,
]

/** The pixels that look as those beside and below them: edges blend two colors into a third. */
function evenPixels(picture: Rgb): number[] {
  const { width, height } = picture
  const even: number[] = []
  for (let pixel = 0; pixel < width * (height - 1); pixel += 1) {
    const color = colorAt(picture, pixel)
    const beside = pixel % width === width - 1 ? color : colorAt(picture, pixel + 1)
    const isEven = distance(color, beside) < APART / 2
    if (isEven && distance(color, colorAt(picture, pixel + width)) < APART / 2) even.push(pixel)
  }
  return even
}

/** Returns the colors of a picture as `#rrggbb`, the one that covers the most first. */
export function paletteOf(picture: Rgb): string[] {
  const all = picture.width * picture.height
  const even = evenPixels(picture)
  const pixels = even.length < all * LEAST_EVEN ? Array.from({ length: all }, (_, at) => at) : even
  const buckets = new Map<number, Bucket>()
  for (const pixel of pixels) {
    const [r, g, b] = colorAt(picture, pixel)
    const key = ((r >> SHIFT) << 8) | ((g >> SHIFT) << 4) | (b >> SHIFT)
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count += 1
    bucket.sum[0] += r
    bucket.sum[1] += g
    bucket.sum[2] += b
    buckets.set(key, bucket)
  }
  const least = pixels.length * LEAST_SHARE
  const found: { readonly color: Color; count: number }[] = []
  for (const { count, sum } of [...buckets.values()].sort((a, b) => b.count - a.count)) {
    const color: Color = [sum[0] / count, sum[1] / count, sum[2] / count]
    const near = found.find((other) => distance(other.color, color) < APART)
    if (near) near.count += count
    else found.push({ color, count })
  }
  const most = found.filter(({ count }) => count >= least).sort((a, b) => b.count - a.count)
  return most.slice(0, MOST_COLORS).map(({ color }) => toHex(color))
}

/** An edge differs visibly from the opposite one when it does so by this factor and step more. */
const SEAM = { factor: 1.15, step: 4 } as const

/** The mean step of a channel over each boundary of rows taken round: the last one is the seam. */
function rowSteps({ data, width, height }: Rgb): number[] {
  const row = 3 * width
  return Array.from({ length: height }, (_, y) => {
    const next = ((y + 1) % height) * row
    let sum = 0
    for (let at = 0; at < row; at += 1)
      sum += Math.abs((data[y * row + at] ?? 0) - (data[next + at] ?? 0))
    return sum / row
  })
}

function transpose({ data, width, height }: Rgb): Rgb {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 3 * (y * width + x)
      turned.set(data.subarray(from, from + 3), 3 * (x * height + y))
    }
  }
  return { data: turned, width: height, height: width }
}

/**
 * True where two opposite edges do not meet: they differ by more than any two rows, or columns,
 * that lie beside each other.
 */
export function hasSeam(picture: Rgb): boolean {
  return [picture, transpose(picture)].some((each) => {
    const steps = rowSteps(each)
    const seam = steps.pop() ?? 0
    return seam > Math.max(0, ...steps) * SEAM.factor + SEAM.step
  })
}
