'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import type { CartLineView } from '@selvage/machines/cart'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { goToField } from '../field/go-to-field.ts'
import { TextField } from '../field/index.ts'
import { Flash, ErrorNotice } from '../flash/index.ts'
import { FreeShipping, OrderLine, OrderTotals } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { useMessages } from '../messages/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { LineForm, quantityId } from './line-form.tsx'
import * as css from './cart.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Actions of a shopper in the cart; without a script each is a form of the page. */
export interface CartActions {
  readonly onQuantity: (item: OrderItem, typed: string) => void
  readonly onRemove: (item: OrderItem) => void
  readonly onRetry: (id: string) => void
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
  /** Handlers of the actions in the browser; without them the forms are sent. */
  readonly actions?: CartActions | undefined
  /** Drawn as it is before any script runs, with a button for every change. */
  readonly plain?: boolean
  /** A change is on its way, so the totals are of before it. */
  readonly outdated?: boolean
  /** True when every line can be ordered and no change waits. */
  readonly canCheckout: boolean
  /** The promo code as it is typed and sent; `cartView` returns it. */
  readonly promo: {
    readonly typed: string
    readonly busy: boolean
    readonly error: string | undefined
  }
}

/**
 * The cart: its lines, the promo code, and what it costs. Every control is a form that works before
 * any script.
 */
export function CartView({
  cart,
  lines,
  action,
  checkoutHref,
  storefront,
  shopHref,
  movedHref,
  hrefFor,
  actions,
  plain = actions === undefined,
  outdated = false,
  canCheckout,
  promo,
}: CartViewProps): ReactNode {
  if (cart !== null) needProps('CartView', { cart }, {}, 'of useCart()')
  needProps('CartView', { promo }, { lines }, 'of useCart()')
  const { t } = useMessages()
  if (cart === null || lines.length === 0) {
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
  // Checkout leads to a wrong quantity first: the button that a press begins on stays.
  const wrong = lines.find(({ fieldError }) => fieldError !== undefined)
  const goToWrong = (event: MouseEvent) => {
    event.stopPropagation()
    if (wrong) goToField(event, quantityId(wrong.item))
  }
  return (
    <div className={css.columns}>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.item.id} className={css.line} data-line={line.item.id}>
            <OrderLine item={line.item} links={lineLinks(hrefFor, line.item)}>
              <LineForm
                line={line}
                version={cart.version}
                action={action}
                actions={actions}
                plain={plain}
              />
              {line.error === undefined ? null : (
                <ErrorNotice
                  error={line.error}
                  onRetry={actions && (() => actions.onRetry(line.item.id))}
                />
              )}
            </OrderLine>
          </li>
        ))}
      </ul>
      <section
        className={css.summary}
        aria-labelledby="cart-summary"
        aria-busy={outdated || undefined}
      >
        <h2 id="cart-summary" className={css.summaryTitle}>
          {t('cart.summary')}
        </h2>
        <PromoForm cart={cart} action={action} actions={actions} promo={promo} />
        <OrderTotals pricing={cart.pricing} />
        <FreeShipping pricing={cart.pricing} />
        {canCheckout || outdated || wrong !== undefined ? (
          <div onClickCapture={wrong && goToWrong}>
            <CheckoutButton href={checkoutHref} storefront={storefront} />
          </div>
        ) : (
          <ClosedCheckout lines={lines} />
        )}
      </section>
    </div>
  )
}

/** A notice of the lines that keep the checkout from opening. */
function ClosedCheckout({ lines }: { readonly lines: readonly CartLineView[] }): ReactNode {
  const { t } = useMessages()
  if (lines.every(({ item }) => item.cleanup === null)) return null
  return <Flash severity="attention">{t('errors.ITEMS_UNAVAILABLE')}</Flash>
}

interface PromoFormProps {
  readonly cart: Cart
  readonly action: string
  readonly actions: CartActions | undefined
  readonly promo: CartViewProps['promo']
}

function PromoForm({ cart, action, actions, promo }: PromoFormProps): ReactNode {
  const { t } = useMessages()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    actions.onPromo(cart.promo === null)
  }
  return (
    <form className={css.promo} method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="version" value={cart.version} />
      {cart.promo === null ? (
        <>
          <TextField
            label={t('cart.promo')}
            name="code"
            autoComplete="off"
            maxLength={64}
            error={promo.error}
            value={promo.typed}
            onChange={(event) => actions?.onTypePromo(event.currentTarget.value)}
          />
          <Button type="submit" name="intent" value="promo" busy={promo.busy}>
            {t('cart.promoApply')}
          </Button>
        </>
      ) : (
        <>
          <p className={css.promoOn}>{t('cart.promoOn', { code: cart.promo.code })}</p>
          <Button type="submit" kind="small" name="intent" value="promo-off" busy={promo.busy}>
            {t('cart.promoOff')}
          </Button>
        </>
      )}
    </form>
  )
}
