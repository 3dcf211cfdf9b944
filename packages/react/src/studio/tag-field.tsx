'use client'
import { cleanDesignTags, DESIGN_TAGS_MAX } from '@selvage/core/own-designs'
import { useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button/index.ts'
import { FieldError } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { CloseMark } from '../flash/close-mark.tsx'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { designFieldId } from './design-errors.ts'
import { legend, quiet } from './studio.css.ts'
import * as css from './studio-fields.css.ts'

interface TagFieldProps {
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** The box, whose text is one more tag when the form is sent. */
  readonly box: RefObject<HTMLInputElement | null>
  /** True where some tags were proposed. */
  readonly isProposed: boolean
  readonly error: string | undefined
}

/** Returns the tags of a text with commas between them. */
export const readTags = (typed: string): string[] =>
  cleanDesignTags(typed.split(',')).filter((tag) => tag !== '')

/**
 * The tags of a design: chips, and a box that adds to them. Without a script the box has them all,
 * with commas between them.
 */
export function TagField({
  tags,
  onChange,
  box: input,
  isProposed,
  error,
}: TagFieldProps): ReactNode {
  const { t, number } = useMessages()
  const announce = useAnnounce()
  const scripted = useScripted()
  const [listed] = useState(tags.join(', '))
  const id = designFieldId('tags')
  const max = number(DESIGN_TAGS_MAX)

  useEffect(() => {
    // A text that was typed before the script came is a list of all tags.
    const typed = input.current
    if (!scripted || !typed) return
    if (typed.value !== '' && typed.value !== listed) onChange(readTags(typed.value))
    typed.defaultValue = ''
    typed.value = ''
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scripted])

  const add = () => {
    const typed = input.current
    const added = readTags(typed?.value ?? '')
    if (!typed || added.length === 0) return
    typed.value = ''
    onChange(cleanDesignTags([...tags, ...added]))
    announce(t('studio.tagAdded', { tag: added.join(', ') }))
  }
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    announce(t('studio.tagRemoved', { tag }))
    input.current?.focus()
  }
  return (
    <div className={css.tags} role="group" aria-labelledby={`${id}-name`}>
      <h2 className={legend} id={`${id}-name`}>
        {t('studio.tags')}
      </h2>
      {scripted && tags.length > 0 && (
        <ul className={css.chips}>
          {tags.map((tag) => (
            <li key={tag} className={css.chip}>
              <span>{tag}</span>
              <input type="hidden" name="tag" value={tag} />
              <button
                type="button"
                className={css.drop}
                aria-label={t('studio.removeTag', { tag })}
                onClick={() => remove(tag)}
              >
                <CloseMark />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={quiet} id={`${id}-hint`}>
        {tagsHint()}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      <div className={css.adding}>
        <input
          ref={input}
          id={id}
          className={box}
          name="tags"
          autoComplete="off"
          aria-label={t(scripted ? 'studio.addTagLabel' : 'studio.tags')}
          placeholder={scripted ? t('studio.addTagLabel') : undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          defaultValue={listed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (event.currentTarget.value.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        {scripted && <Button onClick={add}>{t('studio.addTag')}</Button>}
      </div>
    </div>
  )

  function tagsHint(): string {
    if (!scripted) return t('studio.tagsHint', { max })
    return t(isProposed ? 'studio.tagsProposed' : 'studio.tagsUpTo', { max })
  }
}
