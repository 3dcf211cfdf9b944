'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { CheckoutLink } from './checkout-link.tsx'

interface CheckoutButtonProps {
  readonly href: string | undefined
  readonly storefront: string | undefined
}

/** The way to the checkout: a page of this site, or another origin's that takes the cart over. */
export function CheckoutButton({ href, storefront }: CheckoutButtonProps): ReactNode {
  const { t } = useMessages()
  if (href !== undefined)
    return (
      <ButtonLink kind="buy" wide href={href} rel="nofollow">
        {t('cart.checkout')}
      </ButtonLink>
    )
  return storefront === undefined ? null : <CheckoutLink wide storefront={storefront} />
}
