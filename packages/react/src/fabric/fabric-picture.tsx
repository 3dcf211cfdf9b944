import type { ReactNode } from 'react'
import * as css from './fabric-chooser.css.ts'

/** A piece of the design's picture, large enough to make out the print. */
export function FabricPicture({ url }: { readonly url: string }): ReactNode {
  return (
    <span className={css.picture}>
      <img
        className={css.cloth}
        src={url}
        alt=""
        width={112}
        height={119}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
