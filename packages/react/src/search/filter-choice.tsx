'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './search.css.ts'

/** A value of a filter with the number of designs that it gives. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
}

/** Returns the number of designs of each value of a filter. */
export function countsOf(
  facet: readonly { readonly value: string; readonly count: number }[],
): (value: string) => number {
  const counts = new Map(facet.map(({ value, count }) => [value, count]))
  return (value) => counts.get(value) ?? 0
}

/** Choices of one filter, of which several can be on. One without designs stays, and is quiet. */
export function FilterChoices({
  name,
  choices,
}: {
  readonly name: string
  readonly choices: readonly FilterChoice[]
}): ReactNode {
  const { number } = useMessages()
  return choices.map(({ value, label, count, isChosen }) => (
    <label key={value} className={count === 0 && !isChosen ? css.quietOption : css.option}>
      <input
        className={css.tick}
        type="checkbox"
        id={`filter-${name}-${value.replaceAll(' ', '-')}`}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      <span>{label}</span> <span className={css.count}>{number(count)}</span>
    </label>
  ))
}

interface BranchesProps {
  readonly name: string
  readonly branches: readonly {
    readonly id: string
    readonly label: string
    readonly choices: readonly FilterChoice[]
  }[]
}

/** A tree of choices. Branches with a chosen leaf are open, and say how many are chosen. */
export function FilterTree({ name, branches }: BranchesProps): ReactNode {
  const { t } = useMessages()
  return branches.map(({ id, label, choices }) => {
    const chosen = choices.filter(({ isChosen }) => isChosen).length
    return (
      <details key={id} id={`branch-${name}-${id}`} className={css.branch} open={chosen > 0}>
        <summary className={css.branchTitle}>
          {label}{' '}
          {chosen === 0 ? null : (
            <span className={css.count}>{t('search.chosen', { count: chosen })}</span>
          )}
        </summary>
        <div className={css.leaves}>
          <FilterChoices name={name} choices={choices} />
        </div>
      </details>
    )
  })
}

/** A group of filters that opens and closes. */
export function FilterGroup({
  id,
  title,
  open,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly open: boolean
  readonly children: ReactNode
}): ReactNode {
  return (
    <details id={`group-${id}`} className={css.group} open={open}>
      <summary className={css.groupTitle}>{title}</summary>
      <fieldset className={css.options}>
        <legend className={css.silent}>{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
