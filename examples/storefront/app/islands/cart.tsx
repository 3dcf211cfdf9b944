import type { Cart } from '@selvage/core/cart'
import { localizePath } from '@selvage/i18n/routes'
import { CartFlow } from '@selvage/react/cart'
import type { CartFlowProps } from '@selvage/react/cart'
import { useMessages } from '@selvage/react/messages'
import { cartLineLinks } from '../cart/line-links.ts'

interface CartIslandProps {
  readonly cart: Cart | null
  /** The totals that can be paid in installments; null where there are none. */
  readonly installments: CartFlowProps['installments'] | null
  readonly rejectedPromo?: CartFlowProps['rejectedPromo']
}

/** The island of the cart page. */
export function CartIsland({ cart, rejectedPromo, installments }: CartIslandProps) {
  const { lang } = useMessages()
  return (
    <CartFlow
      cart={cart}
      rejectedPromo={rejectedPromo}
      installments={installments ?? undefined}
      action={localizePath('cart', lang)}
      checkoutHref={localizePath('checkout', lang)}
      shopHref={localizePath('shop', lang)}
      hrefFor={(item) => cartLineLinks(lang, item)}
    />
  )
}
