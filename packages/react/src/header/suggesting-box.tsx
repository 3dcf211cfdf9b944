'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { countOf } from './suggestion-options.ts'
import type { SuggestionLinks } from './suggestion-options.ts'
import { SuggestionList } from './suggestion-list.tsx'
import * as css from './suggestions.css.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A search box that suggests while a text is typed: a combobox whose options are links. Without a
 * script, and until something is suggested, it is the plain box.
 */
export function SuggestingBox({
  box,
  links,
}: {
  readonly box: ComponentProps<'input'>
  readonly links: SuggestionLinks
}): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<number>()
  const suggested = useSuggestions(text)
  const count = suggested === undefined || !isWanted ? 0 : countOf(suggested)
  const isOpen = count > 0
  useEffect(() => {
    if (count > 0) announce(t('search.suggestionCount', { count }))
  }, [count, announce, t])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setWanted(false)
    setActive(undefined)
  }
  const move = (by: 1 | -1) => {
    // The box itself is one of the stops.
    const at = ((active ?? -1) + by + 1 + count + 1) % (count + 1)
    setActive(at === 0 ? undefined : at - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else setWanted(true)
    } else if (event.key === 'Escape' && isOpen) {
      // The box is emptied by the next one.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
    }
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
  }
  const combobox = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active === undefined ? undefined : `${id}-${active}`,
  } as const
  return (
    <div className={css.anchor} onBlur={closeWhenLeft}>
      <input
        {...box}
        {...(useScripted() && combobox)}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setWanted(true)
          setActive(undefined)
        }}
        onFocus={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isOpen && suggested !== undefined ? (
        <SuggestionList id={id} ref={list} suggested={suggested} links={links} active={active} />
      ) : null}
    </div>
  )
}
