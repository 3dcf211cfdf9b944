import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The line that is always there and opens the rest. */
  readonly summary: ReactNode
  /** The content that is shown while the section is open. */
  readonly children: ReactNode
  /** Whether the section is open at first; closed unless given. */
  readonly open?: boolean | undefined
  /** `filter` sets the summary in the display face. */
  readonly look?: 'plain' | 'filter' | undefined
}

/** A section that opens and closes: the browser's own `details`, which needs no script. */
export function Disclosure({
  summary,
  children,
  open = false,
  look = 'plain',
}: DisclosureProps): ReactNode {
  return (
    <details className={css.item} open={open}>
      <summary className={css.summary({ look })}>{summary}</summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}

/** Several disclosures under each other, with a rule above the first. */
export function DisclosureGroup({
  children,
}: {
  /** One `Disclosure` for each section. */
  readonly children: ReactNode
}): ReactNode {
  return <div className={css.group}>{children}</div>
}
