'use client'
import { designImageUrl } from '@selvage/core/design'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useGatewayUrl } from '../provider/shop-context.ts'
import type { LineThing } from './line-look.ts'
import { thingPaths } from './thing-shapes.table.ts'
import * as css from './thing-drawing.css.ts'

/** The side of a drawing, in its own unit. */
const SIDE = 168

/**
 * A thing that a line sells, drawn: a sewn one with its design at the scale of the thing, a dyed
 * one in its color, a ready-made one in the shop's own.
 */
export function ThingDrawing({ thing }: { readonly thing: LineThing }): ReactNode {
  const { shape, sides, print, color } = thing
  const id = useId()
  const paths = thingPaths(shape, sides)
  const perInch = paths.long / Math.max(...sides)
  return (
    <svg className={css.drawing} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {print && <Print id={id} print={print} perInch={perInch} />}
      {paths.back && <path className={css.back} d={paths.back} />}
      <path
        className={print || color ? undefined : css.paper}
        fill={print ? `url(#${id})` : (color ?? undefined)}
        d={paths.cloth}
      />
      {paths.spots?.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
      {paths.shade && <path className={css.shade} d={paths.shade} />}
      {paths.lines && <path className={css.lines} d={paths.lines} />}
    </svg>
  )
}

interface PrintProps {
  readonly id: string
  readonly print: NonNullable<LineThing['print']>
  readonly perInch: number
}

/** The design of a thing, at the scale that the thing is drawn in. */
function Print({ id, print: { id: designId, repeat }, perInch }: PrintProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const width = repeat.periodWidthIn * perInch
  const height = repeat.periodHeightIn * perInch
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={height}>
      <image
        href={designImageUrl(gatewayUrl, {
          id: designId,
          view: 'tile',
          width: 300,
          format: 'webp',
        })}
        width={width}
        height={height}
        preserveAspectRatio="none"
      />
    </pattern>
  )
}
