'use client'
import type { FabricCode } from '@selvage/core/fabric'
import type { FillAYardEvent, FillAYardView } from '@selvage/machines/fill-a-yard'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../../button/index.ts'
import { QuantityField } from '../../field/index.ts'
import { Flash, ErrorNotice } from '../../flash/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddingActions } from '../../product/adding-actions.tsx'
import * as css from './canvas.css.ts'
import { FillAYardFabricPicker } from '../options/fabric-picker.tsx'
import { YardQuestion } from './yard-question.tsx'

export interface YardBuyingProps {
  readonly view: FillAYardView
  readonly send: (event: FillAYardEvent) => void
  readonly onFabric: (fabric: FabricCode) => void
  readonly cartHref: string
  readonly scripted: boolean
}

/**
 * Fabric, quantity, a note about empty squares, and the buy button with the gateway's price, which
 * asks first when many squares are empty.
 */
export function YardBuying({
  view,
  send,
  onFabric,
  cartHref,
  scripted,
}: YardBuyingProps): ReactNode {
  const { t, money } = useMessages()
  const { summary, total } = view
  const [asking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (view.busy) return
    if (view.asksFirst) setAsking(true)
    else send({ type: 'ADD' })
  }
  const answer = (what: string) => {
    setAsking(false)
    if (what === 'add') send({ type: 'ADD' })
    if (what === 'fill') send({ type: 'FILL', what: 'deal' })
  }
  return (
    <>
      {asking ? <YardQuestion view={view} onAnswer={answer} /> : null}
      <form className={css.buying} onSubmit={submit} aria-busy={view.busy || undefined}>
        <FillAYardFabricPicker
          fabrics={view.offeredFabrics}
          value={view.fabric}
          onChange={onFabric}
        />
        <QuantityField
          label={t('fill-a-yard.quantity')}
          value={view.quantity}
          error={view.fieldError && t(view.fieldError)}
          onChange={(quantity, typed) => {
            send({ type: 'TYPE_QUANTITY', typed })
            if (quantity !== 1 || typed === '1') send({ type: 'LEAVE_QUANTITY' })
          }}
        />
        {view.dropped > 0 ? (
          <Flash severity="attention">{t('fill-a-yard.dropped', { count: view.dropped })}</Flash>
        ) : null}
        {view.outOfStock && !view.error ? (
          <Flash severity="attention">{t('fabric.outOfStock')}</Flash>
        ) : null}
        {view.disagrees ? (
          <Flash severity="attention">
            {t('fill-a-yard.disagrees', { count: view.capacity, drawn: summary.cells })}
          </Flash>
        ) : null}
        {!view.disagrees && summary.empty > 0 && summary.filled > 0 ? (
          <Flash severity="info">{t('fill-a-yard.stillEmpty', { count: summary.empty })}</Flash>
        ) : null}
        {view.layoutError === 'empty' ? (
          <Flash severity="error">{t('fill-a-yard.faultEmpty')}</Flash>
        ) : null}
        {view.error === undefined ? null : (
          <ErrorNotice
            error={view.error}
            onRetry={view.canRetry ? () => send({ type: 'ADD' }) : undefined}
          />
        )}
        {/* Loading the collection again shows which design was withdrawn in the meantime. */}
        {view.error?.code === 'DESIGN_NOT_FOR_SALE' ||
        view.error?.code === 'COLLECTION_NOT_FOUND' ? (
          <Button kind="small" onClick={() => send({ type: 'RELOAD' })}>
            {t('fill-a-yard.reload')}
          </Button>
        ) : null}
        <Button
          type="submit"
          kind={asking ? 'plain' : 'buy'}
          wide
          busy={view.busy}
          busyLabel={t('fabric.adding')}
          {...(total && scripted && { end: money(total) })}
        >
          {t(view.label === 'fabric.addToCart' ? 'fill-a-yard.addToCart' : view.label)}
        </Button>
        {view.taxIncluded && <p className={css.quiet}>{t('fabric.taxIncluded')}</p>}
        <AddingActions view={view} cartHref={cartHref} onCancel={() => send({ type: 'CANCEL' })} />
        {view.updating && !view.busy && !view.done ? (
          <ButtonLink wide href={cartHref}>
            {t('common.cancel')}
          </ButtonLink>
        ) : null}
      </form>
    </>
  )
}
