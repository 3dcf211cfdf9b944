'use client'
import {
  MAX_WALL_LENGTH,
  MAX_WALLS,
  WALLPAPER_CODES,
  wallpaperFromSlug,
  wallpaperSlug,
} from '@selvage/core/wallpaper'
import type {
  LengthField,
  WallpaperCalculatorEvent,
  WallpaperCalculatorView,
} from '@selvage/machines/wallpaper'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { FieldError, SelectField, TextField } from '../../field/index.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import { OpeningsEditor } from './openings-editor.tsx'
import { WallFormErrors } from './wall-form-errors.tsx'
import { SystemField, WallLengthField } from './wall-form-fields.tsx'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

/** A selector in the form, whose last match takes the focus after the next change. */
type GoTo = string | undefined

interface WallFormProps {
  readonly id: string
  readonly view: WallpaperCalculatorView
  readonly send: (event: WallpaperCalculatorEvent) => void
  readonly designId?: number | undefined
  readonly formFields?: Readonly<Record<string, string>> | undefined
  readonly scripted: boolean
  /** Called when a valid form is submitted. */
  readonly onDone: () => void
}

/**
 * The wall's measurement system, height and widths, its paper, doors and windows. Without a script
 * it is a GET form.
 */
export function WallForm({
  id,
  view,
  send,
  designId,
  formFields = {},
  scripted,
  onDone,
}: WallFormProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const { exact, name } = useWallMessages(view.system)
  const form = useRef<HTMLFormElement>(null)
  const goTo = useRef<GoTo>(undefined)
  const askedAbout = useRef<string>(undefined)
  const fieldId = (field: LengthField): string =>
    field === 'height' ? `${id}height` : `${id}width-${field}`
  const labelOf = (at: number): string =>
    view.widths.length === 1 ? t('wall.width') : t('wall.widthOf', { number: at + 1 })
  const labels = new Map<LengthField, string>([
    ['height', t('wall.height')],
    ...view.widths.map(({ field }, at) => [field, labelOf(at)] as const),
  ])

  // Moves the focus to a field that was added, or to the neighbor of one that was removed.
  useEffect(() => {
    const next =
      goTo.current === undefined
        ? undefined
        : [...(form.current?.querySelectorAll<HTMLElement>(goTo.current) ?? [])].at(-1)
    if (next === undefined) return
    goTo.current = undefined
    next.focus()
  })

  // Takes over the text that was typed before the script ran, which is only in the inputs.
  useEffect(() => {
    const boxes =
      form.current?.querySelectorAll<HTMLInputElement>('input[name=height], input[name=widths]') ??
      []
    for (const [at, field] of [view.height, ...view.widths].entries()) {
      const box = boxes[at]
      if (box !== undefined && box.value !== field.typed)
        send({ type: 'TYPE', field: field.field, typed: box.value })
    }
    // This runs once, when the script starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'CHECK' })
    if (view.query === undefined) return
    // A small wall is asked about once; the same wall goes on at the next press.
    const small = [view.height, ...view.widths].find(({ isSmall }) => isSmall)
    if (small === undefined || askedAbout.current === view.query) onDone()
    else goTo.current = byId(`${fieldId(small.field)}-ask`)
    askedAbout.current = view.query
  }
  const take = (field: LengthField, typed: string) => {
    goTo.current = byId(fieldId(field))
    send({ type: 'TYPE', field, typed })
  }
  const removeWall = (at: number) => {
    const { widths } = view
    const [gone, next] = [widths[at], widths[at + 1] ?? widths[at - 1]]
    if (gone === undefined || typeof gone.field !== 'number') return
    if (next !== undefined) goTo.current = byId(fieldId(next.field))
    send({ type: 'REMOVE_WALL', id: gone.field })
    announce(t('wall.wallRemoved', { number: at + 1 }))
  }
  const lengthProps = {
    system: view.system,
    readOnly: view.busy,
    scripted,
    onTake: take,
    onType: (field: LengthField, typed: string) => send({ type: 'TYPE', field, typed }),
    onLeave: (field: LengthField) => send({ type: 'LEAVE', field }),
  }
  const openings = view.query === undefined ? null : new URLSearchParams(view.query).get('openings')

  return (
    <form ref={form} method="get" onSubmit={submit} className={css.form} noValidate>
      <WallFormErrors view={view} labels={labels} fieldId={fieldId} />
      {designId === undefined ? null : <input type="hidden" name="design_id" value={designId} />}
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {openings === null ? null : <input type="hidden" name="openings" value={openings} />}
      <SystemField
        value={view.system}
        onChange={(system) => send({ type: 'CHOOSE_SYSTEM', system })}
      />
      <WallLengthField
        id={fieldId('height')}
        name="height"
        label={t('wall.height')}
        place={0}
        view={view.height}
        hint={t(`wall.hint_${view.system}`)}
        {...lengthProps}
      />
      <div className={css.walls}>
        {view.widths.map((width, at) => (
          <div key={width.field} className={css.wall}>
            <WallLengthField
              id={fieldId(width.field)}
              name="widths"
              label={labelOf(at)}
              place={at + 1}
              view={width}
              {...lengthProps}
            />
            {view.canRemoveWall && scripted ? (
              <Button
                kind="small"
                data-remove-wall
                aria-label={t('wall.removeWall', { number: at + 1 })}
                onClick={() => removeWall(at)}
              >
                ×
              </Button>
            ) : null}
          </div>
        ))}
        <FieldError
          id={`${id}too-wide`}
          error={view.tooWide ? t('wall.tooWide', { length: exact(MAX_WALL_LENGTH) }) : undefined}
        />
        {view.widths.length > 1 ? <p className={css.note}>{t('wall.wallsNote')}</p> : null}
        {scripted ? null : (
          <noscript>
            <TextField name="widths" label={t('wall.addWall')} optional />
          </noscript>
        )}
        {view.canAddWall ? (
          <div className={css.needsScript}>
            <Button
              kind="small"
              data-add-wall
              onClick={() => {
                goTo.current = 'input[name=widths]'
                send({ type: 'ADD_WALL' })
              }}
            >
              {t('wall.addWall')}
            </Button>
          </div>
        ) : (
          <p className={css.note}>{t('wall.wallsFull', { max: MAX_WALLS })}</p>
        )}
      </div>
      <SelectField
        id={`${id}paper`}
        label={t('wall.paper')}
        name="wallpaper"
        value={wallpaperSlug(view.wallpaper)}
        options={WALLPAPER_CODES.map((code) => ({
          value: wallpaperSlug(code),
          label: view.rows.some((row) => row.code === code && row.isOut)
            ? t('wall.optionOut', { name: name(code) })
            : name(code),
        }))}
        onChange={(event) => {
          const wallpaper = wallpaperFromSlug(event.currentTarget.value)
          if (wallpaper) send({ type: 'CHOOSE_WALLPAPER', wallpaper })
        }}
      />
      <Button type="submit" wide>
        {t('wall.calculate')}
      </Button>
      <div className={css.needsScript}>
        <OpeningsEditor
          id={id}
          view={view}
          send={send}
          onGo={(to) => {
            goTo.current = to
          }}
        />
      </div>
    </form>
  )
}

const byId = (id: string): string => `#${CSS.escape(id)}`
