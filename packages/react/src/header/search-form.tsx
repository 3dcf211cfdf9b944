'use client'
import { SEARCH_FORM_MARK } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { component } from '../theme/component.ts'
import * as css from './header.css.ts'
import { SuggestingBox } from './suggesting-box.tsx'
import type { SuggestionLinks } from './suggestion-options.ts'

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  /** The shop page's address. */
  readonly action: string
  /** The text of the current search. */
  readonly value?: string | undefined
  /** The number of designs in the catalog. */
  readonly designCount?: number | undefined
  /** The name of the query parameter. */
  readonly name?: string | undefined
  /**
   * The pages that suggestions lead to. With them the form suggests searches, designs, designers
   * and collections while a text is typed; it needs a shop then.
   */
  readonly suggestions?: SuggestionLinks | undefined
}

/** The search as a plain form that opens the shop page. */
export function SearchForm({
  action,
  value,
  designCount,
  name = 'q',
  suggestions,
}: SearchFormProps): ReactNode {
  const { t } = useMessages()
  const box = {
    className: css.findBox,
    type: 'search',
    name,
    'aria-label': t('navigation.searchDesigns'),
    placeholder:
      designCount === undefined
        ? t('navigation.searchDesigns')
        : t('navigation.searchCount', { count: designCount }),
    defaultValue: value,
    autoComplete: 'off',
    enterKeyHint: 'search',
  } as const
  return (
    <form className={component} role="search" method="get" action={action}>
      <input type="hidden" name={SEARCH_FORM_MARK} value="1" />
      {suggestions === undefined ? (
        <input {...box} />
      ) : (
        <SuggestingBox box={box} links={suggestions} />
      )}
    </form>
  )
}
