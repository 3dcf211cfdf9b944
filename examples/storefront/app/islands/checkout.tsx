import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SavedAddress } from '@selvage/core/addresses'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import { restoreCheckout } from '@selvage/machines/checkout'
import { CheckoutFlow, stepName } from '@selvage/react/checkout'
import { useShop } from '@selvage/react/provider'
import { Loading } from '@selvage/react/skeleton'
import { useMessages } from '@selvage/react/messages'
import type { CheckoutPaths } from '../checkout/checkout-paths.ts'
import { rememberedOrder, stepHistory } from '../checkout/step-history.ts'

interface CheckoutIslandProps {
  /** Null when the session has no cart any more; an order may still be on its way then. */
  readonly checkout: Checkout | null
  readonly guest: boolean
  readonly addresses: readonly SavedAddress[]
  /** The step of the page's address. */
  readonly step?: CheckoutStep | undefined
  readonly paths: CheckoutPaths
}

/** The checkout as an island: the address bar follows its steps. */
export default function CheckoutIsland({ checkout, ...rest }: CheckoutIslandProps) {
  return checkout ? (
    <LiveCheckout orderId={checkout.order.id} checkout={checkout} {...rest} />
  ) : (
    <LostCheckout {...rest} />
  )
}

interface LiveCheckoutProps extends Omit<CheckoutIslandProps, 'checkout'> {
  readonly orderId: string
  readonly checkout?: Checkout
}

function LiveCheckout({ orderId, checkout, guest, addresses, step, paths }: LiveCheckoutProps) {
  const { lang, t } = useMessages()
  const [steps] = useState(() =>
    stepHistory({
      orderId,
      paths: paths.steps,
      titleOf: (step) =>
        [
          stepName(t, step, checkout?.order.needsShipping),
          t('checkout.progress'),
          t('common.brand'),
        ].join(' | '),
    }),
  )
  return (
    <CheckoutFlow
      cartHref={paths.cart}
      shopHref={paths.shop}
      logInHref={paths.logIn}
      stepHref={(step) => paths.steps[step]}
      invoiceHref={(order) => paths.invoice.replace(':orderNumber', encodeURIComponent(order))}
      orderId={orderId}
      checkout={checkout}
      guest={guest}
      addresses={addresses}
      step={step}
      // The confirmation is a page of its own, so that a reload shows it again.
      onStep={(step) => {
        if (step === 'confirm') return
        steps.show(step)
        // A checkout may go on behind the delivery, after another country was chosen.
        if (step !== 'shipping') followAddress()
      }}
      onHistory={steps.listen}
      onOrdered={(orderNumber) => {
        const confirmation = `${paths.steps.confirm}?order=${encodeURIComponent(orderNumber)}`
        // A reload before that page is there asks for it, too. The sign at the end keeps the two
        // addresses apart: a browser takes a page of the same address for the document that it
        // replaces, and Back would then change the address alone.
        history.replaceState(history.state, '', `${confirmation}&`)
        location.replace(confirmation)
      }}
      onLeave={({ to, errorMessage }) =>
        void import('../page/navigate.ts').then(({ navigateTo }) =>
          navigateTo({ to, ...errorMessage }, lang),
        )
      }
    />
  )
}

/**
 * Lets the header and the cart of later pages follow the country of the address that was given. A
 * failure leaves both as they were.
 */
const followAddress = (): void =>
  void fetch('', {
    method: 'POST',
    body: new URLSearchParams('intent=follow'),
    redirect: 'manual',
    keepalive: true,
  }).catch(() => {})

const neverChanges = () => () => {}

/**
 * A page that was reloaded while its order was being placed: it asks about the attempt that the
 * browser has stored.
 */
function LostCheckout(props: Omit<CheckoutIslandProps, 'checkout'>) {
  const { tabStorage } = useShop()
  const { cart } = props.paths
  const orderId = useSyncExternalStore(
    neverChanges,
    () => {
      const remembered = rememberedOrder()
      return remembered !== undefined &&
        restoreCheckout(remembered, tabStorage)?.attemptId !== undefined
        ? remembered
        : null
    },
    () => undefined,
  )
  useEffect(() => {
    if (orderId === null) location.replace(cart)
  }, [orderId, cart])
  return typeof orderId === 'string' ? <LiveCheckout orderId={orderId} {...props} /> : <Loading />
}
