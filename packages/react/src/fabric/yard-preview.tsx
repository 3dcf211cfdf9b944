'use client'
import { designImageUrl, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ImageWidth, Repeat } from '@selvage/core/design'
import { FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { Edge, Folds, TurnedCorner } from './yard-cloth.tsx'
import type { PreviewedDesign } from './yard-cloth.tsx'
import { YARD_ROOMS, yardGeometry } from './yard-geometry.ts'
import type { Rect } from './yard-geometry.ts'
import { Cut, Tag, Tape } from './yard-marks.tsx'
import * as css from './yard-preview.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link YardPreview}. */
export interface YardPreviewProps {
  /** The printed design, from the call `getDesign`. */
  readonly design: PreviewedDesign
  /** The fabric, whose width is the yard's. */
  readonly fabric: FabricCode
  /** The piece to mark as chosen; its system decides between yard and meter. */
  readonly size: FabricSize
}

/**
 * One yard or meter of cloth at true scale: the design printed from edge to edge, a tape along two
 * sides, and the fat quarter and the test swatch marked on it. It is drawn in inches, as one
 * picture that needs no script.
 */
export function YardPreview({ design, fabric, size }: YardPreviewProps): ReactNode {
  needProps('YardPreview', { design }, {}, 'of getDesign()')
  const gatewayUrl = useGatewayUrl()
  const { t, length, size: formatSize, measurement } = useMessages()
  const id = useId()
  const geometry = yardGeometry(fabric, size, measurement)
  const { cloth, view, edgeIn, fatQuarter, swatch } = geometry
  const unit = FABRIC_SIZES[size].system === 'imperial' ? 'YARD' : 'METER'
  const tile = designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'tile',
    width: tileWidth(design.repeat),
    format: 'webp',
  })
  const { periodWidthIn, periodHeightIn } = design.repeat
  const outer = { left: -edgeIn, right: cloth.width + edgeIn, bottom: cloth.height }
  return (
    <div className={css.room}>
      <svg
        className={css.picture}
        viewBox={box(view)}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}hint`}
      >
        <title id={`${id}title`}>
          {t('fabric.preview', {
            title: design.title,
            fabric: t(`fabric.FABRIC_${fabric}`),
            width: length(cloth.width),
          })}
        </title>
        <desc id={`${id}hint`}>{t(`fabric.previewHint_${unit}`)}</desc>
        <defs>
          <pattern
            id={`${id}print`}
            patternUnits="userSpaceOnUse"
            width={periodWidthIn}
            height={periodHeightIn}
          >
            <image
              href={tile}
              width={periodWidthIn}
              height={periodHeightIn}
              preserveAspectRatio="none"
            />
          </pattern>
          <Folds id={`${id}folds`} />
          <clipPath id={`${id}lying`}>
            <path
              d={`M${outer.left} 0H${outer.right}V${outer.bottom - geometry.cornerIn}L${outer.right - geometry.cornerIn} ${outer.bottom}H${outer.left}Z`}
            />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}lying)`}>
          <Edge x={-edgeIn} geometry={geometry} design={design} />
          <Edge x={cloth.width} geometry={geometry} design={design} />
          <rect {...cloth} fill={`url(#${id}print)`} />
          <rect
            x={outer.left}
            y={0}
            width={outer.right - outer.left}
            height={cloth.height}
            fill={`url(#${id}folds)`}
            className={css.folds}
          />
        </g>
        <TurnedCorner id={id} x={outer.right} y={outer.bottom} side={geometry.cornerIn} />
        <Cut rect={fatQuarter} chosen={geometry.chosen === fatQuarter} />
        <Cut rect={swatch} chosen={geometry.chosen === swatch} />
        {YARD_ROOMS.map((room) => (
          <g key={room} className={css.shownIn[room]} fontSize={geometry.textIn[room]}>
            <Tape
              geometry={geometry}
              textIn={geometry.textIn[room]}
              widthLabel={t('fabric.width', { width: length(cloth.width) })}
              sparse={room === 'narrow'}
            />
            <Tag
              rect={fatQuarter}
              textIn={geometry.textIn[room]}
              label={t('fabric.fatQuarterMark', {
                size: formatSize(fatQuarter.width, fatQuarter.height),
              })}
              inside
            />
            <Tag
              rect={swatch}
              textIn={geometry.textIn[room]}
              label={t('fabric.swatchMark', { size: formatSize(swatch.width, swatch.height) })}
              limitIn={cloth.width}
            />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Device pixels per inch of cloth in the widest drawing on a screen of double density. */
const PX_PER_INCH = 32

/** Returns the width of the smallest image that is sharp in the drawing. */
function tileWidth({ periodWidthIn }: Repeat): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= periodWidthIn * PX_PER_INCH) ?? 1024
}

const box = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((value) => value.toFixed(2)).join(' ')
