'use client'
import type { Cart } from '@selvage/core/cart'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import type { CartActions, CartViewProps } from './cart-view.tsx'
import * as css from './cart.css.ts'

interface PromoFormProps {
  readonly cart: Cart
  readonly action: string
  readonly actions: CartActions | undefined
  readonly promo: CartViewProps['promo']
}

/** The form of the promo code, or the one that takes it off. */
export function PromoForm({ cart, action, actions, promo }: PromoFormProps): ReactNode {
  const { t } = useMessages()
  const code = cart.promo?.code
  const button = useRef<HTMLButtonElement>(null)
  const sent = useRef(false)
  // The field that Enter was pressed in is gone once its code is applied.
  useEffect(() => {
    if (sent.current) button.current?.focus()
    sent.current = false
  }, [code])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    sent.current = true
    actions.onPromo(code === undefined)
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
          <Button ref={button} type="submit" name="intent" value="promo" busy={promo.busy}>
            {t('cart.promoApply')}
          </Button>
        </>
      ) : (
        <>
          <p className={css.promoOn}>{t('cart.promoOn', { code: cart.promo.code })}</p>
          <Button
            ref={button}
            type="submit"
            kind="small"
            name="intent"
            value="promo-off"
            busy={promo.busy}
          >
            {t('cart.promoOff')}
          </Button>
        </>
      )}
    </form>
  )
}
