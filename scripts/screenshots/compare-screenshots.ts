import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { cacheDir, root } from '../lib/paths.ts'
import type { Screenshot } from './take-screenshots.ts'

/** The folder of the committed pictures. */
export const baselineFolder = join(root, 'stories/screenshots')
/** Folder of the pictures that differ, with what differs in red. */
export const differenceFolder = join(cacheDir, 'screenshots')

/** How far the colors of a pixel may be apart, from 0 to 1: less than another shade of a token. */
const THRESHOLD = 0.02
/** The share of pixels that may differ: a few along the edges of letters. */
const MAX_SHARE = 0.0005

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes a picture for the repository: a third of its PNG, and no pixel seen to differ. */
export const encodeBaseline = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ nearLossless: true, quality: 60 }).toBuffer()

/** Compares a screenshot with a baseline, and returns what a person has to look at, or null. */
export async function compareScreenshot(
  { name, png }: Pick<Screenshot, 'name' | 'png'>,
  baseline: Buffer | undefined,
): Promise<string | null> {
  if (baseline === undefined) return `${name} has no picture to compare it with.`
  const [before, now] = await Promise.all([pixelsOf(baseline), pixelsOf(png)])
  const { width, height } = now
  if (before.width !== width || before.height !== height) {
    await keep(`${name}.now.png`, png)
    return `${name} is ${width} × ${height} px instead of ${before.width} × ${before.height}.`
  }
  const difference = new Uint8Array(now.data.length)
  const options = { threshold: THRESHOLD }
  const pixels = pixelmatch(before.data, now.data, difference, width, height, options)
  if (pixels <= width * height * MAX_SHARE) return null
  await keep(`${name}.now.png`, png)
  const raw = { width, height, channels: 4 } as const
  await keep(`${name}.difference.png`, await sharp(difference, { raw }).png().toBuffer())
  return `${name} differs in ${pixels} pixels, ${placeOf(difference, width)}.`
}

/** Compares a screenshot, and once more when it differs: its page may not have stood still. */
export async function compareSettled(
  { name, png, settled }: Screenshot,
  baseline: Buffer | undefined,
): Promise<{ readonly png: Buffer; readonly difference: string } | null> {
  if ((await compareScreenshot({ name, png }, baseline)) === null) return null
  const still = await settled()
  const difference = await compareScreenshot({ name, png: still }, baseline)
  return difference === null ? null : { png: still, difference }
}

/** Says between which points the red pixels of a picture are. */
function placeOf(difference: Uint8Array, width: number): string {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let at = 0; at * 4 < difference.length; at += 1)
    if (difference[at * 4] === 255 && difference[at * 4 + 1] === 0) {
      xs.push(at % width)
      ys.push(Math.floor(at / width))
    }
  xs.sort((one, other) => one - other)
  return `from ${xs[0]}, ${ys[0]} to ${xs.at(-1)}, ${ys.at(-1)}`
}

async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(differenceFolder, { recursive: true })
  await writeFile(join(differenceFolder, file), picture)
}

/** Reads a committed picture; undefined when there is none. */
export const readBaseline = (name: string): Promise<Buffer | undefined> =>
  readFile(join(baselineFolder, `${name}.webp`)).catch(() => undefined)

/** Returns the committed pictures of stories and modes that the table does not name. */
export async function strayBaselines(names: readonly string[]): Promise<readonly string[]> {
  const files = await readdir(baselineFolder).catch(() => [])
  return files.filter((file) => !names.includes(file.replace(/\.webp$/, '')))
}

/** Replaces the committed pictures that differ, and removes those of no story in the table. */
export async function writeBaselines(
  taken: AsyncIterable<Screenshot>,
  names: readonly string[],
): Promise<number> {
  await mkdir(baselineFolder, { recursive: true })
  for (const file of await strayBaselines(names)) await rm(join(baselineFolder, file))
  let written = 0
  for await (const screenshot of taken) {
    const { name } = screenshot
    const changed = await compareSettled(screenshot, await readBaseline(name))
    if (changed === null) continue
    await writeFile(join(baselineFolder, `${name}.webp`), await encodeBaseline(changed.png))
    written += 1
  }
  return written
}
