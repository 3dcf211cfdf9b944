import { changeCollection, moveDesign } from '@selvage/core/collection'
import type { CollectionChange, DesignMove } from '@selvage/core/collection'
import type { DesignCard } from '@selvage/core/design'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { toErrorMessage } from '../flash/to-error-message.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

interface Designs {
  readonly order: readonly number[]
  /** The design that was removed last, and the order that it had a place in. */
  readonly removed?: { readonly design: DesignCard; readonly order: readonly number[] } | undefined
  readonly error?: ErrorMessage | undefined
}

/** The order of a collection's designs, and its changes. */
export function useCollectionDesigns(collectionId: number, designs: readonly DesignCard[]) {
  const { gateway } = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const announceError = useAnnounceError()
  const [{ order, removed, error }, setState] = useState<Designs>({
    order: designs.map(({ id }) => id),
  })
  const list = useRef<HTMLDivElement>(null)
  /** The button that has the focus after the change that it makes. */
  const next = useRef<string>(undefined)
  /** The order that the gateway has answered last. */
  const known = useRef(order)
  // Changes are sent one after the other, so that of quick presses the last one holds.
  const sent = useRef(Promise.resolve())

  useEffect(() => {
    if (next.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-act="${next.current}"]`)?.focus()
    next.current = undefined
  }, [order])

  function change(state: Designs, body: CollectionChange, sentence: string, focus: string): void {
    next.current = focus
    setState(state)
    announceError()
    sent.current = sent.current.then(async () => {
      try {
        const params = { id: String(collectionId) }
        const { designIds } = await gateway.send(changeCollection, { params, body })
        known.current = designIds
        announce(sentence)
      } catch (thrown) {
        const message = toErrorMessage(thrown)
        setState({ order: known.current, error: message })
        announceError(errorText(t, message))
      }
    })
  }

  return {
    shown: order.flatMap((id) => designs.find((design) => design.id === id) ?? []),
    removed,
    error,
    list,
    move({ id, title }: DesignCard, step: DesignMove): void {
      const moved = moveDesign(order, id, step)
      if (moved.indexOf(id) === order.indexOf(id)) return
      const at = { position: moved.indexOf(id) + 1, total: moved.length }
      const sentence = t('own-collections.moved', { title, ...at })
      change({ order: moved }, { order: moved }, sentence, `${step}-${id}`)
    },
    remove(design: DesignCard): void {
      const left = order.filter((id) => id !== design.id)
      const sentence = t('own-collections.removed', { title: design.title })
      const state = { order: left, removed: { design, order } }
      change(state, { remove: [design.id] }, sentence, 'put-back')
    },
    putBack(): void {
      if (!removed) return
      const { id, title } = removed.design
      const at = { position: removed.order.indexOf(id) + 1, total: removed.order.length }
      const body = { add: [id], order: removed.order }
      const sentence = t('own-collections.moved', { title, ...at })
      change({ order: removed.order }, body, sentence, `remove-${id}`)
    },
  }
}
