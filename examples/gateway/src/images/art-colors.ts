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
/** A color of less than this share of the picture is not named. */
const LEAST_SHARE = 0.02
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

/** Returns the colors of a picture as `#rrggbb`, the one that covers the most first. */
export function paletteOf({ data }: Rgb): string[] {
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((r >> SHIFT) << 8) | ((g >> SHIFT) << 4) | (b >> SHIFT)
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count += 1
    bucket.sum[0] += r
    bucket.sum[1] += g
    bucket.sum[2] += b
    buckets.set(key, bucket)
  }
  const least = (data.length / 3) * LEAST_SHARE
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
