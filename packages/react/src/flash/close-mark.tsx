import type { ReactNode } from 'react'

/** The cross of a button that closes a message. */
export function CloseMark(): ReactNode {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="m1.5 1.5 11 11m0-11-11 11" />
    </svg>
  )
}
