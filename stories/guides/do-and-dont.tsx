import type { ReactNode } from 'react'
import * as css from './guides.css.ts'

interface Side {
  readonly text: string
  readonly children: ReactNode
}

/** A component as it is meant, beside one that is styled wrong on purpose and cannot be used. */
export function DoAndDont({ good, bad }: { readonly good: Side; readonly bad: Side }): ReactNode {
  return (
    <div className={css.pair}>
      <figure className={css.side}>
        <div className={css.stage}>{good.children}</div>
        <figcaption className={css.good}>
          <b>Do</b> {good.text}
        </figcaption>
      </figure>
      <figure className={css.side}>
        <div className={css.stage} inert>
          {bad.children}
        </div>
        <figcaption className={css.bad}>
          <b>Don’t</b> {bad.text}
        </figcaption>
      </figure>
    </div>
  )
}
