'use client'
import type { Cart, SavedPage } from '@selvage/core/cart'
import { isForMembers } from '@selvage/core/errors'
import type { RejectedPromo } from '@selvage/machines/cart'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { errorText, ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needHrefs } from '../provider/need-props.ts'
import * as css from './cart.css.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartView } from './cart-view.tsx'
import type { CartViewProps } from './cart-view.tsx'
import { SavedSection } from './saved-section.tsx'
import { useCartFlow } from './use-cart-flow.ts'
import { useMovedCart } from './use-moved-cart.ts'

/** The props of `CartFlow`: the cart that the page has already, and the addresses around it. */
export type CartFlowProps = Pick<
  CartViewProps,
  'checkoutHref' | 'storefront' | 'shopHref' | 'hrefFor' | 'installments' | 'discountsHref'
> & {
  /**
   * The cart that the page was drawn with, null when there is none; loaded when it is left
   * undefined.
   */
  readonly cart?: Cart | null | undefined
  /**
   * The lines that are saved for later as the page was drawn with them, null where they could not
   * be loaded. Left out, the cart saves none and shows none.
   */
  readonly saved?: SavedPage | null | undefined
  /** Returns the page's address with another part of a long list; no links without it. */
  readonly savedHref?: ((offset: number) => string) | undefined
  /** The page that logs in and leads back, for a code of members; no link without it. */
  readonly logInHref?: string | undefined
  /**
   * Called with a code of members that a guest has typed. Store it, and apply it once they have
   * logged in.
   */
  readonly onMembersPromo?: ((code: string) => void) | undefined
  /** Where the forms go without a script; the page itself when left out. */
  readonly action?: string | undefined
  /** The promo code that such a form sent in vain: it stays in its field, with its error. */
  readonly rejectedPromo?: RejectedPromo | undefined
}

/** The cart page: every change is sent as it is made, and the gateway's totals are shown. */
export function CartFlow({
  cart,
  action = '',
  rejectedPromo,
  saved: savedPage,
  savedHref,
  logInHref,
  onMembersPromo,
  ...page
}: CartFlowProps): ReactNode {
  needHrefs('CartFlow', { shopHref: page.shopHref })
  const { t } = useMessages()
  const { view, send, actions, saved, root, scripted } = useCartFlow(cart, rejectedPromo, savedPage)
  const { typed, error } = view.promo
  const needsLogIn = error !== undefined && isForMembers(error)
  useEffect(() => {
    if (needsLogIn) onMembersPromo?.(typed)
    // Called once for each rejection, not while the field is typed in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error])
  const movedHref = useMovedCart(page.storefront)
  if (view.status === 'loading') return <CartSkeleton />
  if (view.status === 'failed') {
    return (
      <EmptyState
        level={2}
        title={t('cart.loadFailed')}
        actions={<Button onClick={() => send({ type: 'RETRY' })}>{t('common.tryAgain')}</Button>}
      >
        {t('cart.loadFailedHelp')}
      </EmptyState>
    )
  }
  return (
    <div ref={root} tabIndex={-1} className={css.flow}>
      {view.notice === undefined ? null : (
        <ErrorNotice error={view.notice} onClose={() => send({ type: 'CLOSE_NOTICE' })} />
      )}
      <CartView
        {...page}
        movedHref={movedHref}
        action={action}
        cart={view.cart}
        lines={view.lines.filter(({ leaving }) => !leaving)}
        removed={view.removed}
        outdated={view.totalsOutdated}
        canCheckout={view.canCheckout}
        promo={{
          typed,
          busy: view.promo.busy,
          error: error && errorText(t, error),
          logInHref: needsLogIn ? logInHref : undefined,
        }}
        plain={!scripted}
        saves={saved !== undefined}
        actions={actions}
      />
      {saved === undefined ? null : (
        <SavedSection
          state={saved.state}
          action={action}
          hrefFor={page.hrefFor}
          pageHref={savedHref}
          actions={scripted ? saved.actions : undefined}
        />
      )}
    </div>
  )
}
