import type { ReactNode } from 'react'

/** The sign on a button that takes one step. */
export function Sign({ plus }: { readonly plus: boolean }): ReactNode {
  return (
    <svg width="12" height="12" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={plus ? 'M1 6h10M6 1v10' : 'M1 6h10'} />
    </svg>
  )
}
