'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { CartLineView } from '@selvage/machines/cart'
import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { QuantityField } from '../field/index.ts'
import { lineFullTitle } from '../order/index.ts'
import { useMessages } from '../messages/index.ts'
import type { CartActions } from './cart-view.tsx'
import * as css from './cart.css.ts'

/** Returns the id of the quantity field of a line. */
export const quantityId = ({ id }: OrderItem): string => `quantity-${id}`

interface LineFormProps {
  readonly line: CartLineView
  readonly version: number
  readonly action: string
  readonly actions: CartActions | undefined
  readonly plain: boolean
  /** True where the line can be saved for later. */
  readonly saves: boolean
}

/**
 * Quantity and removal are two forms, so that Enter in the field saves and never removes, and
 * saving for later is one of its own. The button that saves a quantity comes last and keeps its
 * place once a script saves by itself: a Remove that moved would be missed by the pointer that is
 * on its way to it.
 */
export function LineForm({
  line,
  version,
  action,
  actions,
  plain,
  saves,
}: LineFormProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const saving = useId()
  const { item } = line
  const served = actions ? 'served' : 'shown'
  // Two lines may have one design.
  const title = lineFullTitle(item, messages)
  const save = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    actions.onQuantity(item, String(new FormData(event.currentTarget).get('quantity') ?? ''))
  }
  const remove = (event: FormEvent<HTMLFormElement>) => {
    if (!actions) return
    event.preventDefault()
    actions.onRemove(item)
  }
  const saveForLater = (event: FormEvent<HTMLFormElement>) => {
    if (!actions?.onSave) return
    event.preventDefault()
    actions.onSave(item)
  }
  const subject = (
    <>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  return (
    <div className={css.controls} aria-busy={line.busy || undefined}>
      {item.quantityEditable ? (
        <form id={saving} className={css.control} method="post" action={action} onSubmit={save}>
          {subject}
          <QuantityField
            id={quantityId(item)}
            accessibleName={t('cart.quantityOf', { title })}
            name="quantity"
            value={line.quantity}
            step={item.chunkSize ?? undefined}
            stays
            error={line.fieldError && t(line.fieldError)}
            onChange={(_, typed) => actions?.onQuantity(item, typed)}
          />
        </form>
      ) : null}
      {saves ? (
        <form className={css.control} method="post" action={action} onSubmit={saveForLater}>
          {subject}
          <Button
            type="submit"
            kind="link"
            name="intent"
            value="save"
            aria-label={t('cart.saveTitle', { title })}
          >
            {t('cart.save')}
          </Button>
        </form>
      ) : null}
      <form className={css.control} method="post" action={action} onSubmit={remove}>
        {subject}
        <Button
          type="submit"
          kind="link"
          name="intent"
          value="remove"
          aria-label={t('cart.removeTitle', { title })}
        >
          {t('cart.remove')}
        </Button>
      </form>
      {item.quantityEditable ? (
        <div className={css.update[plain ? served : 'hidden']}>
          <Button type="submit" kind="small" form={saving} name="intent" value="update">
            {t('cart.update')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
