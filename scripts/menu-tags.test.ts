import { expect, test } from 'vitest'
import { designsOf } from '../examples/gateway/src/catalogue/index.ts'
import { slugFacet } from '../examples/gateway/src/design/facets.ts'
import { MENU_TAGS } from '../examples/storefront/app/site/menus/menu-tags.table.ts'

/** The designs of a small shop. */
const DESIGNS = 120

const shown = [...designsOf(DESIGNS)].filter(({ mature }) => !mature)
const found = new Set(
  shown.flatMap(({ tags, style, topics, colours }) =>
    [...tags, style, ...topics, ...colours].map(slugFacet),
  ),
)

test.each(Object.entries(MENU_TAGS))(
  'the tags of the menus in %s find a design of a small shop each',
  (_, tags) => {
    expect(tags.length).toBeGreaterThan(3)
    expect(tags.filter((tag) => !found.has(slugFacet(tag)))).toEqual([])
    expect(new Set(tags).size).toBe(tags.length)
  },
)
