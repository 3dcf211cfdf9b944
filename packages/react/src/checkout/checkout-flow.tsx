'use client'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import {
  checkoutView,
  storeCheckout,
  provideCheckout,
  restoreCheckout,
} from '@selvage/machines/checkout'
import type { CheckoutInput, Leave } from '@selvage/machines/checkout'
import type { Shop } from '@selvage/machines/shop'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Loading } from '../skeleton/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'
import type { CheckoutRoutes } from './checkout-screen.tsx'

export type CheckoutFlowProps = CheckoutRoutes & {
  readonly shop: Shop
  readonly orderId: string
  /**
   * What the page knows of the order; left out when it was being placed as an earlier page ended.
   */
  readonly checkout?: Checkout | undefined
  readonly guest: boolean
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /** Another step is shown; the address bar follows. */
  readonly onStep: (step: CheckoutStep) => void
  /**
   * The checkout ended without an order: to the cart or the login, with what is to be said there.
   */
  readonly onLeave: (leave: Leave) => void
  /** The order is placed. */
  readonly onOrdered?: ((orderNumber: string) => void) | undefined
  /**
   * Tells when the browser's own Back or Forward asks for a step; gives back how to stop listening.
   */
  readonly onHistory?: (go: (step: CheckoutStep) => void) => () => void
}

const neverChanges = () => () => {}

/**
 * The checkout alive. It begins in the browser alone, because what was typed before is kept there.
 */
export function CheckoutFlow(props: CheckoutFlowProps): ReactNode {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return inBrowser ? <LiveCheckout {...props} /> : <Loading />
}

function LiveCheckout({
  shop,
  orderId,
  checkout,
  guest,
  theme,
  onStep,
  onLeave,
  onOrdered,
  onHistory,
  ...routes
}: CheckoutFlowProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const frame = useRef<CardFrameHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const machine = useMemo(() => provideCheckout(shop), [shop])
  const [input] = useState((): CheckoutInput => ({
    orderId,
    guest,
    country: shop.country,
    checkout,
    stored: restoreCheckout(orderId, shop.storage),
  }))
  const [snapshot, send, actor] = useMachine(machine, { input })
  const view = checkoutView(snapshot)

  const latest = useRef({ onStep, onLeave, onOrdered })
  useEffect(() => {
    latest.current = { onStep, onLeave, onOrdered }
  })
  useEffect(() => {
    const stored = actor.subscribe((next) => storeCheckout(next, shop.storage))
    const submitted = actor.on('submitCard', () => frame.current?.submit())
    return () => {
      stored.unsubscribe()
      submitted.unsubscribe()
    }
  }, [actor, shop])
  // Read from where the machine stands and not from what it says: it may have ended before anybody
  // listened.
  const { leaving } = snapshot.context
  useEffect(() => {
    if (view.status === 'left') latest.current.onLeave(leaving ?? { to: 'cart' })
    if (view.status === 'confirmed' && view.orderNumber !== undefined)
      latest.current.onOrdered?.(view.orderNumber)
  }, [view.status, view.orderNumber, leaving])
  useEffect(() => onHistory?.((step) => send({ type: 'GO', step })), [onHistory, send])

  // A new step is a new page to whoever hears it: its heading takes the focus, the address bar
  // follows.
  const shown = view.status !== 'loading' && view.status !== 'left'
  const first = useRef(true)
  useEffect(() => {
    if (shown) latest.current.onStep(view.step)
    if (!first.current) heading.current?.focus()
    if (shown) first.current = false
  }, [view.step, shown])
  useEffect(() => {
    if (view.status === 'reconciling') announce(t('checkout.checking'))
  }, [view.status, announce, t])

  return (
    <CheckoutScreen
      {...routes}
      view={view}
      send={send}
      theme={theme}
      frameRef={frame}
      headingRef={heading}
    />
  )
}
