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
  /** True while a press waits for a change of the cart. */
  readonly busy?: boolean
}

/** The way to the checkout: a page of this site, or another origin's that takes the cart over. */
export function CheckoutButton({ href, storefront, busy = false }: CheckoutButtonProps): ReactNode {
  const { t } = useMessages()
  if (href !== undefined)
    return (
      <ButtonLink kind="buy" wide href={href} rel="nofollow" aria-busy={busy || undefined}>
        {t(busy ? 'common.busy' : 'cart.checkout')}
      </ButtonLink>
    )
  if (storefront !== undefined)
    return (
      <CheckoutLink wide storefront={storefront}>
        {busy ? t('common.busy') : undefined}
      </CheckoutLink>
    )
  if (process.env.NODE_ENV === 'development')
    reportMisuse(
      'A cart got neither checkoutHref nor storefront, so nobody can check out. Write <CartFlow checkoutHref="/checkout"> with a page of yours, or storefront="https://…" with the shop that checks out, as of CartPopover.',
    )
  return null
}
