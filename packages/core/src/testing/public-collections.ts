import { publicName } from '../account/account-rules.ts'
import { collectionSlug } from '../collection/collection-rules.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.table.ts'
import type { TestShop, TestUser } from './test-shop.ts'
import { wireMaker } from './wire-design.ts'

/** A member as the maker of a collection, on the wire. */
export const memberMaker = ({ name }: Pick<TestUser, 'name'>) => ({
  user_id: null,
  screen_name: publicName(name) ?? '',
  name: publicName(name) ?? '',
})

/** The collections that everybody may see, the highest id first. */
export const publicCollections = (shop: TestShop) => [
  ...[...shop.users.values()]
    .flatMap((user) => user.collections.map((own) => ({ ...own, user: memberMaker(user) })))
    .filter(({ shown, designerOnly }) => shown && !designerOnly)
    .map((own) => ({ ...own, slug: collectionSlug(own.name) }))
    .sort((a, b) => b.id - a.id),
  ...SAMPLE_COLLECTIONS.map((sample) => ({ ...sample, user: wireMaker(sample.curatorId) })),
]

/** One of {@link publicCollections}. */
export type PublicCollection = ReturnType<typeof publicCollections>[number]
