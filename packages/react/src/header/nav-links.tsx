import type { ReactNode } from 'react'
import { Link } from '../provider/link.tsx'
import type { NavLink } from './header.tsx'
import { headerLink } from './header-link.css.ts'

/** The items of a list of links. */
export function NavLinks({ links }: { readonly links: readonly NavLink[] }): ReactNode {
  return links.map((link) => (
    <li key={link.href}>
      <Link
        className={headerLink}
        href={link.href}
        aria-current={link.current ? 'page' : undefined}
      >
        {link.label}
      </Link>
    </li>
  ))
}
