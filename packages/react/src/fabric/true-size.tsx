'use client'
import { designImageUrl } from '@selvage/core/design'
import type { Repeat } from '@selvage/core/design'
import { CM_PER_INCH } from '@selvage/core/length'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './true-size.css.ts'
import { needProps } from '../provider/need-props.ts'

/** CSS pixels of one inch. */
const PX_PER_INCH = 96
/** The widest screen that the tape is numbered for, inches. */
const TAPE_IN = 40

/** Props of {@link TrueSize}. */
export interface TrueSizeProps {
  /** The printed design: its id, and its repeat in inches. */
  readonly design: { readonly id: number; readonly repeat: Repeat }
}

/**
 * A band of cloth at screen size with a tape below it: one inch or centimeter on the tape is one on
 * the cloth. Its picture, the largest of the page, is fetched when it comes near the screen.
 */
export function TrueSize({ design }: TrueSizeProps): ReactNode {
  needProps('TrueSize', { design }, {}, 'of getDesign()')
  const gatewayUrl = useGatewayUrl()
  const { t, measurement, length } = useMessages()
  const tile = designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'tile',
    width: 1024,
    format: 'webp',
  })
  const width = design.repeat.periodWidthIn * PX_PER_INCH
  const height = design.repeat.periodHeightIn * PX_PER_INCH
  const repeats = Math.ceil((TAPE_IN * PX_PER_INCH) / width)
  const rows = Math.ceil(css.BAND_PX / height)
  const unitPx = measurement === 'imperial' ? PX_PER_INCH : PX_PER_INCH / CM_PER_INCH
  const marks = Math.round((TAPE_IN * PX_PER_INCH) / unitPx)
  const every = measurement === 'imperial' ? 1 : 5
  return (
    <figure className={css.band}>
      <div className={css.cloth} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css.row}>
            {Array.from({ length: repeats }, (_, at) => (
              <img key={at} src={tile} width={width} height={height} alt="" loading="lazy" />
            ))}
          </div>
        ))}
      </div>
      <svg className={css.tape} width="100%" height="34" aria-hidden="true">
        {Array.from({ length: marks }, (_, at) => (
          <g key={at} transform={`translate(${(at * unitPx).toFixed(2)} 0)`}>
            <path
              className={css.mark}
              d={`M0.5 0v${at % every === 0 ? 14 : 8}${measurement === 'imperial' ? 'M24.5 0v5M48.5 0v9M72.5 0v5' : ''}`}
            />
            {at % every === 0 ? (
              <text x={5} y={26} fontSize={12} className={css.number}>
                {at === 0 ? length(0) : at}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <figcaption className={css.caption}>
        {t(measurement === 'imperial' ? 'fabric.trueSizeNote' : 'fabric.trueSizeNoteMetric')}
      </figcaption>
    </figure>
  )
}
