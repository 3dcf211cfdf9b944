import type { ReactNode } from 'react'
import { Dots } from './dots.tsx'
import * as css from './strip.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link SelvageStrip}. */
export interface SelvageStripProps {
  /** The design's own palette, in its order. */
  readonly palette: readonly string[]
  /** Small print after the dots. Every fact in it stands elsewhere on the page as well. */
  readonly children?: ReactNode
  /** `vertical` runs along a yard, `slim` under a thumbnail. */
  readonly kind?: 'horizontal' | 'vertical' | 'slim' | undefined
  /** Leaves the print out on small screens. */
  readonly printOnWide?: boolean | undefined
}

/** The printed edge of a cloth: pinholes, the palette as dots, then small print. */
export function SelvageStrip({
  palette,
  children,
  kind = 'horizontal',
  printOnWide = false,
}: SelvageStripProps): ReactNode {
  needProps('SelvageStrip', {}, { palette })
  return (
    <div className={css.strip({ kind })}>
      <Dots palette={palette} vertical={kind === 'vertical'} />
      {children === undefined ? null : (
        <span className={css.print({ onWide: printOnWide })}>{children}</span>
      )}
    </div>
  )
}
