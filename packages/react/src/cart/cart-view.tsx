'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import type { CartLineView, RemovedLineView } from '@selvage/machines/cart'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Flash } from '../flash/index.ts'
import { Money } from '../money/index.ts'
import { FreeShipping, InstallmentNote, OrderTotals } from '../order/index.ts'
import type { InstallmentLimits } from '../order/index.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { useMessages } from '../messages/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CartRows } from './cart-rows.tsx'
import * as css from './cart.css.ts'
import { GroupDiscount } from './group-discount.tsx'
import { PromoForm } from './promo-form.tsx'
import { useCheckoutPress } from './use-checkout-press.ts'
import { needProps } from '../provider/need-props.ts'

/** Actions of a shopper in the cart; without a script each is a form of the page. */
export interface CartActions {
  readonly onQuantity: (item: OrderItem, typed: string) => void
  readonly onRemove: (item: OrderItem) => void
  /** Saves a line for later. */
  readonly onSave?: ((item: OrderItem) => void) | undefined
  /** Puts a removed line back. */
  readonly onUndo?: ((item: OrderItem) => void) | undefined
  /** Drops a removed line, which cannot come back then. */
  readonly onForget?: ((item: OrderItem) => void) | undefined
  /** Tries one line's change again that failed, or all of them. */
  readonly onRetry: (id?: string) => void
  readonly onTypePromo: (typed: string) => void
  /** True applies what was typed, false takes the code off. */
  readonly onPromo: (apply: boolean) => void
}

/** Props of {@link CartView}. */
export interface CartViewProps {
  /** Null or without lines: the empty cart. */
  readonly cart: Cart | null
  /** The lines with what is open about each, from `cartView`. */
  readonly lines: readonly CartLineView[]
  /** The removed lines that can come back, from `cartView`; none unless given. */
  readonly removed?: readonly RemovedLineView[] | undefined
  /** Where the forms go without a script. */
  readonly action: string
  /** The checkout's page; left out where a storefront on another origin checks out. */
  readonly checkoutHref?: string | undefined
  /** Address of that storefront: the cart is handed over to it, as by `CheckoutLink`. */
  readonly storefront?: string | undefined
  /** The page that an empty cart leads to. */
  readonly shopHref: string
  /** Address of the cart at the storefront, when it was taken there: an empty one is not lost. */
  readonly movedHref?: string | undefined
  /** Where each line leads: its page, where it is changed, how it is cut; no links without it. */
  readonly hrefFor?: LineHrefFor | undefined
  /** The totals that can be paid in installments; without them the page names none. */
  readonly installments?: InstallmentLimits | undefined
  /** The page on which a shopper proves a discount group; the cart offers none without it. */
  readonly discountsHref?: string | undefined
  /** True where lines can be saved for later, which the page then shows. */
  readonly saves?: boolean | undefined
  /** Handlers of the actions in the browser; without them the forms are sent. */
  readonly actions?: CartActions | undefined
  /** Drawn as it is before any script runs, with a button for every change. */
  readonly plain?: boolean | undefined
  /** A change is on its way, so the totals are of before it. */
  readonly outdated?: boolean | undefined
  /** True when every line can be ordered and no change waits. */
  readonly canCheckout: boolean
  /** The promo code as it is typed and sent; `cartView` returns it. */
  readonly promo: {
    readonly typed: string
    readonly busy: boolean
    readonly error: string | undefined
    /** The page that logs in, where the code counts for members alone. */
    readonly logInHref?: string | undefined
  }
}

/**
 * The cart: its lines, the promo code, and what it costs. Every control is a form that works before
 * any script.
 */
export function CartView(props: CartViewProps): ReactNode {
  const {
    cart,
    lines,
    removed = [],
    action,
    checkoutHref,
    storefront,
    shopHref,
    movedHref,
    hrefFor,
    actions,
    plain = actions === undefined,
    outdated = false,
    saves = false,
    promo,
    installments,
    discountsHref,
  } = props
  needProps('CartView', { promo, ...(cart !== null && { cart }) }, { lines }, 'of useCart()')
  const { t } = useMessages()
  const press = useCheckoutPress(props)
  if (cart === null || lines.length === 0)
    return (
      <div className={css.emptied}>
        <CartRows
          lines={[]}
          removed={removed}
          version={cart?.version ?? 0}
          action={action}
          actions={actions}
          plain={plain}
          hrefFor={hrefFor}
        />
        <EmptyCart shopHref={shopHref} movedHref={movedHref} />
      </div>
    )
  // A cart whose first line is coming back costs nothing as yet, which would read as its price.
  const isPriced = cart.items.length > 0
  return (
    <>
      {cart.isBeingPaid && <OpenPayment checkoutHref={checkoutHref} />}
      <div className={css.columns}>
        <CartRows
          lines={lines}
          removed={removed}
          version={cart.version}
          action={action}
          actions={actions}
          plain={plain}
          saves={saves}
          hrefFor={hrefFor}
        />
        <div className={css.side}>
          <section
            className={css.summary}
            aria-labelledby="cart-summary"
            aria-busy={outdated || undefined}
          >
            <h2 id="cart-summary" className={css.summaryTitle}>
              {t('cart.summary')}
            </h2>
            <PromoForm cart={cart} action={action} actions={actions} promo={promo} />
            <GroupDiscount cart={cart} href={discountsHref} />
            {isPriced ? (
              <>
                <OrderTotals
                  pricing={cart.pricing}
                  promo={cart.promo}
                  ships={cart.needsShipping}
                  pieces={cart.count}
                />
                <FreeShipping pricing={cart.pricing} />
                {installments && (
                  <InstallmentNote total={cart.pricing.total} limits={installments} />
                )}
              </>
            ) : null}
          </section>
          {press ? (
            <div className={css.buyBar} aria-busy={outdated || undefined} onClickCapture={press}>
              {isPriced ? (
                <p className={css.barTotal}>
                  <Money amount={cart.pricing.total} />
                  <span className={css.barPieces}>{t('cart.pieces', { count: cart.count })}</span>
                </p>
              ) : null}
              <CheckoutButton href={checkoutHref} storefront={storefront} />
            </div>
          ) : (
            <ClosedCheckout lines={lines} />
          )}
        </div>
      </div>
    </>
  )
}

/** An empty cart, which may have been taken to a storefront. */
export function EmptyCart({
  shopHref,
  movedHref,
}: Pick<CartViewProps, 'shopHref' | 'movedHref'>): ReactNode {
  const { t } = useMessages()
  if (movedHref !== undefined)
    return (
      <EmptyState
        level={2}
        title={t('cart.moved')}
        actions={<ButtonLink href={movedHref}>{t('cart.openMoved')}</ButtonLink>}
      >
        {t('cart.movedHelp')}
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      title={t('cart.empty')}
      actions={<ButtonLink href={shopHref}>{t('cart.browse')}</ButtonLink>}
    >
      {t('cart.emptyHelp')}
    </EmptyState>
  )
}

/** Says why nothing in the cart can be changed, and leads to where that can be ended. */
function OpenPayment({ checkoutHref }: Pick<CartViewProps, 'checkoutHref'>): ReactNode {
  const { t } = useMessages()
  return (
    <Flash severity="attention" title={t('cart.openPayment')}>
      <p>{t('cart.openPaymentHelp')}</p>
      {checkoutHref !== undefined && (
        <ButtonLink kind="buy" href={checkoutHref}>
          {t('cart.openPaymentLink')}
        </ButtonLink>
      )}
    </Flash>
  )
}

/** A notice of the lines that keep the checkout from opening. */
function ClosedCheckout({ lines }: { readonly lines: readonly CartLineView[] }): ReactNode {
  const { t } = useMessages()
  if (lines.every(({ item }) => item.cleanup === null)) return null
  return <Flash severity="attention">{t('errors.ITEMS_UNAVAILABLE')}</Flash>
}
