'use client'
import type { LayoutSummary } from '@selvage/core/fill-a-yard'
import { memo, useId } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { visuallyHidden } from '../../theme/type.css.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './palette.css.ts'
import type { YardDesign } from '../grid/yard-design.ts'
import { DESIGN_DRAG_TYPE } from '../grid/yard-grid.tsx'
import { patternFill, YardPatterns } from '../grid/yard-patterns.tsx'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link DesignPalette}. */
export interface DesignPaletteProps {
  /** The designs of the collection. */
  readonly designs: readonly YardDesign[]
  /** The id of the chosen design. */
  readonly value: number | undefined
  /** Called with the id of the design that was chosen. */
  readonly onChange: (design: number) => void
  /** How often each design is used. */
  readonly used: LayoutSummary['designs']
}

/** The width of the cloth in a swatch, in inches. */
const SWATCH_IN = 9

/**
 * The collection's designs as swatches at one scale. The swatches are radios, and a design can be
 * dragged from here onto the yard.
 */
export const DesignPalette = memo(function DesignPalette({
  designs,
  value,
  onChange,
  used,
}: DesignPaletteProps): ReactNode {
  needProps('DesignPalette', {}, { designs, used })
  const { t } = useMessages()
  const id = useId()
  const chosen = designs.find((design) => design.id === value)
  const counts = new Map(used.map(({ designId, count }) => [designId, count]))
  return (
    <fieldset>
      <legend className={css.legend}>{t('fill-a-yard.designs')}</legend>
      <svg className={css.patterns} aria-hidden="true">
        <YardPatterns prefix={id} designs={designs} />
      </svg>
      <div className={css.tray}>
        {designs.map((design) => (
          <Swatch
            key={design.id}
            id={design.id}
            name={`${id}design`}
            title={design.title}
            used={counts.get(design.id) ?? 0}
            fill={patternFill(id, design.id)}
            chosen={design.id === value}
            onChange={onChange}
          />
        ))}
      </div>
      {chosen === undefined ? null : (
        <p className={css.inHand}>
          <b>{chosen.title}</b>
          {', '}
          <span className={css.quiet}>
            {t('fill-a-yard.byAndUsed', {
              designer: chosen.designer.name,
              count: counts.get(chosen.id) ?? 0,
            })}
          </span>
        </p>
      )}
    </fieldset>
  )
})

interface SwatchProps {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly used: number
  readonly fill: string
  readonly chosen: boolean
  readonly onChange: (design: number) => void
}

const Swatch = memo(function Swatch({
  id,
  name,
  title,
  used,
  fill,
  chosen,
  onChange,
}: SwatchProps): ReactNode {
  const { t } = useMessages()
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(DESIGN_DRAG_TYPE, String(id))
    event.dataTransfer.effectAllowed = 'copy'
  }
  return (
    <label className={css.swatch} title={title} draggable onDragStart={onDragStart}>
      <input
        type="radio"
        className={css.radio}
        name={name}
        value={id}
        checked={chosen}
        onChange={() => onChange(id)}
      />
      <svg className={css.cloth} viewBox={`0 0 ${SWATCH_IN} ${SWATCH_IN}`} aria-hidden="true">
        <rect width={SWATCH_IN} height={SWATCH_IN} fill={fill} />
      </svg>
      <span className={visuallyHidden}>{t('fill-a-yard.swatch', { title, count: used })}</span>
    </label>
  )
})
