'use client'
import { DeveloperError } from '@selvage/core/contract'
import { toErrorMessage } from '@selvage/machines/cart'
import type { ErrorMessage } from '@selvage/machines/cart'
import { useEffect, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useErrorAnnouncement } from '../flash/use-error-announcement.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

/** The props of `CheckoutLink`. */
export interface CheckoutLinkProps {
  /**
   * Address of the storefront that checks out, such as `https://www.example.com`. Its pages have
   * the addresses of `@selvage/i18n/routes`.
   */
  readonly storefront: string
  /** As wide as its column. */
  readonly wide?: boolean | undefined
  /** `Checkout` unless given. */
  readonly children?: ReactNode
}

/**
 * Leads from a page of any origin to the storefront's checkout: a press hands the shop's cart over
 * with a one-time code. A failure is shown, and the cart stays as it is.
 *
 * @throws DeveloperError when `storefront` is no address.
 */
export function CheckoutLink({ storefront, wide, children }: CheckoutLinkProps): ReactNode {
  const shop = useShop()
  const { t, lang } = useMessages()
  const [state, setState] = useState<'idle' | 'opening' | ErrorMessage>('idle')
  const { origin } = addressOf(storefront)
  const error = typeof state === 'string' ? undefined : state
  useErrorAnnouncement(error)

  // A page that the shopper comes back to may have a cart that has been ordered meanwhile.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setState('idle')
      shop.cart.load().catch((error: unknown) => shop.report(error, 'checkout-link.pageshow'))
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [shop])

  const leave = async (target: '_top' | '_blank') => {
    setState('opening')
    try {
      const code = encodeURIComponent(await shop.handOver())
      const href = `${origin}/${lang}/cart/handover?code=${code}`
      // Null where the sandbox of a frame does not let it leave its page.
      if (window.open(href, target) === null) window.open(href, '_blank')
      if (target === '_blank') setState('idle')
    } catch (error) {
      const message = toErrorMessage(error)
      // Another tab may have taken the cart to the storefront, or emptied it.
      const isEmptied = message.code === 'ORDER_CONTAINS_NO_ITEMS'
      if (isEmptied) await shop.cart.load().catch((again) => shop.report(again, 'checkout-link'))
      setState(isEmptied && shop.wasHandedOver() ? 'idle' : message)
    }
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'opening') return
    void leave(event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top')
  }
  const label = state === 'opening' ? t('common.busy') : (children ?? t('cart.checkout'))
  return (
    <>
      <ButtonLink
        kind="buy"
        wide={wide}
        href={`${origin}/${lang}`}
        rel="nofollow"
        aria-busy={state === 'opening' || undefined}
        onClick={press}
      >
        {label}
      </ButtonLink>
      {error && <ErrorNotice error={error} onRetry={() => void leave('_top')} />}
    </>
  )
}

/** Returns a storefront's address; throws an Error that says what to write when it is none. */
export function addressOf(storefront: string): URL {
  const address = URL.canParse(storefront) ? new URL(storefront) : undefined
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address
  throw new DeveloperError(
    `CheckoutLink got the storefront ${JSON.stringify(storefront)}, which is no address, so its press would lead nowhere. Write for example storefront="https://www.example.com".`,
  )
}
