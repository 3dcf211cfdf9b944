'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { reportMisuse } from '../messages/report-misuse.ts'
import { CheckoutLink } from './checkout-link.tsx'

/** Bundlers write the mode in its place, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

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
  if (storefront !== undefined) return <CheckoutLink wide storefront={storefront} />
  if (process.env.NODE_ENV === 'development')
    reportMisuse(
      'A cart got neither checkoutHref nor storefront, so nobody can check out. Write <CartFlow checkoutHref="/checkout"> with a page of yours, or storefront="https://…" with the shop that checks out, as of CartPopover.',
    )
  return null
}
