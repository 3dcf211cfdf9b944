'use client'
import type { ReactNode } from 'react'
import * as css from './cloth.css.ts'
import { Ruler } from './ruler.tsx'

/**
 * A picture's files. The smallest formats come first; `src` is for browsers that know none of them.
 */
export interface ClothSources {
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  readonly src: string
}

export interface ClothProps {
  readonly sources: ClothSources
  /** What is printed on it; empty when the words beside it say so already. */
  readonly alt: string
  /** The picture's own size in px, so that its room is kept before it comes. */
  readonly width: number
  readonly height: number
  /** How much cloth it shows, inches. */
  readonly windowWidthIn: number
  /** The `sizes` of its `srcset`. */
  readonly sizes?: string
  /** In the first row: fetched at once and before others. The rest wait until they come near. */
  readonly eager?: boolean
  /** About how many inches the ruler measures; 0 leaves it out. */
  readonly rulerIn?: number
  /** `card` keeps the card's window; `fill` takes its container's height. */
  readonly fit?: 'card' | 'fill'
}

/** Printed cloth at true scale, with a ruler in its corner. */
export function Cloth({
  sources,
  alt,
  width,
  height,
  windowWidthIn,
  sizes = '100vw',
  eager = false,
  rulerIn = 2,
  fit = 'card',
}: ClothProps): ReactNode {
  return (
    <div className={fit === 'card' ? css.cardWindow : css.filled}>
      <picture>
        {sources.avif === undefined ? null : (
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        )}
        {sources.webp === undefined ? null : (
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        )}
        <img
          className={css.picture}
          src={sources.src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {rulerIn === 0 ? null : <Ruler windowWidthIn={windowWidthIn} aboutIn={rulerIn} />}
    </div>
  )
}
