import type { ReactNode } from 'react'
import { Dots } from './dots.tsx'
import * as css from './strip.css.ts'

export interface SelvageStripProps {
  /** The design's own palette, in its order. */
  readonly palette: readonly string[]
  /** Small print after the dots: never the only place where a fact is told. */
  readonly children?: ReactNode
  /** `vertical` runs along a yard, `slim` under a thumbnail. */
  readonly kind?: 'horizontal' | 'vertical' | 'slim'
  /** Leave the print out on small screens. */
  readonly printOnWide?: boolean
}

/** The printed edge of a cloth: pinholes, the palette as dots, then small print. */
export function SelvageStrip({
  palette,
  children,
  kind = 'horizontal',
  printOnWide = false,
}: SelvageStripProps): ReactNode {
  return (
    <div className={css.strip[kind]}>
      <Dots palette={palette} vertical={kind === 'vertical'} />
      {children === undefined ? null : (
        <span className={printOnWide ? css.printOnWide : css.print}>{children}</span>
      )}
    </div>
  )
}
