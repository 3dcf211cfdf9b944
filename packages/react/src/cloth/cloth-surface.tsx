import { useId } from 'react'
import type { ReactNode } from 'react'
import * as css from './cloth.css.ts'
import { needProps } from '../provider/need-props.ts'

/** One rectangular period of a print: the picture and its size on cloth. */
export interface ClothTile {
  readonly href: string
  readonly widthIn: number
  readonly heightIn: number
}

/** Props of {@link ClothSurface}. */
export interface ClothSurfaceProps {
  /** The picture that is repeated, and its size on the cloth. */
  readonly tile: ClothTile
  /** The size of the piece of cloth in inches, which are the drawing's units. */
  readonly widthIn: number
  /** The height of the piece of cloth, in inches. */
  readonly heightIn: number
  /** The drawing's accessible name; without it screen readers skip the drawing. */
  readonly alt?: string | undefined
  /** Drawn over the cloth in inches: folds, outlines of cuts. */
  readonly children?: ReactNode
}

/**
 * A piece of cloth with the print repeated over it at true scale, as one drawing whose unit is the
 * inch.
 */
export function ClothSurface({
  tile,
  widthIn,
  heightIn,
  alt,
  children,
}: ClothSurfaceProps): ReactNode {
  needProps('ClothSurface', { tile })
  const pattern = useId()
  return (
    <svg
      className={css.surface}
      viewBox={`0 0 ${widthIn} ${heightIn}`}
      width={widthIn}
      height={heightIn}

      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <defs>
        <pattern
          id={pattern}
          width={tile.widthIn}
          height={tile.heightIn}
          patternUnits="userSpaceOnUse"
        >
          <image
            href={tile.href}
            width={tile.widthIn}
            height={tile.heightIn}
            preserveAspectRatio="none"
          />
        </pattern>
      </defs>
      <rect width={widthIn} height={heightIn} fill={`url(#${pattern})`} />
      {children}
    </svg>
  )
}
