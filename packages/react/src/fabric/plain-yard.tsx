import { FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Folds } from './yard-cloth.tsx'
import { layOutYard, YARD_ROOMS } from './yard-geometry.ts'
import { Cut, Tag, Tape } from './yard-marks.tsx'
import * as css from './yard-preview.css.ts'

interface PlainYardProps {
  /** Width and height of one piece of a size, inches. */
  readonly dimensionsOf: (size: FabricSize) => {
    readonly widthIn: number
    readonly heightIn: number
  }
  /** The piece that is chosen; its system decides between yard and meter. */
  readonly size: FabricSize
  /** The color of the cloth as sRGB. */
  readonly color: string
  /** The accessible name of the picture. */
  readonly title: string
  /** True for cloth that is sold as swatches, too. */
  readonly hasSwatch?: boolean | undefined
}

/** One yard or meter of cloth in one color at true scale, with a tape along two sides. */
export function PlainYard({
  dimensionsOf,
  size,
  color,
  title,
  hasSwatch = false,
}: PlainYardProps): ReactNode {
  const { t, length, size: formatSize, measurement } = useMessages()
  const id = useId()
  const geometry = layOutYard(dimensionsOf, size, measurement)
  const { cloth, view, swatch } = geometry
  const isSwatch = FABRIC_SIZES[size].cut === 'swatch'
  return (
    <div className={css.room}>
      <svg
        className={css.picture}
        viewBox={[view.x, view.y, view.width, view.height].map((n) => n.toFixed(2)).join(' ')}
        role="img"
        aria-labelledby={`${id}title`}
      >
        <title id={`${id}title`}>{title}</title>
        <defs>
          <Folds id={`${id}folds`} />
          <pattern id={`${id}weave`} patternUnits="userSpaceOnUse" width="0.4" height="0.4">
            <path className={css.weave} d="M0 0.1H0.4M0.1 0V0.4" strokeWidth="0.06" />
          </pattern>
        </defs>
        <rect {...cloth} fill={color} />
        <rect {...cloth} fill={`url(#${id}weave)`} />
        <rect {...cloth} fill={`url(#${id}folds)`} className={css.folds} />
        {hasSwatch ? <Cut rect={swatch} chosen={isSwatch} /> : null}
        {YARD_ROOMS.map((room) => (
          <g key={room} className={css.shownIn[room]} fontSize={geometry.textIn[room]}>
            <Tape
              geometry={geometry}
              textIn={geometry.textIn[room]}
              widthLabel={t('fabric.width', { width: length(cloth.width) })}
              sparse={room === 'narrow'}
            />
            {hasSwatch ? (
              <Tag
                rect={swatch}
                textIn={geometry.textIn[room]}
                label={t('fabric.swatchMark', { size: formatSize(swatch.width, swatch.height) })}
                limitIn={cloth.width}
              />
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  )
}
