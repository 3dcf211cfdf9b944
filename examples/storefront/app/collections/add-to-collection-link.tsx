import type { DesignCard } from '@selvage/core/design'
import { useMessages } from '@selvage/react/messages'
import { accountPath } from '../account/account-paths.ts'
import { Island } from '../island-runtime/island.tsx'
import AddToCollectionIsland from '../islands/add-to-collection.tsx'
import { useFrame } from '../page/frame.ts'
import { ownCollectionsPath } from './collection-paths.ts'

/** The way from a design to the member's collections; without a script it is a page. */
export function AddToCollectionLink({
  design: { id, title },
}: {
  readonly design: Pick<DesignCard, 'id' | 'title'>
}) {
  const { lang } = useMessages()
  const { path, search } = useFrame()
  return (
    <Island
      name="add-to-collection"
      of={AddToCollectionIsland}
      props={{
        design: { id, title },
        href: ownCollectionsPath(lang, { design: id }),
        logInHref: accountPath('login', lang, path + search),
        joinHref: accountPath('register', lang, path + search),
        manageHref: ownCollectionsPath(lang),
      }}
      when="intent"
    />
  )
}
