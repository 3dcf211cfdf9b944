import type { SolidColor } from '@selvage/core/solid'
import { solidSlug } from '@selvage/core/solid'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { SolidSwatch } from './solid-swatch.tsx'
import * as css from './solid.css.ts'

/** Props of {@link SolidLinks}. */
export interface SolidLinksProps {
  /** The colors in their order, such as those of `coordinatingSolids`. */
  readonly colors: readonly SolidColor[]
  /** The address of a color's page, with `{color}` for its name there. */
  readonly hrefFor: `${string}{color}${string}`
}

/** Solid colors in a row, each a link to its page. */
export function SolidLinks({ colors, hrefFor }: SolidLinksProps): ReactNode {
  needProps('SolidLinks', {}, { colors })
  const { t } = useMessages()
  return (
    <ul className={css.row}>
      {colors.map((color) => (
        <li key={color}>
          <a className={css.link} href={hrefFor.replace('{color}', solidSlug(color))}>
            <SolidSwatch color={color} />
            {t(`solid.color_${color}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
