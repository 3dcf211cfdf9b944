'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import * as css from './question.css.ts'

interface QuestionProps {
  readonly title: string
  readonly children: ReactNode
  /** The answer that changes nothing, which comes first. */
  readonly no: { readonly label: string; readonly href: string }
  /** The other answer, which posts its fields. */
  readonly yes: {
    readonly label: string
    readonly action: string
    readonly fields: Readonly<Record<string, string>>
  }
}

/** A question on a page before something is done that cannot be undone. */
export function Question({ title, children, no, yes }: QuestionProps): ReactNode {
  const id = useId()
  return (
    <section className={css.question} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
      <div className={css.answers}>
        <ButtonLink href={no.href}>{no.label}</ButtonLink>
        <form method="post" action={yes.action}>
          {Object.entries(yes.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" kind="link">
            {yes.label}
          </Button>
        </form>
      </div>
    </section>
  )
}
