import type { Cart, OrderItem } from '@selvage/core/cart'
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
      designHref={(item) => lineHref(lang, item)}
    />
  )
}

// Where a line was made. Wallpaper and a filled yard are changed there, in the line's own place.
function lineHref(lang: Language, { id, design, fabric, wallpaper, fillAYard }: OrderItem): string | undefined {
  if (fillAYard) return localizePath('fill-a-yard-canvas', lang, {}, { layout: fillAYard.layout, order_item_id: id })
  if (design === null) return undefined
  if (wallpaper) return localizePath('wallpaper', lang, { designId: design.id }, { wallpaper: wallpaper.code.toLowerCase(), size: wallpaper.size.toLowerCase(), order_item_id: id })
  return localizePath('fabric', lang, { designId: design.id }, { fabric: fabric?.code.toLowerCase() })
}
