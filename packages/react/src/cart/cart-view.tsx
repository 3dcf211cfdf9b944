'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { QuantityField, TextField } from '../field/index.ts'
import { FreeShipping, OrderLine, OrderTotals } from '../order/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './cart.css.ts'

/** What a shopper does in the cart; without a script each is a form of the page. */
export type CartActions = {
  readonly onQuantity: (item: OrderItem, quantity: number) => void
  readonly onRemove: (item: OrderItem) => void
  /** `null` takes the code off. */
  readonly onPromo: (code: string | null) => void
}

export type CartViewProps = {
  /** Null or without lines: the empty cart. */
  readonly cart: Cart | null
  readonly gatewayUrl: string
  /** Where the forms go without a script. */
  readonly action: string
  readonly checkoutHref: string
  readonly shopHref: string
  readonly designHref: (item: OrderItem) => string | undefined
  /** Present once a script runs. */
  readonly actions?: CartActions | undefined
  /** Lines with a change on its way. */
  readonly busy?: ReadonlySet<string>
  /** What is wrong with the promo code, in words. */
  readonly promoError?: string | undefined
}

/** The cart: its lines, the promo code, and what it costs. Every control is a form that works before any script. */
export function CartView({ cart, gatewayUrl, action, checkoutHref, shopHref, designHref, actions, busy, promoError }: CartViewProps): ReactNode {
  const { t } = useWords()
  if (cart === null || cart.items.length === 0) {
    return (
      <EmptyState level={2} title={t('cart.empty')} actions={<ButtonLink href={shopHref}>{t('cart.browse')}</ButtonLink>}>
        {t('cart.emptyHelp')}
      </EmptyState>
    )
  }
  const blocked = cart.items.some((item) => item.cleanup !== null && item.cleanup.endsWith('_unavailable'))
  return (
    <div className={css.columns}>
      <ul className={css.list}>
        {cart.items.map((item) => (
          <li key={item.id} className={css.line}>
            <OrderLine item={item} gatewayUrl={gatewayUrl} href={designHref(item)}>
              <LineForm item={item} version={cart.version} action={action} actions={actions} busy={busy?.has(item.id) ?? false} />
            </OrderLine>
          </li>
        ))}
      </ul>
      <section className={css.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={css.summaryTitle}>{t('cart.summary')}</h2>
        <PromoForm cart={cart} action={action} actions={actions} error={promoError} />
        <OrderTotals pricing={cart.pricing} />
        <FreeShipping pricing={cart.pricing} />
        {blocked ? null : <ButtonLink kind="buy" wide href={checkoutHref} rel="nofollow">{t('cart.checkout')}</ButtonLink>}
      </section>
    </div>
  )
}

type LineFormProps = { readonly item: OrderItem, readonly version: number, readonly action: string, readonly actions: CartActions | undefined, readonly busy: boolean }

function LineForm({ item, version, action, actions, busy }: LineFormProps): ReactNode {
  const { t } = useWords()
  const title = item.design?.title ?? item.sku
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.value === 'remove') actions.onRemove(item)
  }
  return (
    <form className={css.controls} method="post" action={action} onSubmit={submit} aria-busy={busy || undefined}>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={version} />
      {item.quantityEditable ? (
        <QuantityField
          label={t('cart.quantityOf', { title })} value={item.quantity}
          onChange={(quantity) => { if (quantity !== null && quantity !== item.quantity) actions?.onQuantity(item, quantity) }}
        />
      ) : null}
      {actions ? null : <Button type="submit" kind="small" name="intent" value="update">{t('cart.update')}</Button>}
      <Button type="submit" kind="small" name="intent" value="remove" aria-label={t('cart.removeTitle', { title })}>{t('cart.remove')}</Button>
    </form>
  )
}

type PromoFormProps = { readonly cart: Cart, readonly action: string, readonly actions: CartActions | undefined, readonly error: string | undefined }

function PromoForm({ cart, action, actions, error }: PromoFormProps): ReactNode {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    actions.onPromo(cart.promo === null ? code.trim() : null)
  }
  return (
    <form className={css.promo} method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="version" value={cart.version} />
      {cart.promo === null ? (
        <>
          <TextField label={t('cart.promo')} name="code" autoComplete="off" maxLength={64} value={code} onChange={(event) => setCode(event.currentTarget.value)} error={error} />
          <Button type="submit" name="intent" value="promo">{t('cart.promoApply')}</Button>
        </>
      ) : (
        <>
          <p className={css.promoOn}>{t('cart.promoOn', { code: cart.promo.code })}</p>
          <Button type="submit" kind="small" name="intent" value="promo-off">{t('cart.promoOff')}</Button>
        </>
      )}
    </form>
  )
}
