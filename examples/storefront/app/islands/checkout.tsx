import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Checkout } from '@selvage/core/checkout'
import { restoreCheckout } from '@selvage/machines/checkout'
import { CheckoutFlow, stepName } from '@selvage/react/checkout'
import { useShop } from '@selvage/react/provider'
import { Loading } from '@selvage/react/skeleton'
import { useMessages } from '@selvage/react/messages'
import { checkoutRoutes, confirmationPath } from '../checkout/checkout-routes.ts'
import { leaveForCart } from '../page/navigate.ts'
import { rememberedOrder, stepHistory } from '../checkout/step-history.ts'

interface CheckoutIslandProps {
  /** Null when the session has no cart any more; an order may still be on its way then. */
  readonly checkout: Checkout | null
  readonly guest: boolean
}

/** The checkout as an island: the address bar follows its steps. */
export function CheckoutIsland({ checkout, ...rest }: CheckoutIslandProps) {
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

function LiveCheckout({ orderId, checkout, guest }: LiveCheckoutProps) {
  const { lang, t } = useMessages()
  const routes = checkoutRoutes(lang)
  const [steps] = useState(() =>
    stepHistory({
      orderId,
      hrefOf: routes.stepHref,
      titleOf: (step) => [stepName(t, step), t('checkout.progress'), t('common.brand')].join(' | '),
    }),
  )
  return (
    <CheckoutFlow
      {...routes}
      orderId={orderId}
      checkout={checkout}
      guest={guest}
      // The confirmation is a page of its own, so that a reload shows it again.
      onStep={(step) => {
        if (step !== 'confirm') steps.show(step)
      }}
      onHistory={steps.listen}
      onOrdered={(orderNumber) => location.replace(confirmationPath(lang, orderNumber))}
      onLeave={({ errorMessage }) => leaveForCart(lang, errorMessage?.code)}
    />
  )
}

const neverChanges = () => () => {}

/**
 * A page that was reloaded while its order was being placed: it asks about the attempt that the
 * browser has stored.
 */
function LostCheckout(props: Omit<CheckoutIslandProps, 'checkout'>) {
  const { lang } = useMessages()
  const { storage } = useShop()
  const orderId = useSyncExternalStore(
    neverChanges,
    () => {
      const remembered = rememberedOrder()
      return remembered !== undefined &&
        restoreCheckout(remembered, storage)?.attemptId !== undefined
        ? remembered
        : null
    },
    () => undefined,
  )
  useEffect(() => {
    if (orderId === null) location.replace(checkoutRoutes(lang).cartHref)
  }, [orderId, lang])
  return typeof orderId === 'string' ? <LiveCheckout orderId={orderId} {...props} /> : <Loading />
}
