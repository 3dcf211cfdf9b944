'use client'
import { designImageUrl, IMAGE_WIDTHS } from '@selvage/core/design'
import type { DesignDetail, ImageWidth } from '@selvage/core/design'
import type { MeasurementSystem } from '@selvage/core/locale'
import type { ReactNode } from 'react'
import { useGatewayUrl } from '../../provider/shop-context.ts'
import { printedTile } from './wall-geometry.ts'
import * as css from './wall-drawing.css.ts'

/** The fields of a design that its drawing needs. */
export type PrintedDesign = Pick<DesignDetail, 'id' | 'title' | 'designer' | 'palette' | 'repeat'>

interface PrintPatternProps {
  readonly id: string
  readonly design: PrintedDesign
  readonly system: MeasurementSystem
  /** The pixels per unit of the drawing at its largest size. */
  readonly pxPerUnit: number
  readonly transform?: string | undefined
}

/**
 * The design as wallpaper prints it, at the drawing's scale. It starts at the corner of each filled
 * shape.
 */
export function PrintPattern({
  id,
  design,
  system,
  pxPerUnit,
  transform,
}: PrintPatternProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const tile = printedTile(design.repeat, system)
  const width: ImageWidth =
    IMAGE_WIDTHS.find((px) => px >= tile.width * pxPerUnit * DENSITY) ?? 1024
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={tile.width}
      height={tile.height}
      patternTransform={transform}
    >
      <image
        href={designImageUrl(gatewayUrl, { id: design.id, view: 'tile', width, format: 'webp' })}
        width={tile.width}
        height={tile.height}
        preserveAspectRatio="none"
      />
    </pattern>
  )
}

/** Screen pixels per CSS pixel. */
const DENSITY = 2

/** Slanted lines for offcuts, `step` apart in the drawing's unit. */
export function HatchPattern({
  id,
  step,
}: {
  readonly id: string
  readonly step: number
}): ReactNode {
  return (
    <pattern
      id={id}
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d={`M0 0V${step}`} className={css.hatch} strokeWidth={step * 0.3} />
    </pattern>
  )
}
