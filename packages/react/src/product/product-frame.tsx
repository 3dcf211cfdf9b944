'use client'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import type { DesignDetail } from '@selvage/core/design'
import type { ProductFormEvent, ProductFormView } from '@selvage/machines/cart'
import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { QuantityField } from '../field/index.ts'
import { ErrorNotice, Flash } from '../flash/index.ts'
import { useErrorAnnouncement } from '../flash/use-error-announcement.ts'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { AddingActions } from './adding-actions.tsx'
import { BuyBar } from './buy-bar.tsx'
import * as css from './product.css.ts'

type AnyView = ProductFormView<string, string, unknown>
type FormEvents = Exclude<
  ProductFormEvent<never, never>,
  { readonly type: 'CHOOSE_VARIANT' | 'CHOOSE_SIZE' }
>

/** A design's form of any kind of product, as its server draws it and its script runs it. */
export interface ProductFrameProps {
  readonly design: Pick<DesignDetail, 'title' | 'designer' | 'forSale'>
  readonly repeat: Pick<DesignDetail['repeat'], 'type' | 'widthIn' | 'heightIn'>
  readonly view: AnyView
  readonly send: (event: FormEvents) => void
  readonly picture: ReactNode
  /** Fields that choose what is added. */
  readonly choosers: ReactNode
  /** The name of the product, where there are several of a kind, such as "Tea towel". */
  readonly product?: string | undefined
  /** The price of a piece, which stands under the title. */
  readonly price?: ReactNode
  readonly quantityLabel: string
  /** Says how much the quantity comes to, such as "2 yards". */
  readonly amount: string
  /** The text of the button that adds, where it says what that is; "Add to cart" when left out. */
  readonly addLabel?: string | undefined
  readonly outOfStock: string
  readonly notForSale: string
  /** Stands below the buttons. */
  readonly note: ReactNode
  /** Stands below the picture. */
  readonly facts?: ReactNode
  /** The quantity as a form without a script brought it back. */
  readonly typed?: string | undefined
  readonly itemId?: string | undefined
  readonly lineKey?: string | undefined
  readonly action?: string | undefined
  readonly cartHref: string
}

/** Title, form, total, messages and buttons of a product, around what its kind brings. */
export function ProductFrame(props: ProductFrameProps): ReactNode {
  const { design, repeat, picture, notForSale, facts, price, product } = props
  const { t, size } = useMessages()
  return (
    <div className={css.product}>
      <div className={css.picture}>{picture}</div>
      <div className={css.panel}>
        <header>
          <h1 className={css.title} lang={DESIGN_LANGUAGE}>
            {design.title}
          </h1>
          <p className={css.byline}>
            {product === undefined ? null : <>{product} · </>}
            {t('design.by', { designer: design.designer.name })} ·{' '}
            {t('fabric.repeatLine', {
              size: size(repeat.widthIn, repeat.heightIn, 'repeat'),
              type: t(`fabric.repeat_${repeat.type}`),
            })}
          </p>
          {design.forSale && price && <p className={css.price}>{price}</p>}
        </header>
        {design.forSale ? (
          <BuyForm {...props} title={design.title} />
        ) : (
          <Flash severity="info">{notForSale}</Flash>
        )}
      </div>
      {facts && <div className={css.facts}>{facts}</div>}
    </div>
  )
}

/** The form of a product: what is chosen, its total, its messages and its buttons. */
export interface BuyFormProps extends Omit<
  ProductFrameProps,
  'design' | 'repeat' | 'picture' | 'price' | 'notForSale' | 'facts'
> {
  readonly title: string
}

/** The form of any product that is for sale. */
export function BuyForm({
  title,
  view,
  send,
  choosers,
  quantityLabel,
  amount,
  addLabel,
  outOfStock,
  note,
  typed,
  itemId,
  lineKey,
  action,
  cartHref,
}: BuyFormProps): ReactNode {
  const { t, money } = useMessages()
  const scripted = useScripted()
  useErrorAnnouncement(view.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!view.busy) send({ type: 'ADD' })
  }
  const foot = useRef<HTMLDivElement>(null)
  const { total } = view
  const isOut = view.outOfStock
  // Without a script the same button takes what is chosen instead.
  const isUseless = isOut && scripted && view.label === 'fabric.addToCart'
  const add = view.label === 'fabric.addToCart' && addLabel && !isOut ? addLabel : t(view.label)
  const label = isUseless ? t('fabric.outOfStockShort') : add
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className={css.form}
      data-served={scripted ? undefined : ''}
      aria-busy={view.busy || undefined}
    >
      {itemId === undefined ? null : <input type="hidden" name="order_item_id" value={itemId} />}
      {lineKey === undefined ? null : <input type="hidden" name="line_key" value={lineKey} />}
      {choosers}
      <div className={css.dock}>
        <div className={css.amount}>
          <QuantityField
            announced={total === undefined}
            label={quantityLabel}
            value={view.quantity}
            typed={typed}
            error={view.fieldError && t(view.fieldError)}
            onChange={(quantity, text) => {
              send({ type: 'TYPE_QUANTITY', typed: text })
              if (quantity !== 1 || text === '1') send({ type: 'LEAVE_QUANTITY' })
            }}
          />
          {total === undefined || isOut ? null : (
            <output className={css.total}>
              <Money amount={total} look="total" />
              <span className={css.quiet}>{amount}</span>
            </output>
          )}
        </div>
        <div ref={foot} className={css.foot}>
          {view.outOfStock && !view.error ? <Flash severity="attention">{outOfStock}</Flash> : null}
          {view.error === undefined ? null : (
            <ErrorNotice
              error={view.error}
              onRetry={view.canRetry ? () => send({ type: 'ADD' }) : undefined}
            />
          )}
          <Button
            type="submit"
            kind={isOut ? 'plain' : 'buy'}
            wide
            busy={view.busy}
            busyLabel={t('fabric.adding')}
            {...(total && !isOut && { end: money(total) })}
          >
            {label}
          </Button>
          <AddingActions view={view} cartHref={cartHref} />
          {itemId === undefined || view.done ? null : (
            <ButtonLink wide href={cartHref}>
              {t('common.cancel')}
            </ButtonLink>
          )}
        </div>
      </div>
      <p className={css.note}>{note}</p>
      {isOut ? null : (
        <BuyBar below={foot} view={view} title={title} amount={amount} label={label} />
      )}
    </form>
  )
}
