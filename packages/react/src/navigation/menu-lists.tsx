import type { ReactNode } from 'react'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { Dots } from '../strip/index.ts'
import type { MenuGroup, MenuLink } from './menu-types.ts'
import * as css from './navigation.css.ts'

/** The most links whose columns are wide. */
const ROOMY = 32
/** The most links of a group that stays in one column. */
const LONG = 18

/** Props of {@link MenuLists}. */
export interface MenuListsProps {
  /** The groups of links, each with a title or without one, in the order in which they show. */
  readonly groups: readonly MenuGroup[]
  /** The level of the groups' titles; 3 unless given. */
  readonly level?: 2 | 3 | undefined
}

/** The links of a menu in columns, by their groups. */
export function MenuLists({ groups, level = 3 }: MenuListsProps): ReactNode {
  needProps('MenuLists', {}, { groups })
  const Heading = `h${level}` as const
  return (
    <div className={css.columns({ most: mostColumns(groups) })}>
      {groups.map(({ heading, title = heading, links }) => (
        <div key={title ?? ''} className={css.group}>
          {title === undefined ? null : <Heading className={css.groupTitle}>{title}</Heading>}
          <ul className={css.list({ dots: links.some(({ dot }) => dot !== undefined) })}>
            {links.map((link) => (
              <li key={link.label} className={css.item({ separator: link.separator === true })}>
                <Link
                  className={css.link({ emphasized: link.emphasized === true })}
                  href={link.href}
                >
                  <LinkText link={link} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The most columns that groups fill: a long one fills two. */
function mostColumns(groups: readonly MenuGroup[]): 4 | 5 | 6 | 'roomy' {
  const lengths = groups.map(({ links }) => links.length)
  if (lengths.reduce((sum, length) => sum + length, 0) <= ROOMY) return 'roomy'
  const filled = lengths.reduce((sum, length) => sum + Math.ceil(length / LONG), 0)
  if (filled <= 4) return 4
  return filled === 5 ? 5 : 6
}

/** The text of a link, with its dot. */
export function LinkText({ link: { dot, label } }: { readonly link: MenuLink }): ReactNode {
  return (
    <>
      {dot === undefined ? null : <Dots palette={[dot]} size={13} />}
      {label}
    </>
  )
}
