import type { ReactNode } from 'react'
import * as css from './field.css.ts'

/** The mark beside an error's text, so that color is never its only sign. */
export function ErrorMark({ size = 18 }: { readonly size?: number }): ReactNode {
  return (
    <svg className={css.mark} width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.25" strokeWidth="1.5" />
      <path d="M9 4.6v5.2M9 12.2v1.2" strokeWidth="1.8" />
    </svg>
  )
}
