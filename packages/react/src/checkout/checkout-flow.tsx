'use client'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import { checkoutView, keepCheckout, provideCheckout, restoreCheckout, type CheckoutInput, type Leave } from '@selvage/machines/checkout'
import type { Shop } from '@selvage/machines/shop'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Loading } from '../skeleton/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useWords } from '../words/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import { CheckoutScreen, type CheckoutPlaces } from './checkout-screen.tsx'

export type CheckoutFlowProps = CheckoutPlaces & {
  readonly shop: Shop
  readonly checkout: Checkout
  readonly guest: boolean
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /** Another step is shown; the address bar follows. */
  readonly onStep: (step: CheckoutStep) => void
  /** The checkout ended without an order: to the cart or the login, with what is to be said there. */
  readonly onLeave: (leave: Leave) => void
  /** Tells when the browser's own Back or Forward asks for a step; gives back how to stop listening. */
  readonly onHistory?: (go: (step: CheckoutStep) => void) => () => void
}

const neverChanges = () => () => {}

/** The checkout alive. It begins in the browser alone, because what was typed before is kept there. */
export function CheckoutFlow(props: CheckoutFlowProps): ReactNode {
  const inBrowser = useSyncExternalStore(neverChanges, () => true, () => false)
  return inBrowser ? <LiveCheckout {...props} /> : <Loading />
}

function LiveCheckout({ shop, checkout, guest, theme, onStep, onLeave, onHistory, ...places }: CheckoutFlowProps): ReactNode {
  const { t } = useWords()
  const announce = useAnnounce()
  const frame = useRef<CardFrameHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const machine = useMemo(() => provideCheckout(shop), [shop])
  const [input] = useState((): CheckoutInput => ({ orderId: checkout.order.id, guest, country: shop.country, checkout, kept: restoreCheckout(checkout.order.id, shop.storage) }))
  const [snapshot, send, actor] = useMachine(machine, { input })
  const view = checkoutView(snapshot)

  const latest = useRef({ onStep, onLeave })
  useEffect(() => { latest.current = { onStep, onLeave } })
  useEffect(() => {
    const kept = actor.subscribe((next) => keepCheckout(next, shop.storage))
    const submitted = actor.on('submitCard', () => frame.current?.submit())
    const left = actor.on('leave', () => latest.current.onLeave(actor.getSnapshot().context.leaving ?? { to: 'cart' }))
    return () => {
      kept.unsubscribe()
      submitted.unsubscribe()
      left.unsubscribe()
    }
  }, [actor, shop])
  useEffect(() => onHistory?.((step) => send({ type: 'GO', step })), [onHistory, send])

  // A new step is a new page to whoever hears it: its heading takes the focus, the address bar follows.
  const first = useRef(true)
  useEffect(() => {
    latest.current.onStep(view.step)
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [view.step])
  useEffect(() => { if (view.status === 'reconciling') announce(t('checkout.checking')) }, [view.status, announce, t])

  return <CheckoutScreen {...places} view={view} send={send} theme={theme} frameRef={frame} headingRef={heading} />
}
