import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderInterior } from '../examples/art/src/render-interior.ts'
import type { InteriorRequest } from '../examples/art/src/render-interior.ts'
import { renderThing } from '../examples/art/src/render-thing.ts'
import { drawStock } from '../examples/art/src/draw-stock.ts'
import type { ArtParams } from '../examples/art/src/draw-tile.ts'
import { printedThingOf, thingOf } from '../examples/gateway/src/images/thing-of.ts'
import {
  HOME_GOOD_IMAGE_WIDTHS,
  homeGoodPictureName,
} from '../packages/core/src/home-good/home-good-image.ts'
import { homeGoodSizesOf } from '../packages/core/src/home-good/home-good.ts'
import { lineText } from '../packages/core/src/testing/line-text.ts'
import { choiceOf } from '../packages/core/src/testing/product-items.ts'
import { shownStock } from '../stories/support/read-items.ts'
import {
  everyHomeGood,
  everyStockProduct,
  productLines,
  storyHomeGoods,
} from '../stories/support/read.ts'
import { root } from './lib/paths.ts'

const pictures = join(root, 'stories/gateway/images/products')
const drawings = join(root, 'stories/gateway/images/drawings')
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
  await drawShownStock()
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
    homeGoodSizesOf(homeGood).map((size) => homeGoodPictureName({ designId, homeGood, size })),
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
  await copyReviewPictures()
  await copySentPictures()
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

/** The pictures of the stories' reviews, each a product's. */
const REVIEW_PICTURES = {
  'reviews/photo_00000000000000000001-480.webp': 'home-good-SQUARE_THROW_PILLOW',
  'reviews/photo_00000000000000000002-480.webp': 'home-good-TEA_TOWEL',
  'review-uploads/upload_0000000000000001.webp': 'home-good-SQUARE_THROW_PILLOW',
  'review-uploads/upload_0000000000000002.webp': 'home-good-TEA_TOWEL',
} as const

async function copyReviewPictures(): Promise<void> {
  const drawn = [...names].map((name) => `${name}.webp`)
  for (const [path, product] of Object.entries(REVIEW_PICTURES)) {
    const picture = drawn.find((name) => name.startsWith(product))
    if (!picture)
      throw new Error(`No story has a picture of “${product}”. Change sample-things.ts.`)
    const copy = join(pictures, '..', path)
    await mkdir(join(copy, '..'), { recursive: true })
    await copyFile(join(pictures, picture), copy)
  }
}

/** The pictures that members of stories send, and the card of a design that one becomes. */
const SENT_PICTURES = {
  'art/art_00000000000000000001.webp': 'tile-650.webp',
  'art/art_00000000000000000003.webp': 'tile-650.webp',
  'designs/1000000000/card-300.webp': 'card-300.webp',
} as const
/** The design of those pictures, in straight rows. */
const SENT_DESIGN = 4

async function copySentPictures(): Promise<void> {
  for (const [path, name] of Object.entries(SENT_PICTURES)) {
    const copy = join(pictures, '..', path)
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(join(pictures, '../designs', String(SENT_DESIGN), name), copy)
  }
}

/** Draws the ready-made items whose pages stories show. */
async function drawShownStock(): Promise<void> {
  await rm(drawings, { recursive: true, force: true })
  await mkdir(drawings, { recursive: true })
  for (const code of shownStock)
    await writeFile(join(drawings, `stock-${code}.svg`), drawStock(code))
}
