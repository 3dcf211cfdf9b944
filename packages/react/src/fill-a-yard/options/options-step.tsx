'use client'
import type { FillAYardEvent, FillAYardView } from '@selvage/machines/fill-a-yard'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { Flash } from '../../flash/index.ts'
import { useMessages } from '../../messages/index.ts'
import { FillAYardFabricPicker } from './fabric-picker.tsx'
import * as css from './options.css.ts'
import { SavedYards } from '../canvas/saved-yards.tsx'
import { TemplateChooser } from './template-chooser.tsx'

interface OptionsStepProps {
  readonly view: FillAYardView
  readonly send: (event: FillAYardEvent) => void
  readonly collectionId: number
  /** The address of the form without a script; with one the flow continues in place. */
  readonly action: string | undefined
  readonly formFields?: Readonly<Record<string, string>> | undefined
  readonly scripted: boolean
}

/** The choice of template and fabric, a plain form without a script. */
export function OptionsStep({
  view,
  send,
  collectionId,
  action,
  formFields = {},
  scripted,
}: OptionsStepProps): ReactNode {
  const { t, money } = useMessages()
  const {
    templateId,
    fabric,
    offeredTemplates,
    offeredFabrics,
    designs,
    wouldLose,
    unitPrice,
    outOfStock,
  } = view
  const capacities = Object.fromEntries(
    offeredTemplates.flatMap(({ id, capacity }) =>
      capacity[fabric] === undefined ? [] : [[id, capacity[fabric]]],
    ),
  )
  const palette = [...new Set(designs.flatMap(({ palette: colors }) => colors.slice(0, 2)))].slice(
    0,
    7,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'NEXT' })
  }
  return (
    <form
      method="get"
      action={action}
      onSubmit={scripted ? submit : undefined}
      className={css.options}
    >
      <input type="hidden" name="collection_id" value={collectionId} />
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TemplateChooser
        value={templateId}
        onChange={(id) => send({ type: 'CHOOSE_TEMPLATE', templateId: id })}
        offered={offeredTemplates.map(({ id }) => id)}
        fabric={fabric}
        capacities={capacities}
        palette={palette}
      />
      <div className={css.choice}>
        <FillAYardFabricPicker
          fabrics={offeredFabrics}
          value={fabric}
          onChange={(code) => send({ type: 'CHOOSE_FABRIC', fabric: code })}
        />
        {unitPrice === undefined || !scripted ? null : (
          <output className={css.price}>
            {t('fill-a-yard.priceOfPiece', {
              price: money(unitPrice) + (view.taxIncluded ? ` (${t('fabric.taxIncluded')})` : ''),
            })}
          </output>
        )}
      </div>
      {outOfStock ? <Flash severity="attention">{t('fabric.outOfStock')}</Flash> : null}
      {wouldLose > 0 ? (
        <Flash severity="attention">{t('fill-a-yard.wouldLose', { count: wouldLose })}</Flash>
      ) : null}
      <div className={css.actions}>
        <Button type="submit">{t('fill-a-yard.next')}</Button>
      </div>
      <SavedYards saved={view.saved} send={send} />
    </form>
  )
}
