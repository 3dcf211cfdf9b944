'use client'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useGatewayUrl } from '../../provider/shop-context.ts'
import { tileHref } from './yard-design.ts'
import type { YardDesign } from './yard-design.ts'

/** Returns the id of a design's pattern within one drawing, for `fill`. */
export const patternFill = (prefix: string, designId: number): string =>
  `url(#${prefix}d${designId})`

interface YardPatternsProps {
  readonly prefix: string
  readonly designs: readonly YardDesign[]
}

/**
 * The prints of a yard as patterns in inches. Each cell has its own origin, so that its print
 * starts at its corner, as the gateway prints it.
 */
export const YardPatterns = memo(function YardPatterns({
  prefix,
  designs,
}: YardPatternsProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  return (
    <defs>
      {designs.map((design) => {
        const {
          id,
          repeat: { periodWidthIn, periodHeightIn },
        } = design
        return (
          <pattern
            key={id}
            id={`${prefix}d${id}`}
            patternUnits="userSpaceOnUse"
            width={periodWidthIn}
            height={periodHeightIn}
          >
            <image
              href={tileHref(gatewayUrl, design)}
              width={periodWidthIn}
              height={periodHeightIn}
              preserveAspectRatio="none"
            />
          </pattern>
        )
      })}
    </defs>
  )
})
