'use client'
import { useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button/index.ts'
import { FieldError } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { CloseMark } from '../flash/close-mark.tsx'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { useAnnounceLatest } from '../live-region/use-announce-latest.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { designFieldId } from './design-errors.ts'
import { addedTagsText, notAddedText, readTags, sortTags, tagsHint } from './read-tags.ts'
import type { SortedTags } from './read-tags.ts'
import { legend, quiet } from './studio.css.ts'
import * as css from './studio-fields.css.ts'

interface TagFieldProps {
  readonly tags: readonly string[]
  /** Texts that were sent as tags and are none: they are in the box to be mended. */
  readonly wrong: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** The box, whose text is one more tag when the form is sent. */
  readonly box: RefObject<HTMLInputElement | null>
  /** True where some tags were proposed. */
  readonly isProposed: boolean
  readonly error: string | undefined
}

/**
 * The tags of a design: chips, and a box that adds to them. Without a script the box has them all,
 * with commas between them.
 */
export function TagField({
  tags,
  wrong,
  onChange,
  box: input,
  isProposed,
  error,
}: TagFieldProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const announce = useAnnounceLatest('polite')
  const announceError = useAnnounceError()
  const scripted = useScripted()
  const [listed] = useState([...tags, ...wrong].join(', '))
  const [last, setLast] = useState<{ error?: string | undefined; there?: string | undefined }>({})
  const id = designFieldId('tags')
  const shown = last.error ?? error

  /** Adds the tags of a text, and leaves in the box what cannot be one. */
  const take = (typed: string, before = tags): SortedTags => {
    const sorted = sortTags(typed, before)
    onChange([...before, ...sorted.added])
    if (input.current) input.current.value = [...sorted.wrong, ...sorted.over].join(', ')
    return sorted
  }
  useEffect(() => {
    // A text that was typed before the script came is a list of all tags.
    const typed = input.current
    if (!scripted || !typed) return
    const { value } = typed
    typed.defaultValue = ''
    if (value === '' || value === listed) typed.value = wrong.join(', ')
    else take(value, [])
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scripted])

  const add = () => {
    const typed = input.current?.value ?? ''
    if (readTags(typed).length === 0) return
    const sorted = take(typed)
    const next = notAddedText(messages, sorted)
    const there = sorted.there.length > 0 && addedTagsText(messages, { ...sorted, added: [] })
    setLast({ error: next, ...(there && { there }) })
    announce(addedTagsText(messages, sorted))
    announceError(next)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    setLast({})
    announce(t('studio.tagRemoved', { tag }))
    input.current?.focus()
  }
  const hintKey = isProposed ? 'studio.tagsProposed' : 'studio.tagsUpTo'
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
        {tagsHint(messages, scripted ? hintKey : 'studio.tagsHint')}
      </p>
      {last.there !== undefined && <p className={quiet}>{last.there}</p>}
      <FieldError id={`${id}-error`} error={shown} />
      <div className={css.adding}>
        <input
          ref={input}
          id={id}
          className={box}
          name="tags"
          autoComplete="off"
          aria-label={t(scripted ? 'studio.addTagLabel' : 'studio.tags')}
          placeholder={scripted ? t('studio.addTagLabel') : undefined}
          aria-describedby={shown === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={shown === undefined ? undefined : true}
          defaultValue={listed}
          onChange={() => setLast({})}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter adds a tag; the design is not put in the shop with it.
            event.preventDefault()
            add()
          }}
        />
        {scripted && <Button onClick={add}>{t('studio.addTag')}</Button>}
      </div>
    </div>
  )
}
