import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderInterior } from '../examples/art/src/render-interior.ts'
import type { InteriorRequest } from '../examples/art/src/render-interior.ts'
import { renderThing } from '../examples/art/src/render-thing.ts'
import type { ArtParams } from '../examples/art/src/draw-tile.ts'
import { printedThingOf, thingOf } from '../examples/gateway/src/images/thing-of.ts'
import { HOME_GOOD_IMAGE_WIDTHS } from '../packages/core/src/home-good/home-good-image.ts'
import { homeGoodSizesOf } from '../packages/core/src/home-good/home-good.ts'
import { lineText } from '../packages/core/src/testing/line-text.ts'
import { choiceOf } from '../packages/core/src/testing/product-items.ts'
import {
  everyHomeGood,
  everyStockProduct,
  productLines,
  storyHomeGoods,
} from '../stories/support/read.ts'
import { root } from './lib/paths.ts'

const pictures = join(root, 'stories/gateway/images/products')
/** Stories show a picture at 150 px on the densest screens that they are looked at. */
const WIDTH = 300
/** The picture of a product's page, px. */
const PAGE_WIDTH = 650

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
  const save = async (name: string, picture: Uint8Array): Promise<void> => {
    bytes += picture.length
    await mkdir(dirname(join(pictures, name)), { recursive: true })
    await writeFile(join(pictures, name), picture)
  }
  for (const name of names) {
    const thing = thingOf(name)
    const picture = thing
      ? await renderThing({ ...thing, width: WIDTH, format: 'webp' })
      : await drawInterior(name, { width: WIDTH, format: 'webp', window: 'square' })
    await save(`${name}.webp`, picture)
  }
  const interiors = storyHomeGoods.flatMap(({ designId, homeGood }) =>
    homeGoodSizesOf(homeGood).map((size) => ['home-good', homeGood, size, designId].join('-')),
  )
  for (const name of interiors) {
    // Browsers that know no AVIF take the one picture of the page's own width.
    await save(
      `${name}/${PAGE_WIDTH}.webp`,
      await drawInterior(name, { width: PAGE_WIDTH, format: 'webp', window: 'wide' }),
    )
    for (const width of HOME_GOOD_IMAGE_WIDTHS)
      await save(
        `${name}/${width}.avif`,
        await drawInterior(name, { width, format: 'avif', window: 'wide' }),
      )
  }
  return { count: names.size + interiors.length, bytes }

  async function drawInterior(
    name: string,
    kind: Pick<InteriorRequest, 'width' | 'format' | 'window'>,
  ): Promise<Buffer> {
    const thing = printedThingOf(name)
    if (!thing)
      throw new Error(`There is no drawing for the product “${name}”. Change thing-of.ts.`)
    const { designId, ...drawn } = thing
    return renderInterior({ ...drawn, ...kind, art: artOf(designId) })
  }
}
