'use client'
import { REPEAT_TYPES } from '@selvage/core/design'
import type { RepeatType } from '@selvage/core/design'
import { repeatOf } from '@selvage/core/own-designs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { RadioCards } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './repeat.css.ts'
import { tilesOf, tileTransform } from './tiles-of.ts'

interface RepeatChoiceProps {
  readonly value: RepeatType
  readonly onChange: (type: RepeatType) => void
}

/** The five repeats, each drawn small with one lopsided leaf. */
export function RepeatChoice({ value, onChange }: RepeatChoiceProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.repeats}>
      <RadioCards
        legend={t('studio.repeat')}
        name="repeat"
        value={value}
        onChange={onChange}
        across
        options={REPEAT_TYPES.map((type) => ({
          value: type,
          title: t(`studio.repeat_${type}`),
          note: t(`studio.repeatNote_${type}`),
          media: <RepeatSketch type={type} />,
        }))}
      />
    </div>
  )
}

const SIDE = 28
const WINDOW = { width: 104, height: 64 } as const
/** The tile that is outlined begins here. */
const FIRST = { x: 38, y: 18 } as const
const LEAF = 'M9 22C10 15 13 10 19 6C20 13 17 19 11 21Z'

function RepeatSketch({ type }: { readonly type: RepeatType }): ReactNode {
  const id = useId()
  const { periodWidthIn, periodHeightIn } = repeatOf(type, SIDE, { width: SIDE, height: SIDE })
  return (
    <svg
      className={css.sketch}
      viewBox={`0 0 ${WINDOW.width} ${WINDOW.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <pattern
        id={id}
        {...FIRST}
        width={periodWidthIn}
        height={periodHeightIn}
        patternUnits="userSpaceOnUse"
      >
        {tilesOf(type, SIDE, SIDE).map((tile) => (
          <g key={`${tile.x} ${tile.y}`} transform={tileTransform(tile, SIDE, SIDE)}>
            <path className={css.sketchTile} d={`M0 0H${SIDE}V${SIDE}H0Z`} />
            <path fill="currentColor" d={LEAF} />
            <circle fill="currentColor" cx="10" cy="9" r="2.2" />
          </g>
        ))}
      </pattern>
      <rect {...WINDOW} fill={`url(#${id})`} />
      {type === 'centered' && (
        <path
          className={css.sketchMiddle}
          d={`M${WINDOW.width / 2} 0V${WINDOW.height}M0 ${WINDOW.height / 2}H${WINDOW.width}`}
        />
      )}
      <rect className={css.sketchFirst} {...FIRST} width={SIDE} height={SIDE} />
    </svg>
  )
}
