import type { Cart, SavedPage } from '@selvage/core/cart'
import { localizePath } from '@selvage/i18n/routes'
import { CartFlow } from '@selvage/react/cart'
import type { CartFlowProps } from '@selvage/react/cart'
import { useMessages } from '@selvage/react/messages'
import { cartLineLinks } from '../cart/line-links.ts'
import { savedPath } from '../cart/saved-path.ts'

interface CartIslandProps {
  /** The page that logs in and leads back to the cart. */
  readonly logInHref: string
  readonly cart: Cart | null
  /** The lines that are saved for later; null where they could not be loaded in time. */
  readonly saved: SavedPage | null
  /** The totals that can be paid in installments; null where there are none. */
  readonly installments: CartFlowProps['installments'] | null
  readonly rejectedPromo?: CartFlowProps['rejectedPromo']
}

/** Lets a code wait until its guest has logged in, when the cart's page applies it. */
function waitForLogIn(code: string): void {
  void import('../cart/waiting-promo.ts').then(({ promoCookie }) => {
    document.cookie = promoCookie(code, location.protocol === 'https:')
  })
}

/** The island of the cart page. */
export default function CartIsland({
  logInHref,
  cart,
  saved,
  rejectedPromo,
  installments,
}: CartIslandProps) {
  const { lang } = useMessages()
  return (
    <CartFlow
      cart={cart}
      saved={saved}
      savedHref={(offset) => savedPath(lang, offset)}
      rejectedPromo={rejectedPromo}
      logInHref={logInHref}
      onMembersPromo={waitForLogIn}
      installments={installments ?? undefined}
      action={localizePath('cart', lang)}
      checkoutHref={localizePath('checkout', lang)}
      discountsHref={localizePath('discounts', lang, {}, { back: localizePath('cart', lang) })}
      shopHref={localizePath('shop', lang)}
      hrefFor={(item) => cartLineLinks(lang, item)}
    />
  )
}
