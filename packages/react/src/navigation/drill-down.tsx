'use client'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './drill-down.css.ts'
import { LinkText } from './menu-lists.tsx'
import { MenuCloth } from './menu-panel.tsx'
import { MenuStatus } from './menu-status.tsx'
import type { MenuContents, MenuGroup, MenuLink, NavEntry } from './menu-types.ts'

/** The place in the menu of a small screen: the names of the levels that were opened. */
export type DrillPath = readonly string[]

/** A menu of a small screen, of which one level is shown. */
export interface DrillDownProps {
  readonly entries: readonly NavEntry[]
  readonly contents: MenuContents | undefined
  /** True when the menus did not come: each is the way to its place among all of them. */
  readonly failed: boolean
  readonly onRetry: () => void
  readonly menusHref: string | undefined
  readonly path: DrillPath
  readonly onOpen: (path: DrillPath) => void
  /** Stands after the entries of the first level. */
  readonly children?: ReactNode
}

/** The titled groups of a menu are levels of their own. */
const levelOf = (groups: readonly MenuGroup[], title: string | undefined) =>
  groups.find((group) => title !== undefined && group.title === title)

/** Returns the title of the level that a path leads to; undefined for the first. */
export function titleOf(
  entries: readonly NavEntry[],
  [menu, group]: DrillPath,
): string | undefined {
  return group ?? entries.find((entry) => entry.menu !== undefined && entry.menu === menu)?.label
}

/**
 * One level of the menu of a small screen. A level that was returned to gives the focus to the line
 * that had opened the one before.
 */
export function DrillDown(props: DrillDownProps): ReactNode {
  const { path, entries, contents } = props
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(path)
  useEffect(() => {
    const last = before.current
    before.current = path
    if (last.length <= path.length) return
    const opened = last[path.length]
    const lines = part.current?.querySelectorAll<HTMLElement>('[data-level]') ?? []
    for (const line of lines) if (line.dataset['level'] === opened) line.focus()
  }, [path])
  const [menu, group] = path
  const entry = entries.find((each) => menu !== undefined && each.menu === menu)
  const groups = contents?.[menu ?? '']?.groups ?? []
  return (
    <div ref={part}>
      {entry === undefined ? <Entries {...props} /> : null}
      {entry !== undefined && group === undefined ? <Menu {...props} entry={entry} /> : null}
      {entry !== undefined && group !== undefined ? (
        <Links links={levelOf(groups, group)?.links ?? []} />
      ) : null}
    </div>
  )
}

function Entries({ entries, onOpen, children }: DrillDownProps): ReactNode {
  return (
    <ul className={css.levels}>
      {entries.map(({ menu, label, href, current }) => (
        <li key={href} className={css.level}>
          {menu === undefined ? (
            <Link className={css.line()} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          ) : (
            <Deeper name={menu} label={label} current={current} onOpen={() => onOpen([menu])} />
          )}
        </li>
      ))}
      {children}
    </ul>
  )
}

function Menu({
  entry,
  contents,
  failed,
  onRetry,
  menusHref,
  onOpen,
}: DrillDownProps & { readonly entry: NavEntry }): ReactNode {
  const { t } = useMessages()
  const { menu = '', href, label, pageLabel = label } = entry
  const content = contents?.[menu]
  const groups = content?.groups ?? []
  // A page that is among the links needs no line of its own.
  const isListed = groups.some(({ links }) => links.some((link) => link.href === href))
  return (
    <>
      {isListed ? null : (
        <div className={css.band}>
          <Link href={href}>{pageLabel}</Link>
          {content?.picture && (
            <div className={css.bandCloth}>
              <MenuCloth design={content.picture.design} isBand />
            </div>
          )}
        </div>
      )}
      {content === undefined && (
        <>
          <MenuStatus failed={failed} isLoading={!failed} onRetry={onRetry} />
          {failed && menusHref !== undefined && (
            <Link href={`${menusHref}#${menu}`}>{t('navigation.wholeMenu')}</Link>
          )}
        </>
      )}
      <ul className={css.levels}>
        {groups.flatMap(({ title, links }) =>
          title === undefined
            ? links.map((link) => <Line key={link.label} link={link} />)
            : [
                <li key={title} className={css.level}>
                  <Deeper
                    name={title}
                    label={title}
                    count={links.length}
                    onOpen={() => onOpen([menu, title])}
                  />
                </li>,
              ],
        )}
      </ul>
    </>
  )
}

interface DeeperProps {
  readonly name: string
  readonly label: string
  readonly count?: number
  readonly current?: boolean | undefined
  readonly onOpen: () => void
}

function Deeper({ name, label, count, current = false, onOpen }: DeeperProps): ReactNode {
  const { number } = useMessages()
  return (
    <button
      type="button"
      className={css.line({ deeper: true })}
      data-level={name}
      aria-current={current ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={css.spread}>{label}</span>{' '}
      {count === undefined ? null : <span className={css.count}>{number(count)}</span>}
    </button>
  )
}

const Links = ({ links }: { readonly links: readonly MenuLink[] }): ReactNode => (
  <ul className={css.levels}>
    {links.map((link) => (
      <Line key={link.label} link={link} />
    ))}
  </ul>
)

const Line = ({ link }: { readonly link: MenuLink }): ReactNode => (
  <li className={css.level}>
    <Link className={css.line({ emphasized: link.emphasized === true })} href={link.href}>
      <LinkText link={link} />
    </Link>
  </li>
)
