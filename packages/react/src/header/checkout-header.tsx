'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { Brand } from './brand.tsx'
import * as css from './header.css.ts'

/** The checkout's header, with links to the cart and the home page only. */
export function CheckoutHeader({
  homeHref,
  cartHref,
}: {
  /** The home page, where the brand leads. */
  readonly homeHref: string
  /** The cart's page; left out once the order is placed. */
  readonly cartHref?: string | undefined
}): ReactNode {
  const { t } = useMessages()
  return (
    <header className={css.top}>
      <div className={css.checkoutBar}>
        <span>{cartHref && <Link href={cartHref}>{t('navigation.backToCart')}</Link>}</span>
        <span className={css.checkoutBrand}>
          <Brand href={homeHref} />
        </span>
        <span className={css.checkoutEnd}>{t('navigation.secureCheckout')}</span>
      </div>
    </header>
  )
}
