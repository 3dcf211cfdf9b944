import type { ReactNode } from 'react'
import * as css from './cloth.css.ts'

/**
 * The color that a print stands on, shown until its picture is there. It is an attribute, because a
 * strict content-security policy blocks style attributes.
 */
export function Ground({ color }: { readonly color: string | undefined }): ReactNode {
  return color === undefined ? null : (
    <svg className={css.ground} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
