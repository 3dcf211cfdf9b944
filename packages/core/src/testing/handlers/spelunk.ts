import { SPELUNK_PAGE_SIZE, searchSpelunks } from '../../search/spelunk.contract.ts'
import type { SpelunkType } from '../../search/search.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { publicCollections } from '../public-collections.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import type { TestShop } from '../test-shop.ts'
import { sampleDesign, wireMaker } from '../wire-design.ts'

const THUMBNAILS = 4

interface Found {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly user: { user_id: number | null; screen_name: string; name: string }
  readonly designIds: readonly number[]
}

const FOUND: Readonly<Record<SpelunkType, (shop: TestShop) => readonly Found[]>> = {
  designers: () =>
    SAMPLE_DESIGNERS.map(({ id, name, bio }) => ({
      id,
      name,
      text: bio,
      user: wireMaker(id),
      designIds: SAMPLE_DESIGNS.filter(({ designerId }) => designerId === id).map((one) => one.id),
    })),
  collections: (shop) =>
    publicCollections(shop).map(({ description, ...found }) => ({ ...found, text: description })),
}

function wireFound({ id, name, text, user, designIds }: Found) {
  return {
    id,
    name,
    text,
    user,
    num_public_designs: designIds.length,
    design_thumbnails: designIds
      .slice(0, THUMBNAILS)
      .flatMap((designId) => sampleDesign(designId) ?? [])
      .map((design) => ({ id: design.id, palette: [...design.palette] })),
  }
}

/** Returns the designers or collections whose texts fit, those with the most designs first. */
export const findSpelunks = (
  shop: TestShop,
  type: SpelunkType,
  isWanted: (found: { readonly name: string; readonly texts: string }) => boolean,
) =>
  FOUND[type](shop)
    .filter(
      ({ name, text, user, designIds }) =>
        designIds.length > 0 && isWanted({ name, texts: `${name} ${text} ${user.name}` }),
    )
    .sort((a, b) => b.designIds.length - a.designIds.length || a.id - b.id)
    .map(wireFound)

const search = handle(searchSpelunks, ({ shop, query }) => {
  const { type, s = '', page_offset: page = 0 } = query
  const found = findSpelunks(shop, type, ({ texts }) =>
    texts.toLowerCase().includes(s.toLowerCase()),
  )
  return {
    results: found.slice(page * SPELUNK_PAGE_SIZE, (page + 1) * SPELUNK_PAGE_SIZE),
    total: found.length,
    page_offset: page,
    page_size: SPELUNK_PAGE_SIZE,
  }
})

/** The search for designers and collections. */
export const spelunkHandlers: readonly Handler[] = [search]
