'use client'
import type { DesignDetail } from '@selvage/core/design'
import { designImageUrl } from '@selvage/core/design'
import { FABRIC_SIZES, isFabricCode } from '@selvage/core/fabric'
import type { FabricCode, FabricOffer } from '@selvage/core/fabric'
import type { AddToCartInput } from '@selvage/machines/cart'
import { addToCartView, provideAddToCart } from '@selvage/machines/cart'
import type { Shop } from '@selvage/machines/shop'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { QuantityField } from '../field/index.ts'
import { Flash, ErrorNotice } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { FabricChooser } from './fabric-chooser.tsx'
import * as css from './fabric-product.css.ts'
import { SizeChooser } from './size-chooser.tsx'
import { YardPreview } from './yard-preview.tsx'

export interface FabricProductProps {
  readonly shop: Shop
  readonly gatewayUrl: string
  readonly design: Pick<
    DesignDetail,
    'id' | 'title' | 'designer' | 'palette' | 'repeat' | 'recommendedFabric' | 'forSale'
  >
  /** Every fabric with its prices. */
  readonly offers: readonly FabricOffer[]
  /** What the page begins with, as its URL says. */
  readonly start?: Pick<AddToCartInput, 'fabric' | 'size' | 'itemId'> & {
    readonly quantity?: string | undefined
  }
  /** Key of the line, made by the server: the form sent twice without a script adds once. */
  readonly lineKey?: string | undefined
  /** Where the form goes without a script. */
  readonly action: string
  readonly cartHref: string
}

/**
 * Choosing cloth, cut and quantity of a design beside the cloth itself, and putting it in the cart.
 * A form before any script.
 */
export function FabricProduct({
  shop,
  gatewayUrl,
  design,
  offers,
  start = {},
  lineKey,
  action,
  cartHref,
}: FabricProductProps): ReactNode {
  const { t, size: formatSize, measurement, money } = useMessages()
  const announce = useAnnounce()
  const recommended: FabricCode | undefined = isFabricCode(design.recommendedFabric)
    ? design.recommendedFabric
    : undefined
  const machine = useMemo(() => provideAddToCart(shop), [shop])
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      designId: design.id,
      offers,
      measurement,
      ...start,
      fabric: start.fabric ?? recommended,
    },
  })
  const view = addToCartView(snapshot)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  useEffect(() => {
    const added = actor.on('added', () =>
      announce(
        t('fabric.addedMessage', { title: design.title, count: shop.cart.get().count ?? 1 }),
      ),
    )
    return () => added.unsubscribe()
  }, [actor, announce, design.title, shop, t])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!view.busy) send({ type: view.canRetry ? 'RETRY' : 'ADD' })
  }
  const { total } = view
  return (
    <div className={css.product}>
      <div className={css.picture}>
        <YardPreview
          gatewayUrl={gatewayUrl}
          design={design}
          fabric={view.fabric}
          size={view.size}
        />
      </div>
      <div className={css.panel}>
        <header>
          <h1 className={css.title}>{design.title}</h1>
          <p className={css.byline}>
            {t('design.by', { designer: design.designer.name })} ·{' '}
            {t('fabric.repeatLine', {
              size: formatSize(design.repeat.widthIn, design.repeat.heightIn),
              type: t(`fabric.repeat_${design.repeat.type}`),
            })}
          </p>
        </header>
        {design.forSale ? (
          <form
            method="post"
            action={action}
            onSubmit={submit}
            className={css.form}
            aria-busy={view.busy || undefined}
          >
            {start.itemId === undefined ? null : (
              <input type="hidden" name="order_item_id" value={start.itemId} />
            )}
            {lineKey === undefined ? null : <input type="hidden" name="line_key" value={lineKey} />}
            <FabricChooser
              offers={offers}
              size={view.size}
              recommended={recommended}
              value={view.fabric}
              onChange={(fabric) => send({ type: 'CHOOSE_FABRIC', fabric })}
              pictureUrl={designImageUrl(gatewayUrl, {
                id: design.id,
                view: 'card',
                width: 300,
                format: 'webp',
              })}
            />
            {view.offer === undefined ? null : (
              <SizeChooser
                fabric={view.fabric}
                offer={view.offer}
                sizes={view.sizes}
                value={view.size}
                onChange={(size) => send({ type: 'CHOOSE_SIZE', size })}
              />
            )}
            <div className={css.amount}>
              <QuantityField
                label={t(quantityKey(view.size))}
                value={view.quantity}
                typed={start.quantity}
                error={view.fieldError && t(view.fieldError)}
                onChange={(_, typed) => {
                  send({ type: 'TYPE_QUANTITY', typed })
                  send({ type: 'LEAVE_QUANTITY' })
                }}
              />
              {total === undefined || !scripted ? null : (
                <output className={css.total}>
                  <Money amount={total} look="total" />
                  <span className={css.quiet}>
                    {t(amountKey(view.size), { count: view.quantity })}
                  </span>
                </output>
              )}
            </div>
            {view.outOfStock ? <Flash severity="attention">{t('fabric.outOfStock')}</Flash> : null}
            {view.error === undefined ? null : (
              <ErrorNotice
                error={view.error}
                onRetry={view.canRetry ? () => send({ type: 'RETRY' }) : undefined}
              />
            )}
            <Button
              type="submit"
              kind="buy"
              wide
              busy={view.busy}
              busyLabel={t('fabric.adding')}
              {...(total && scripted && { end: money(total) })}
            >
              {t(view.label)}
            </Button>
            {view.done ? (
              <ButtonLink wide href={cartHref}>
                {t('fabric.goToCart')}
              </ButtonLink>
            ) : null}
            <p className={css.note}>{t('fabric.printed')}</p>
          </form>
        ) : (
          <Flash severity="info">{t('fabric.notForSale')}</Flash>
        )}
      </div>
    </div>
  )
}

function quantityKey(
  size: keyof typeof FABRIC_SIZES,
): 'fabric.swatches' | 'fabric.fatQuarters' | 'fabric.yards' | 'fabric.meters' {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return 'fabric.swatches'
  return cut === 'fat-quarter'
    ? 'fabric.fatQuarters'
    : system === 'imperial'
      ? 'fabric.yards'
      : 'fabric.meters'
}

function amountKey(
  size: keyof typeof FABRIC_SIZES,
): 'fabric.pieces' | 'fabric.oneLength' | 'fabric.oneMeter' {
  const { cut, system } = FABRIC_SIZES[size]
  return cut !== 'length'
    ? 'fabric.pieces'
    : system === 'imperial'
      ? 'fabric.oneLength'
      : 'fabric.oneMeter'
}
