'use client'
import { MAX_WALL_LENGTH } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer } from '@selvage/core/wallpaper'
import type { OneWallView } from '@selvage/machines/one-wall'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextField } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { PrintedDesign } from '../drawing/print-pattern.tsx'
import * as css from './wall-box.css.ts'

// Reading lengths and counting panels is fetched by those who type a wall.
const loadAnswer = () => import('./wall-answer.tsx')
type Answer = Awaited<ReturnType<typeof loadAnswer>>

/** The two fields in their order. */
const FIELDS = ['height', 'width'] as const
type Texts = Readonly<Record<(typeof FIELDS)[number], string>>

interface WallBoxProps {
  readonly design: Pick<PrintedDesign, 'repeat'>
  readonly wallpaper: WallpaperCode
  readonly offers: readonly WallpaperOffer[]
  /** The id of a form that is not the one that buys: Enter here adds nothing. */
  readonly formId: string
  /** A wall that the fields begin with. */
  readonly start: Texts | undefined
  /** Called with each wall that a shopper types, and with undefined once nothing is typed. */
  readonly onWall: (view: OneWallView | undefined) => void
  readonly onWallpaper: (wallpaper: WallpaperCode) => void
  readonly planHref: ((query: string) => string) | undefined
}

/**
 * How high and how wide the shopper's wall is, in any unit. What it takes of the chosen paper goes
 * into the form around it.
 */
export function WallBox({
  design: { repeat },
  wallpaper,
  offers,
  formId,
  start = { height: '', width: '' },
  onWall,
  onWallpaper,
  planHref,
}: WallBoxProps): ReactNode {
  const { t, measurement: system } = useMessages()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [texts, setTexts] = useState(start)
  const [touched, setTouched] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const isTyped = texts.height + texts.width !== ''
  const view = useMemo(
    () =>
      isTyped ? answer?.oneWallView({ system, ...texts, touched, wallpaper, repeat }) : undefined,
    [answer, isTyped, system, texts, touched, wallpaper, repeat],
  )
  const load = () => {
    // Without it the calculator below is left, which says itself that it could not be loaded.
    if (answer === undefined) void loadAnswer().then(setAnswer, () => undefined)
  }
  const type = (field: keyof Texts, typed: string) => {
    load()
    setTexts((before) => ({ ...before, [field]: typed }))
  }

  // Takes over what the fields begin with, and what was typed before the script ran.
  useEffect(() => {
    for (const [at, input] of [...(box.current?.querySelectorAll('input') ?? [])].entries())
      if (input.value !== '') type(FIELDS[at] ?? 'height', input.value)
    // This runs once, when the script starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    onWall(view)
  }, [onWall, view])

  return (
    <div ref={box} className={css.box} role="group" aria-labelledby={id}>
      <p id={id} className={css.question}>
        {t('wallpaper.yourWall')}
      </p>
      <div className={css.fields}>
        {FIELDS.map((field) => {
          const error = view?.[field].fieldError
          return (
            <TextField
              key={field}
              form={formId}
              label={t(`wall.openingField_${field}`)}
              value={texts[field]}
              placeholder={t(`wallpaper.wallExample_${field}_${system}`)}
              autoComplete="off"
              maxLength={40}
              error={
                error &&
                t(`wall.fault_${error}`, {
                  max: MAX_WALL_LENGTH,
                  measure: t(`wall.unit_${system}`),
                })
              }
              onFocus={load}
              onChange={({ currentTarget }) => type(field, currentTarget.value)}
              onBlur={() => setTouched(Boolean(texts.height && texts.width))}
            />
          )
        })}
      </div>
      {answer && view && (
        <answer.WallAnswer
          view={view}
          system={system}
          wallpaper={wallpaper}
          offers={offers}
          onTake={(field, typed) => {
            type(field, typed)
            box.current?.querySelectorAll('input')[FIELDS.indexOf(field)]?.focus()
          }}
          onWallpaper={onWallpaper}
          planHref={planHref}
        />
      )}
    </div>
  )
}
