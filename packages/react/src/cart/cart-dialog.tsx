'use client'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { FreeShipping, OrderTotals } from '../order/index.ts'
import { needHrefs } from '../provider/need-props.ts'
import { CartRows } from './cart-rows.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './cart-view.tsx'
import type { CartViewProps } from './cart-view.tsx'
import * as css from './cart.css.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { useCartFlow } from './use-cart-flow.ts'
import { useCheckoutPress } from './use-checkout-press.ts'

/** Props of {@link CartDialog}: the addresses around the cart, and whether it is shown. */
export type CartDialogProps = Pick<
  CartViewProps,
  'checkoutHref' | 'storefront' | 'shopHref' | 'hrefFor'
> & {
  /** True while the panel is shown. */
  readonly open: boolean
  /** Called with false when the panel is to close. */
  readonly onOpenChange: (open: boolean) => void
  /** The cart's own page. */
  readonly cartHref: string
}

/**
 * The cart as a modal panel over any page: its lines with their quantities, what it costs, and the
 * way to the checkout. Each opening loads the cart.
 */
export function CartDialog(props: CartDialogProps): ReactNode {
  const { open, cartHref } = props
  needHrefs('CartDialog', { cartHref })
  const [opening, setOpening] = useState({ open, turn: 0 })
  if (opening.open !== open) setOpening({ open, turn: opening.turn + (open ? 1 : 0) })
  return <OpenCart key={opening.turn} {...props} />
}

function OpenCart(props: CartDialogProps): ReactNode {
  return props.open ? <LiveCart {...props} /> : null
}

function LiveCart({
  open,
  onOpenChange,
  cartHref,
  checkoutHref,
  storefront,
  shopHref,
  hrefFor,
}: CartDialogProps): ReactNode {
  const { t } = useMessages()
  const { view, send, actions, root } = useCartFlow(undefined)
  const { cart } = view
  const lines = view.lines.filter(({ leaving }) => !leaving)
  const { canCheckout, totalsOutdated: outdated } = view
  const press = useCheckoutPress({ lines, outdated, canCheckout, checkoutHref, actions })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="cart"
      title={t('cart.title')}
      description={view.pricing && t('cart.pieces', { count: view.count })}
      foot={
        lines.length > 0 ? (
          <div className={css.dialogFoot} aria-busy={outdated || undefined}>
            {view.pricing === undefined ? null : (
              <>
                <OrderTotals pricing={view.pricing} ships={cart?.needsShipping} />
                <FreeShipping pricing={view.pricing} />
              </>
            )}
            {press ? (
              <div onClickCapture={press}>
                <CheckoutButton href={checkoutHref} storefront={storefront} />
              </div>
            ) : null}
            <ButtonLink kind="link" href={cartHref}>
              {t('cart.viewCart')}
            </ButtonLink>
          </div>
        ) : undefined
      }
    >
      <div ref={root} tabIndex={-1} className={css.flow}>
        {view.notice && view.status !== 'failed' ? (
          <ErrorNotice error={view.notice} onClose={() => send({ type: 'CLOSE_NOTICE' })} />
        ) : null}
        {view.status === 'loading' ? <CartSkeleton /> : null}
        {view.status === 'failed' ? (
          <EmptyState
            level={3}
            title={t('cart.loadFailed')}
            actions={
              <Button onClick={() => send({ type: 'RETRY' })}>{t('common.tryAgain')}</Button>
            }
          >
            {t('cart.loadFailedHelp')}
          </EmptyState>
        ) : null}
        <CartRows
          lines={lines}
          removed={view.removed}
          version={cart?.version ?? 0}
          action={cartHref}
          actions={actions}
          plain={false}
          hrefFor={hrefFor}
          look="summary"
        />
        {lines.length === 0 && (view.status === 'empty' || view.status === 'filled') ? (
          <EmptyCart shopHref={shopHref} />
        ) : null}
      </div>
    </Dialog>
  )
}
