import type { ReactNode } from 'react'
import * as css from './product.css.ts'

/** Props of {@link ProductLayout}. */
export interface ProductLayoutProps {
  /** A product such as `FabricProduct`, or an element with no box of its own around it. */
  readonly children: ReactNode
  /** Stands under the picture and the product's facts; on small screens under the form. */
  readonly below: ReactNode
}

/**
 * A product with more text in its picture's column, so that nothing stays empty beside a long form.
 * A server renders it around a product that a browser hydrates alone.
 */
export function ProductLayout({ children, below }: ProductLayoutProps): ReactNode {
  return (
    <div className={`${css.layout} ${css.layoutRows}`}>
      {children}
      <div className={css.below}>{below}</div>
    </div>
  )
}
