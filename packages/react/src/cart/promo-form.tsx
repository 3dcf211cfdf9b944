'use client'
import type { Cart } from '@selvage/core/cart'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { isOfPromo } from '../order/line-frame.tsx'
import { Link } from '../provider/link.tsx'
import type { CartActions, CartViewProps } from './cart-view.tsx'
import * as css from './cart.css.ts'

interface PromoFormProps {
  readonly cart: Cart
  readonly action: string
  readonly actions: CartActions | undefined
  readonly promo: CartViewProps['promo']
}

/**
 * The form of the promo code, and the one that takes it off. A code that has ended, or that the
 * order is worth too little for, says so and leaves room for another; one for members leads a guest
 * to the login.
 */
export function PromoForm({ cart, action, actions, promo }: PromoFormProps): ReactNode {
  const { t } = useMessages()
  const code = cart.promo?.code
  const why = cart.items.find(({ cleanup }) => isOfPromo(cleanup))?.cleanup
  const isOutdone = cart.pricing.discountGroup !== null
  const on = isOutdone ? 'cart.promoOutdone' : 'cart.promoOn'
  const taken = code === undefined ? why && t(`cart.unavailable_${why}`) : t(on, { code })
  const button = useRef<HTMLButtonElement>(null)
  const sent = useRef(false)
  // The control that was pressed is gone once its code is applied or taken off.
  useEffect(() => {
    if (sent.current) button.current?.focus()
    sent.current = false
  }, [taken])
  const form = (applies: boolean) => ({
    className: isOutdone && !applies ? css.outdone : css.promo,
    method: 'post',
    action,
    onSubmit(event: FormEvent) {
      if (!actions) return
      event.preventDefault()
      sent.current = true
      actions.onPromo(applies)
    },
  })
  const version = <input type="hidden" name="version" value={cart.version} />
  return (
    <>
      {taken && (
        <form {...form(false)}>
          {version}
          <p className={code === undefined || isOutdone ? css.plain : css.promoOn}>{taken}</p>
          <Button
            ref={code === undefined ? null : button}
            type="submit"
            kind="small"
            name="intent"
            value="promo-off"
            busy={promo.busy}
          >
            {t('cart.promoOff')}
          </Button>
        </form>
      )}
      {code === undefined && (
        <form {...form(true)}>
          {version}
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
          {promo.logInHref !== undefined && (
            <Link className={css.promoLogIn} href={promo.logInHref}>
              {t('cart.promoLogIn')}
            </Link>
          )}
        </form>
      )}
    </>
  )
}
