'use client'
import type { ReactNode } from 'react'
import { SEARCH_FORM_MARK } from '@selvage/core/search'
import { useMessages } from '../messages/index.ts'
import * as css from './header.css.ts'
import { component } from '../theme/component.ts'

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  /** The shop page's address. */
  readonly action: string
  /** The text of the current search. */
  readonly value?: string | undefined
  /** The number of designs in the catalog. */
  readonly designCount?: number | undefined
  /** The name of the query parameter. */
  readonly name?: string
}

/** The search as a plain form that opens the shop page. */
export function SearchForm({ action, value, designCount, name = 'q' }: SearchFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <form className={component} role="search" method="get" action={action}>
      <input type="hidden" name={SEARCH_FORM_MARK} value="1" />
      <input
        className={css.findBox}
        type="search"
        name={name}
        aria-label={t('navigation.searchDesigns')}
        placeholder={
          designCount === undefined
            ? t('navigation.searchDesigns')
            : t('navigation.searchCount', { count: designCount })
        }
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}
