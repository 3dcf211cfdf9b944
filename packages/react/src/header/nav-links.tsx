import type { ReactNode } from 'react'
import { level, line } from '../navigation/drill-down.css.ts'
import { Link } from '../provider/link.tsx'
import type { NavLink } from './header.tsx'
import { headerLink } from './header-link.css.ts'

/** The items of a list of links; `level` for those among the lines of a menu's level. */
export function NavLinks({
  links,
  kind = 'drawer',
}: {
  readonly links: readonly NavLink[]
  readonly kind?: 'drawer' | 'level'
}): ReactNode {
  const [item, link] = kind === 'level' ? [level, line()] : [undefined, headerLink]
  return links.map(({ href, label, current }) => (
    <li key={href} className={item}>
      <Link className={link} href={href} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ))
}
