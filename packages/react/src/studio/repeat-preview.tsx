'use client'
import { artPictureUrl, repeatOf } from '@selvage/core/own-designs'
import type { Art } from '@selvage/core/own-designs'
import type { RepeatType } from '@selvage/core/design'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { rulerOf } from '../cloth/ruler-units.ts'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { SelvageStrip } from '../strip/index.ts'
import { heightAt } from './height-at.ts'
import * as css from './repeat.css.ts'
import { tilesOf, tileTransform } from './tiles-of.ts'

interface RepeatPreviewProps {
  /** The picture; null before it is sent. */
  readonly art: Art | null
  readonly type: RepeatType
  readonly widthIn: number
  readonly label: string
}

/** The cloth that the preview shows, inches; less of it on a narrow screen. */
const CLOTH = { width: 22, height: 13.2 } as const
const RULER_IN = 4
const YARD = { width: 54, height: 36 } as const
const CUSHION = { width: 18, height: 18 } as const
const CUSHION_CLIP = 'design-cushion'
const CUSHION_OUTLINE = 'M0 0Q9 1.1 18 0Q16.9 9 18 18Q9 16.9 0 18Q1.1 9 0 0Z'
/** A hair of the tile beside it lies under each tile, so that no gap shines through. */
const OVERLAP_IN = 0.01

/** A picture as cloth at the size of its repeat, in each of the five repeats. */
export function RepeatPreview({ art, type, widthIn, label }: RepeatPreviewProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  if (!art)
    return (
      <div className={css.preview}>
        <div className={css.unprinted}>
          <p className={css.unprintedText}>{t('studio.previewEmpty')}</p>
        </div>
      </div>
    )
  const size = messages.size(widthIn, heightAt(widthIn, art))
  return (
    <figure className={css.preview}>
      <div className={css.window}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${CLOTH.width} ${CLOTH.height}`}
          preserveAspectRatio="xMinYMax slice"
          role="img"
          aria-label={t('studio.previewName', { repeat: label, size })}
        >
          <Printed art={art} type={type} widthIn={widthIn} {...CLOTH} />
          <ClothRuler />
        </svg>
      </div>
      <p className={css.tag}>{t('studio.repeatOf', { size })}</p>
      <SelvageStrip palette={art.palette}>{label}</SelvageStrip>
    </figure>
  )
}

interface PrintedProps {
  readonly art: Art
  readonly type: RepeatType
  readonly widthIn: number
  readonly width: number
  readonly height: number
}

/** A piece of cloth with the picture repeated over it; its unit is the inch. */
export function Printed({ art, type, widthIn, width, height }: PrintedProps): ReactNode {
  const id = useId()
  const gatewayUrl = useGatewayUrl()
  const { heightIn, periodWidthIn, periodHeightIn } = repeatOf(type, widthIn, art)
  const [left, top] = type === 'centered' ? [-widthIn / 2, -heightIn / 2] : [0, 0]
  const href = artPictureUrl(gatewayUrl, art.id)
  return (
    <>
      <defs>
        <pattern
          id={id}
          x={left}
          y={top}
          width={periodWidthIn}
          height={periodHeightIn}
          patternUnits="userSpaceOnUse"
        >
          {tilesOf(type, widthIn, heightIn).map((tile) => (
            <image
              key={`${tile.x} ${tile.y}`}
              href={href}
              x={-OVERLAP_IN}
              y={-OVERLAP_IN}
              width={widthIn + 2 * OVERLAP_IN}
              height={heightIn + 2 * OVERLAP_IN}
              preserveAspectRatio="none"
              transform={tileTransform(tile, widthIn, heightIn)}
            />
          ))}
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  )
}

/** A picture at the size of its repeat on a whole yard and on a cushion. */
export function PrintedThings({ art, type, widthIn }: Omit<PrintedProps, 'width' | 'height'>) {
  const { t, length } = useMessages()
  const printed = { art, type, widthIn }
  return (
    <div className={css.things}>
      <figure className={css.thing}>
        <svg
          className={css.yard}
          viewBox={`0 0 ${YARD.width} ${YARD.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Printed {...printed} {...YARD} />
        </svg>
        <figcaption>{t('studio.onYard', { length: length(YARD.width) })}</figcaption>
      </figure>
      <figure className={css.thing}>
        <svg className={css.cushion} viewBox="-4 -2 26 22" aria-hidden="true">
          <clipPath id={CUSHION_CLIP}>
            <path d={CUSHION_OUTLINE} />
          </clipPath>
          <g clipPath={`url(#${CUSHION_CLIP})`}>
            <Printed {...printed} {...CUSHION} />
          </g>
          <path className={css.piping} d={CUSHION_OUTLINE} />
        </svg>
        <figcaption>{t('studio.onCushion', { length: length(CUSHION.width) })}</figcaption>
      </figure>
    </div>
  )
}

/** A ruler on the cloth, in its lower corner. */
function ClothRuler(): ReactNode {
  const { measurement, length } = useMessages()
  const { units, lengthIn } = rulerOf(RULER_IN, measurement)
  const marks = Array.from({ length: units + 1 }, (_, at) => (at * lengthIn) / units)
  return (
    <g aria-hidden="true" transform={`translate(0.45 ${CLOTH.height - 1.15})`}>
      <rect className={css.rulerTag} x="-0.2" y="-0.2" width={lengthIn + 0.4} height="1" />
      <path
        className={css.rulerLine}
        d={`M0 0H${lengthIn}${marks.map((x) => `M${x} 0v0.28`).join('')}`}
      />
      <text className={css.rulerText} x="0" y="0.68" fontSize="0.44">
        {length(lengthIn)}
      </text>
    </g>
  )
}
