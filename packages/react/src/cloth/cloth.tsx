'use client'
import type { ReactNode } from 'react'
import * as css from './cloth.css.ts'
import { Ground } from './ground.tsx'
import { Ruler } from './ruler.tsx'
import { needProps } from '../provider/need-props.ts'

/**
 * A picture's files. The smallest formats come first; `src` is for browsers that know none of them.
 */
export interface ClothSources {
  readonly avif?: string | undefined
  readonly webp?: string | undefined
  readonly src: string
}

/** Props of {@link Cloth}. */
export interface ClothProps {
  /** The picture: the address of `src`, and a `srcset` for each newer format. */
  readonly sources: ClothSources
  /** Describes the print; empty when the text beside the picture does so already. */
  readonly alt: string
  /** The picture's own size in px, which reserves its space before it loads. */
  readonly width: number
  /** The picture's own height in px. */
  readonly height: number
  /** The width of the cloth in the picture, in inches. */
  readonly windowWidthIn: number
  /** The `sizes` attribute of its `srcset`. */
  readonly sizes?: string | undefined
  /** Fetches the picture at once and before others; without it, when it comes near the screen. */
  readonly eager?: boolean | undefined
  /** The color that the print stands on, shown until the picture is there. */
  readonly ground?: string | undefined
  /** The approximate length of the ruler in inches; 0 leaves the ruler out. */
  readonly rulerIn?: number | undefined
  /** `card` keeps the card's window; `fill` takes its container's height. */
  readonly fit?: 'card' | 'fill' | undefined
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
  ground,
  rulerIn = 2,
  fit = 'card',
}: ClothProps): ReactNode {
  needProps('Cloth', { sources })
  return (
    <div className={fit === 'card' ? css.cardWindow : css.filled}>
      <Ground color={ground} />
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
