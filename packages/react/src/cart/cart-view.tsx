'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import type { CartLineView } from '@selvage/machines/cart'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { TextField } from '../field/index.ts'
import { Flash, ErrorNotice } from '../flash/index.ts'
import { FreeShipping, OrderLine, OrderTotals } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { useMessages } from '../messages/index.ts'
import { LineForm } from './line-form.tsx'
import * as css from './cart.css.ts'

/** Actions of a shopper in the cart; without a script each is a form of the page. */
export interface CartActions {
  readonly onQuantity: (item: OrderItem, typed: string) => void
  readonly onRemove: (item: OrderItem) => void
  readonly onRetry: (id: string) => void
  readonly onTypePromo: (typed: string) => void
  /** True applies what was typed, false takes the code off. */
  readonly onPromo: (apply: boolean) => void
}

export interface CartViewProps {
  /** Null or without lines: the empty cart. */
  readonly cart: Cart | null
  /** The lines with what is open about each, from `cartView`. */
  readonly lines: readonly CartLineView[]
  /** Where the forms go without a script. */
  readonly action: string
  readonly checkoutHref: string
  readonly shopHref: string
  /** Where each line leads: its page, where it is changed, how it is cut; no links without it. */
  readonly hrefFor?: LineHrefFor | undefined
  /** Handlers of the actions in the browser; without them the forms are sent. */
  readonly actions?: CartActions | undefined
  /** Drawn as it is before any script runs, with a button for every change. */
  readonly plain?: boolean
  /** A change is on its way, so the totals are of before it. */
  readonly outdated?: boolean
  readonly canCheckout: boolean
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
  shopHref,
  hrefFor,
  actions,
  plain = actions === undefined,
  outdated = false,
  canCheckout,
  promo,
}: CartViewProps): ReactNode {
  const { t } = useMessages()
  if (cart === null || lines.length === 0) {
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
  return (
    <div className={css.columns}>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.item.id} className={css.line}>
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
        <CheckoutLink href={checkoutHref} isOpen={canCheckout || outdated} lines={lines} />
      </section>
    </div>
  )
}

interface CheckoutLinkProps {
  readonly href: string
  readonly isOpen: boolean
  readonly lines: readonly CartLineView[]
}

/** The link to the checkout, or a notice of lines that keep it from opening. */
function CheckoutLink({ href, isOpen, lines }: CheckoutLinkProps): ReactNode {
  const { t } = useMessages()
  if (isOpen) {
    return (
      <ButtonLink kind="buy" wide href={href} rel="nofollow">
        {t('cart.checkout')}
      </ButtonLink>
    )
  }
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
