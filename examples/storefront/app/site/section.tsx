import type { ReactNode } from 'react'
import { quiet } from '@selvage/react/theme'
import * as css from './page-top.css.ts'

interface SectionProps {
  readonly title: string
  /** The text under the title. */
  readonly text?: string | undefined
  /** The link to all of it. */
  readonly all?: { readonly href: string; readonly label: string } | undefined
  readonly id?: string
  readonly children: ReactNode
}

/** A section of a page: its title, its text and the link to all of it. */
export function Section({ title, text, all, id, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <div className={css.sectionHead}>
        <div>
          <h2>{title}</h2>
          {text && <p className={quiet}>{text}</p>}
        </div>
        {all && <a href={all.href}>{all.label}</a>}
      </div>
      {children}
    </section>
  )
}
