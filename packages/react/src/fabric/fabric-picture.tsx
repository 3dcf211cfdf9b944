import type { ReactNode } from 'react'
import * as css from '../product/all-choices.css.ts'

interface FabricPictureProps {
  readonly url: string
  /** Fetches the picture at once, for the fabrics of the first screen. */
  readonly eager?: boolean | undefined
}

/** A piece of the design's picture, large enough to make out the print. */
export function FabricPicture({ url, eager = false }: FabricPictureProps): ReactNode {
  return (
    <span className={css.picture}>
      <img
        className={css.cloth}
        src={url}
        alt=""
        width={112}
        height={119}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  )
}
