import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderThing } from '../examples/art/src/render-thing.ts'
import type { ArtParams } from '../examples/art/src/draw-tile.ts'
import { thingOf } from '../examples/gateway/src/images/thing-of.ts'
import { lineText } from '../packages/core/src/testing/line-text.ts'
import { choiceOf } from '../packages/core/src/testing/product-items.ts'
import { everyHomeGood, everyStockProduct, productLines } from '../stories/support/read.ts'
import { root } from './lib/paths.ts'

const pictures = join(root, 'stories/gateway/images/products')
/** Stories show a picture at 150 px on the densest screens that they are looked at. */
const WIDTH = 300

/** The names of the pictures that the stories of products ask for. */
const names = new Set(
  [...productLines, ...everyHomeGood, ...everyStockProduct].flatMap((item) => {
    const choice = choiceOf(item)
    const line = { quantity: 1, chunkSize: null }
    return (choice && lineText({ kind: 'product', choice }, line)?.picture) ?? []
  }),
)

/**
 * Draws the pictures of the products that stories show, under the paths that the gateway serves
 * them at. Returns how many they are, and their bytes.
 */
export async function drawSampleThings(
  artOf: (designId: number) => ArtParams,
): Promise<{ readonly count: number; readonly bytes: number }> {
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  let bytes = 0
  for (const name of names) {
    const thing = thingOf(name)
    if (!thing)
      throw new Error(`There is no drawing for the product “${name}”. Change thing-of.ts.`)
    const { designId, ...drawn } = thing
    const art = designId === null ? null : artOf(designId)
    const picture = await renderThing({ ...drawn, art, width: WIDTH, format: 'webp' })
    bytes += picture.length
    await writeFile(join(pictures, `${name}.webp`), picture)
  }
  return { count: names.size, bytes }
}
