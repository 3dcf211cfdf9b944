'use client'
import type { SavedAddress } from '@selvage/core/addresses'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import {
  checkoutView,
  storeCheckout,
  provideCheckout,
  removeStoredCheckout,
  restoreCheckout,
  restoreGuestAddress,
} from '@selvage/machines/checkout'
import type { CheckoutInput, Leave } from '@selvage/machines/checkout'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSubjectKey } from '../provider/use-subject-key.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { Loading } from '../skeleton/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { needHrefs } from '../provider/need-props.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'
import { loadPaymentStep } from './later-payment-step.tsx'
import type { CheckoutRoutes } from './step-props.ts'
import { useStepFocus } from './use-step-focus.ts'

/** The props of `CheckoutFlow`; an order and two addresses are enough. */
export type CheckoutFlowProps = Omit<CheckoutRoutes, 'stepHref'> & {
  /** The page of a step; a place of this page when left out. */
  readonly stepHref?: CheckoutRoutes['stepHref'] | undefined
  /** The id of the order that is checked out: the cart's `id`. */
  readonly orderId: string
  /** Left out when the order was being placed as an earlier page ended. */
  readonly checkout?: Checkout | undefined
  /** False for a member, whose e-mail address is known; true when left out. */
  readonly guest?: boolean | undefined
  /** The addresses that a member has saved; the form begins with the default one. */
  readonly addresses?: readonly SavedAddress[] | undefined
  /**
   * The step of the page's address; it opens if it may be shown. Unless given, the checkout goes on
   * where the shopper was.
   */
  readonly step?: CheckoutStep | undefined
  /** The theme of the card's frame, which the page's styles do not reach. */
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /** Another step is shown; the address bar follows. */
  readonly onStep?: ((step: CheckoutStep) => void) | undefined
  /**
   * Called when the checkout ends without an order: go there, and show the error. When left out,
   * the error is shown here with a link to `cartHref`; without an error that opens at once.
   */
  readonly onLeave?: ((leave: Leave) => void) | undefined
  /** The order is placed. */
  readonly onOrdered?: ((orderNumber: string) => void) | undefined
  /**
   * Subscribes to the browser's Back and Forward: calls `go` with the step that they ask for.
   * Returns a function that unsubscribes.
   */
  readonly onHistory?: (go: (step: CheckoutStep) => void) => () => void
}

/** The whole checkout. It starts in the browser, because the typed forms are stored there. */
export function CheckoutFlow(props: CheckoutFlowProps): ReactNode {
  needHrefs('CheckoutFlow', { cartHref: props.cartHref, shopHref: props.shopHref })
  const inBrowser = useScripted()
  const key = useSubjectKey(props.orderId)
  return inBrowser ? <LiveCheckout key={key} {...props} /> : <Loading />
}

function LiveCheckout({
  orderId,
  checkout,
  guest = true,
  addresses,
  step,
  theme,
  onStep,
  onLeave,
  onOrdered,
  onHistory,
  stepHref = (step) => '#' + step,
  ...routes
}: CheckoutFlowProps): ReactNode {
  const shop = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  const frame = useRef<CardFrameHandle>(null)
  const machine = useMemo(() => provideCheckout(shop), [shop])
  const [input] = useState((): CheckoutInput => ({
    orderId,
    guest,
    country: shop.country,
    address:
      addresses?.find(({ isDefault }) => isDefault) ??
      (guest ? undefined : restoreGuestAddress(shop.tabStorage)),
    checkout,
    returnUrl: new URL(stepHref('review'), location.href).href,
    stored: restoreCheckout(orderId, shop.tabStorage),
    step,
  }))
  const [snapshot, send, actor] = useMachine(machine, { input })
  const view = checkoutView(snapshot)

  const leave =
    onLeave ??
    (({ errorMessage }: Leave) => {
      if (!errorMessage) location.assign(routes.cartHref)
    })
  const latest = useRef({ leave, onOrdered })
  useEffect(() => {
    latest.current = { leave, onOrdered }
  })
  useEffect(() => {
    const stored = actor.subscribe((next) => storeCheckout(next, shop.tabStorage))
    const submitted = actor.on('submitCard', () => frame.current?.submit())
    const redirected = actor.on('redirect', ({ url }) => location.assign(url))
    return () => {
      stored.unsubscribe()
      submitted.unsubscribe()
      redirected.unsubscribe()
    }
  }, [actor, shop])
  // Read from the snapshot and not from an event, which the machine may have sent before it was
  // listened to.
  const { leaving } = snapshot.context
  useEffect(() => {
    if (leaving && view.status === 'left') latest.current.leave(leaving)
    if (view.status !== 'confirmed' || !view.orderNumber) return
    // The confirmation comes first: a page that is loaded again before it finds what is stored.
    latest.current.onOrdered?.(view.orderNumber)
    removeStoredCheckout(orderId, shop.tabStorage)
  }, [view.status, view.orderNumber, leaving, orderId, shop])
  // The payment step is fetched while an earlier one is saved, else when it is shown.
  useEffect(() => {
    if (view.busy) loadPaymentStep().catch(() => {})
  }, [view.busy])
  useEffect(() => onHistory?.((step) => send({ type: 'GO', step })), [onHistory, send])

  // A new step is a new page to a screen reader, and the address bar follows.
  const stepFocus = useStepFocus(view, (step) => onStep?.(step))
  useEffect(() => {
    if (view.status === 'reconciling') announce(t('checkout.checking'))
  }, [view.status, announce, t])

  return (
    <CheckoutScreen
      {...routes}
      addresses={addresses}
      stepHref={stepHref}
      view={view}
      send={send}
      leftWith={onLeave ? undefined : leaving?.errorMessage}
      theme={theme}
      frameRef={frame}
      {...stepFocus}
    />
  )
}
