import type { Cart } from '@selvage/core/cart'
import { localizePath } from '@selvage/i18n/routes'
import { CartFlow } from '@selvage/react/cart'
import { useMessages } from '@selvage/react/messages'
import { useIslandShop } from '../island-runtime/island-root.tsx'
import { cartLineLinks } from '../cart/line-links.ts'

interface CartIslandProps {
  readonly cart: Cart | null
  readonly gatewayUrl: string
}

/** The island of the cart page. */
export function CartIsland({ cart, gatewayUrl }: CartIslandProps) {
  const { lang } = useMessages()
  return (
    <CartFlow
      shop={useIslandShop()}
      cart={cart}
      gatewayUrl={gatewayUrl}
      action={localizePath('cart', lang)}
      checkoutHref={localizePath('checkout', lang)}
      shopHref={localizePath('shop', lang)}
      hrefFor={(item) => cartLineLinks(lang, item)}
    />
  )
}
