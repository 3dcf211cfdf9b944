import type { Cart } from '@selvage/core/cart'
import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { CartFlow } from '@selvage/react/cart'
import { useWords } from '@selvage/react/words'
import { useIslandShop } from '../island-root.tsx'

interface CartIslandProps {
  readonly cart: Cart | null
  readonly gatewayUrl: string
}

/** The cart page's cart, alive. */
export function CartIsland({ cart, gatewayUrl }: CartIslandProps) {
  const { lang } = useWords()
  return (
    <CartFlow
      shop={useIslandShop()}
      cart={cart}
      gatewayUrl={gatewayUrl}
      action={localizePath('cart', lang)}
      checkoutHref={localizePath('checkout', lang)}
      shopHref={localizePath('shop', lang)}
      designHref={({ design, fabric }) => (design === null ? undefined : designHref(lang, design.id, fabric?.code))}
    />
  )
}

function designHref(lang: Language, designId: number, fabric: string | undefined): string {
  return localizePath('fabric', lang, { designId }, { fabric: fabric?.toLowerCase() })
}
