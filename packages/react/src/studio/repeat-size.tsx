'use client'
import {
  dpiOf,
  readRepeatWidth,
  REPEAT_WIDTH_IN,
  SHARP_DPI,
  sharpWidthIn,
  typeRepeatWidth,
} from '@selvage/core/own-designs'
import type { Art } from '@selvage/core/own-designs'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { FieldError } from '../field/index.ts'
import { Sign } from '../field/sign.tsx'
import { useMessages } from '../messages/index.ts'
import { designFieldId } from './design-errors.ts'
import { heightAt } from './height-at.ts'
import * as css from './studio-fields.css.ts'
import type { TypedWidth } from './typed-width.ts'
import { WidthField } from './width-field.tsx'

/** The id of the sentence on how sharp a width prints. */
const SHARPNESS = 'design-sharpness'

interface RepeatSizeProps {
  readonly art: Art | null
  readonly width: TypedWidth
  readonly onChange: (width: TypedWidth) => void
  readonly error: string | undefined
}

/** The size of one repeat as a slider and a number, and how sharp it prints. */
export function RepeatSize({ art, width, onChange, error }: RepeatSizeProps): ReactNode {
  const { t, length, measurement } = useMessages()
  const id = designFieldId('width')
  const { widthIn } = width
  const { min, max, step } = REPEAT_WIDTH_IN
  const set = (next: number) => {
    const inRange = Math.min(max, Math.max(min, next))
    onChange({ typed: typeRepeatWidth(inRange, measurement), widthIn: inRange, isLeft: true })
  }
  const readWidth = (typed: string) => ({
    typed,
    widthIn: readRepeatWidth(typed, measurement)?.widthIn ?? widthIn,
  })
  const ticks = [min, 9, 18, 27, max]
  return (
    <div className={css.sizes} role="group" aria-labelledby={`${id}-name`}>
      <p className={css.name} id={`${id}-name`}>
        {t('studio.size')}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      <div className={css.range}>
        <div className={css.scripted}>
          <Button aria-label={t('studio.smaller')} onClick={() => set(widthIn - step)}>
            <Sign plus={false} />
          </Button>
          <div className={css.slide}>
            <input
              className={css.slider}
              type="range"
              aria-label={t('studio.size')}
              aria-valuetext={length(widthIn)}
              aria-describedby={art && !error ? SHARPNESS : undefined}
              min={min}
              max={max}
              step={step}
              value={widthIn}
              onChange={({ currentTarget }) => set(Number(currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
            <p className={css.ticks} aria-hidden="true">
              {ticks.map((tick) => (
                <span key={tick}>
                  {tick === min || tick === max ? length(tick) : typeRepeatWidth(tick, measurement)}
                </span>
              ))}
            </p>
          </div>
          <Button aria-label={t('studio.larger')} onClick={() => set(widthIn + step)}>
            <Sign plus />
          </Button>
        </div>
        <WidthField
          art={art}
          width={width}
          isWrong={error !== undefined}
          onType={(next) => onChange({ ...width, ...readWidth(next), isLeft: false })}
          onLeave={() => onChange({ ...width, isLeft: true })}
        />
      </div>
      {art && !error && <Sharpness art={art} widthIn={widthIn} onSet={set} />}
    </div>
  )
}

interface SharpnessProps {
  readonly art: Art
  readonly widthIn: number
  readonly onSet: (widthIn: number) => void
}

function Sharpness({ art, widthIn, onSet }: SharpnessProps): ReactNode {
  const { t, length } = useMessages()
  const dpi = dpiOf(widthIn, art)
  const sharp = sharpWidthIn(art)
  const isSharp = dpi >= SHARP_DPI
  const height = length(heightAt(widthIn, art))
  return (
    <div className={css.sharpness}>
      <p id={SHARPNESS} className={isSharp ? css.isSharp : css.isSoft}>
        <b>{t(isSharp ? 'studio.sharp' : 'studio.soft', { dpi })}</b>{' '}
        {isSharp
          ? t('studio.highLine', { height, least: SHARP_DPI })
          : t('studio.softLine', { length: length(sharp) })}
      </p>
      {!isSharp && sharp < widthIn && (
        <Button kind="small" onClick={() => onSet(sharp)}>
          {t('studio.setTo', { length: length(sharp) })}
        </Button>
      )}
    </div>
  )
}
