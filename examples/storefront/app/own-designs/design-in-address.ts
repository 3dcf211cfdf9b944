import { REPEAT_TYPES } from '@selvage/core/design'
import { DESIGN_TITLE_TYPED_MAX } from '@selvage/core/own-designs'
import type { TypedDesign } from '@selvage/react/studio'

/** The query parameters of what is filled in; a tag has no comma, which separates them. */
const TITLE = 'title'
const TAGS = 'tags'
const REPEAT = 'repeat'
const WIDTH = 'width'
const MATURE = 'mature'
const SALE = 'sale'
/** All of them. */
export const TYPED_PARAMS = [TITLE, TAGS, REPEAT, WIDTH, MATURE, SALE] as const

/** The longest lists and texts that are read from an address. */
const MOST_TAGS = 30
const TAGS_LENGTH = 1_000
const WIDTH_LENGTH = 40

/** Writes what is filled in into an address, so that a reload and another tab have it too. */
export function writeTyped(query: URLSearchParams, typed: TypedDesign): void {
  for (const name of TYPED_PARAMS) query.delete(name)
  if (typed.title !== '') query.set(TITLE, typed.title.slice(0, DESIGN_TITLE_TYPED_MAX))
  query.set(TAGS, typed.tags.join(','))
  query.set(REPEAT, typed.repeatType)
  query.set(WIDTH, typed.width)
  if (typed.mature) query.set(MATURE, '1')
  if (!typed.forSale) query.set(SALE, 'no')
}

/** Reads what an address says that was filled in; undefined where it says nothing. */
export function readTypedQuery(query: URLSearchParams): Partial<TypedDesign> | undefined {
  if (!TYPED_PARAMS.some((name) => query.has(name))) return undefined
  const repeatType = REPEAT_TYPES.find((type) => type === query.get(REPEAT))
  const tags = query.get(TAGS)?.slice(0, TAGS_LENGTH).split(',').slice(0, MOST_TAGS)
  const width = query.get(WIDTH)?.slice(0, WIDTH_LENGTH)
  return {
    title: (query.get(TITLE) ?? '').slice(0, DESIGN_TITLE_TYPED_MAX),
    mature: query.has(MATURE),
    forSale: query.get(SALE) !== 'no',
    ...(tags && { tags: tags.filter((tag) => tag.trim() !== '') }),
    ...(repeatType && { repeatType }),
    ...(width !== undefined && { width }),
  }
}
