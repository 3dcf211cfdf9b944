import { createCollection, listOwnCollections } from '@selvage/core/collection'
import type { OwnCollection } from '@selvage/core/collection'
import type { DesignCard } from '@selvage/core/design'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { readCards } from './read.ts'
import { shopLoader } from './shop.ts'
import type { StoryShop } from './shop.ts'

/** A story's designs, and the collections of its member. */
export interface Collections {
  readonly designs: readonly DesignCard[]
  readonly collections: readonly OwnCollection[]
}

/** A member with three collections: one of their own, one for designers, one for everybody. */
async function readCollections(story: StoryShop): Promise<Collections> {
  const { designs } = await readCards(story)
  const { gateway } = story.shop
  const ids = designs.map(({ id }) => id)
  const make = (name: string, from: number, to: number, marks = {}) =>
    gateway.send(createCollection, { body: { name, designIds: ids.slice(from, to), ...marks } })
  await make('Nursery walls', 0, 3)
  await make('Autumn table', 2, 6, { shown: true, designerOnly: true })
  await make('Ferns and foxes', 4, 5, { shown: true })
  return { designs, collections: await gateway.send(listOwnCollections, {}) }
}

/** A member without a collection. */
export const readNoCollections = async (story: StoryShop): Promise<Collections> => ({
  ...(await readCards(story)),
  collections: [],
})

/** Opens a shop with the collections of its member. */
export const memberLoader = (options: TestGatewayOptions = {}) =>
  shopLoader({ user: 'member', ...options }, readCollections)
