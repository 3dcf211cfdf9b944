import { SPELUNK_PAGE_SIZE, searchSpelunks } from '../../search/spelunk.contract.ts'
import type { SpelunkType } from '../../search/search.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { SAMPLE_COLLECTIONS } from '../sample-collections.table.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import { sampleDesign, wireDesigner } from '../wire-design.ts'

const THUMBNAILS = 4

interface Found {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly designerId: number
  readonly designIds: readonly number[]
}

const FOUND: Readonly<Record<SpelunkType, () => readonly Found[]>> = {
  designers: () =>
    SAMPLE_DESIGNERS.map(({ id, name, bio }) => ({
      id,
      name,
      text: bio,
      designerId: id,
      designIds: SAMPLE_DESIGNS.filter(({ designerId }) => designerId === id).map((one) => one.id),
    })),
  collections: () =>
    SAMPLE_COLLECTIONS.map(({ id, name, description, curatorId, designIds }) => ({
      id,
      name,
      text: description,
      designerId: curatorId,
      designIds,
    })),
}

function wireFound({ id, name, text, designerId, designIds }: Found) {
  const designer = wireDesigner(designerId)
  return {
    id,
    name,
    text,
    user: { user_id: designer.id, screen_name: designer.screen_name, name: designer.name },
    num_public_designs: designIds.length,
    design_thumbnails: designIds
      .slice(0, THUMBNAILS)
      .flatMap((designId) => sampleDesign(designId) ?? [])
      .map((design) => ({ id: design.id, palette: [...design.palette] })),
  }
}

/** Returns the designers or collections whose texts fit, those with the most designs first. */
export const findSpelunks = (
  type: SpelunkType,
  isWanted: (found: { readonly name: string; readonly texts: string }) => boolean,
) =>
  FOUND[type]()
    .filter(
      ({ name, text, designerId, designIds }) =>
        designIds.length > 0 &&
        isWanted({ name, texts: `${name} ${text} ${wireDesigner(designerId).name}` }),
    )
    .sort((a, b) => b.designIds.length - a.designIds.length || a.id - b.id)
    .map(wireFound)

const search = handle(searchSpelunks, ({ query: { type, s = '', page_offset: page = 0 } }) => {
  const found = findSpelunks(type, ({ texts }) => texts.toLowerCase().includes(s.toLowerCase()))
  return {
    results: found.slice(page * SPELUNK_PAGE_SIZE, (page + 1) * SPELUNK_PAGE_SIZE),
    total: found.length,
    page_offset: page,
    page_size: SPELUNK_PAGE_SIZE,
  }
})

/** The search for designers and collections. */
export const spelunkHandlers: readonly Handler[] = [search]
