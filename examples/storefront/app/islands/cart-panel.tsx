import { localizePath } from '@selvage/i18n/routes'
import { languageOf } from '@selvage/i18n/locale'
import type { Catalogue } from '@selvage/i18n/messages'
import { CartDialog } from '@selvage/react/cart'
import { SelvageProvider, useShop } from '@selvage/react/provider'
import { cartLineLinks } from '../cart/line-links.ts'

interface CartPanelProps {
  /** The panel's messages, which no page carries. */
  readonly messages: Catalogue
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The cart's panel, fetched with its messages when the cart's link is first touched. */
export default function CartPanel({ messages, ...panel }: CartPanelProps) {
  const shop = useShop()
  const lang = languageOf(shop.locale)
  return (
    <SelvageProvider shop={shop} catalogue={messages}>
      <CartDialog
        {...panel}
        cartHref={localizePath('cart', lang)}
        checkoutHref={localizePath('checkout', lang)}
        shopHref={localizePath('shop', lang)}
        hrefFor={(item) => cartLineLinks(lang, item)}
      />
    </SelvageProvider>
  )
}
