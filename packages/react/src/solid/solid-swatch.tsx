import { DeveloperError } from '@selvage/core/contract'
import { isSolidColor, SOLID_COLORS } from '@selvage/core/solid'
import type { SolidColor } from '@selvage/core/solid'
import type { ReactNode } from 'react'
import { Ground } from '../cloth/ground.tsx'
import * as css from './solid.css.ts'

/** Props of {@link SolidSwatch}. */
export interface SolidSwatchProps {
  /** The color of the swatch. */
  readonly color: SolidColor
}

/** A piece of solid fabric in its color, without words: its name stands beside it. */
export function SolidSwatch({ color }: SolidSwatchProps): ReactNode {
  if (!isSolidColor(color))
    throw new DeveloperError(
      `SolidSwatch got ${String(color)} for color, which is no solid, so it cannot be drawn. Write <SolidSwatch color="NAVY" />.`,
    )
  return (
    <span className={css.swatch} aria-hidden="true">
      <Ground color={SOLID_COLORS[color].hex} />
    </span>
  )
}
