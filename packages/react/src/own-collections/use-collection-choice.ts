import {
  changeCollection,
  changeDesigns,
  createCollection,
  listOwnCollections,
} from '@selvage/core/collection'
import type { OwnCollection } from '@selvage/core/collection'
import { isShopError } from '@selvage/core/contract'
import type { DesignCard } from '@selvage/core/design'
import type { ErrorCode } from '@selvage/core/errors'
import { useRef, useState } from 'react'
import { errorText } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { toErrorMessage } from '../flash/to-error-message.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

/** The collections that a design can be added to. A visitor has none before logging in. */
interface Choice {
  readonly status: 'loading' | 'visitor' | 'failed' | 'ready'
  readonly collections: readonly OwnCollection[]
  readonly isCreating: boolean
  readonly typedName?: string
  readonly nameError?: ErrorCode
  readonly error?: ErrorMessage
}

const LOADING: Choice = { status: 'loading', collections: [], isCreating: false }

/**
 * Loads a member's collections and changes them for one design. A press shows at once; when the
 * gateway does not take it, the collections are read again, and a sentence says why.
 */
export function useCollectionChoice(design: Pick<DesignCard, 'id' | 'title'>) {
  const { gateway, session } = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const announceError = useAnnounceError()
  const [choice, setChoice] = useState(LOADING)
  // Changes are sent one after the other, so that of quick presses the last one holds.
  const sent = useRef(Promise.resolve())

  async function read(error?: ErrorMessage): Promise<Choice> {
    const { status } = session.get().status === 'member' ? session.get() : await session.load()
    if (status === 'unknown') return { ...LOADING, status: 'failed' }
    if (status !== 'member') return { ...LOADING, status: 'visitor' }
    try {
      const collections = await gateway.send(listOwnCollections, {})
      return { ...LOADING, status: 'ready', collections, ...(error && { error }) }
    } catch (thrown) {
      if (isShopError(thrown) && thrown.status === 401) return { ...LOADING, status: 'visitor' }
      return { ...LOADING, status: 'failed', error: toErrorMessage(thrown) }
    }
  }

  async function load(): Promise<void> {
    setChoice(LOADING)
    setChoice(await read())
  }

  const replace = (next: OwnCollection) =>
    setChoice(({ collections, ...rest }) => ({
      ...rest,
      collections: collections.map((each) => (each.id === next.id ? next : each)),
    }))

  function toggle(collection: OwnCollection): void {
    const { id, name, designIds } = collection
    const change = designIds.includes(design.id) ? { remove: [design.id] } : { add: [design.id] }
    setChoice(({ error: _, ...rest }) => rest)
    announceError()
    replace({ ...collection, designIds: changeDesigns(designIds, change) })
    sent.current = sent.current.then(async () => {
      try {
        await gateway.send(changeCollection, { params: { id: String(id) }, body: change })
        const text = change.add ? 'own-collections.added' : 'own-collections.takenOut'
        announce(t(text, { title: design.title, name }))
      } catch (thrown) {
        const error = toErrorMessage(thrown)
        announceError(errorText(t, error))
        setChoice(await read(error))
      }
    })
  }

  async function create(name: string): Promise<void> {
    announceError()
    setChoice(({ error: _, nameError: __, ...rest }) => ({
      ...rest,
      isCreating: true,
      typedName: name,
    }))
    try {
      const made = await gateway.send(createCollection, { body: { name, designIds: [design.id] } })
      setChoice(({ collections, typedName: _, ...rest }) => ({
        ...rest,
        collections: [made, ...collections],
        isCreating: false,
      }))
      announce(t('own-collections.added', { title: design.title, name: made.name }))
    } catch (thrown) {
      const isName = isShopError(thrown) && thrown.field === 'name'
      const error = toErrorMessage(thrown)
      setChoice((before) => ({
        ...before,
        isCreating: false,
        ...(isName ? { nameError: error.code } : { error }),
      }))
      announceError(errorText(t, error))
    }
  }

  return { choice, load, toggle, create }
}
