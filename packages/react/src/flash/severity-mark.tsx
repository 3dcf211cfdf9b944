import type { Severity } from '@selvage/core/errors'
import type { ReactNode } from 'react'
import * as css from './flash.css.ts'

const drawings = {
  info: <path d="M10 9v5.2M10 5.6v1.3" strokeWidth="1.9" />,
  success: <path d="m6.2 10.4 2.6 2.6 5-5.8" strokeWidth="1.8" />,
  attention: <path d="M10 5.4v5.8M10 13.4v1.3" strokeWidth="1.9" />,
  error: <path d="M10 5.4v5.8M10 13.4v1.3" strokeWidth="1.9" />,
} as const satisfies Record<Severity, ReactNode>

/** A mark of its own shape for each severity, so that color alone never distinguishes them. */
export function SeverityMark({ severity }: { readonly severity: Severity }): ReactNode {
  return (
    <svg
      className={css.mark({ severity })}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {severity === 'attention' ? (
        <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="1.5" strokeWidth="1.5" />
      ) : (
        <circle cx="10" cy="10" r="9.25" strokeWidth="1.5" />
      )}
      {drawings[severity]}
    </svg>
  )
}
