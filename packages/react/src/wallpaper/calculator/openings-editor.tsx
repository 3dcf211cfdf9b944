'use client'
import type {
  OpeningView,
  WallpaperCalculatorEvent,
  WallpaperCalculatorView,
} from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { TextField } from '../../field/index.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import { lengthErrorText } from './wall-form-fields.tsx'
import * as css from './wallpaper-calculator.css.ts'

interface OpeningsEditorProps {
  readonly id: string
  readonly view: WallpaperCalculatorView
  readonly send: (event: WallpaperCalculatorEvent) => void
  /** Called with a selector of the form, whose last match takes the focus after the change. */
  readonly onGo: (selector: string) => void
}

/** Doors and windows for the picture. They are cut out of the paper, so the count is the same. */
export function OpeningsEditor({ id, view, send, onGo }: OpeningsEditorProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const remove = ({ id: gone, kind }: OpeningView, number: number) => {
    onGo(`[data-add-opening=${kind}]`)
    send({ type: 'REMOVE_OPENING', id: gone })
    announce(t(`wall.openingRemoved_${kind}`, { number }))
  }
  return (
    <fieldset className={css.openings}>
      <legend className={css.legend}>{t('wall.openings')}</legend>
      <p className={css.note}>{t('wall.openingsNote')}</p>
      {view.openings.map((opening, at) => {
        const number = view.openings
          .slice(0, at + 1)
          .filter(({ kind }) => kind === opening.kind).length
        return (
          <fieldset key={opening.id} className={css.opening} data-opening>
            <legend className={css.openingName}>
              {t(`wall.opening_${opening.kind}`, { number })}
            </legend>
            <div className={css.openingFields}>
              {opening.fields.map(({ field, typed, fieldError }) => (
                <TextField
                  key={field}
                  {...(field === 'left' && { 'data-first': '' })}
                  id={`${id}opening-${opening.id}-${field}`}
                  label={t('wall.labelWithUnit', {
                    label: t(`wall.openingField_${field}`),
                    unit: t(`wall.unit_${view.system}`),
                  })}
                  value={typed}
                  maxLength={40}
                  autoComplete="off"
                  error={fieldError && lengthErrorText(t, fieldError, view.system)}
                  onChange={(event) =>
                    send({
                      type: 'TYPE_OPENING',
                      id: opening.id,
                      field,
                      typed: event.currentTarget.value,
                    })
                  }
                />
              ))}
            </div>
            <Button kind="small" onClick={() => remove(opening, number)}>
              {t(`wall.removeOpening_${opening.kind}`, { number })}
            </Button>
          </fieldset>
        )
      })}
      {view.canAddOpening ? (
        <div className={css.buttons}>
          {(['window', 'door'] as const).map((kind) => (
            <Button
              key={kind}
              kind="small"
              data-add-opening={kind}
              onClick={() => {
                onGo('[data-opening] input[data-first]')
                send({ type: 'ADD_OPENING', kind })
              }}
            >
              {t(`wall.addOpening_${kind}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}
