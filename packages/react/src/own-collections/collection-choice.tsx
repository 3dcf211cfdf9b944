'use client'
import type { OwnCollection } from '@selvage/core/collection'
import { DESIGN_LANGUAGE } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import type { ErrorCode } from '@selvage/core/errors'
import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import * as css from './collection-choice.css.ts'
import { nameErrorText } from './name-error-text.ts'

/** Props of {@link CollectionChoice}. */
export interface CollectionChoiceProps {
  /** The design that is added or taken out. */
  readonly design: Pick<DesignCard, 'id' | 'title'>
  /** The member's collections, from the call `listOwnCollections`. */
  readonly collections: readonly OwnCollection[]
  /**
   * The address that the forms post to without a script: `design_id` and `next`, with `wanted`
   * (`add` or `remove`) and `collection_id`, or with `intent` as `create` and `name`.
   */
  readonly action?: string | undefined
  /** The page that a form without a script leads back to. */
  readonly next?: string | undefined
  /** The name of a new collection as it was typed. */
  readonly typedName?: string | undefined
  /** The code of what is wrong with that name. */
  readonly nameError?: ErrorCode | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** True while a new collection is made. */
  readonly busy?: boolean | undefined
  /** Called when a collection is pressed; without it the browser posts the form. */
  readonly onToggle?: ((collection: OwnCollection) => void) | undefined
  /** Called with the name of a new collection; without it the browser posts the form. */
  readonly onCreate?: ((name: string) => void) | undefined
}

/** A member's collections, each a button that adds a design or takes it out, and a new one. */
export function CollectionChoice({
  design,
  collections,
  action,
  next = '',
  typedName,
  nameError,
  error,
  busy = false,
  onToggle,
  onCreate,
}: CollectionChoiceProps): ReactNode {
  needProps('CollectionChoice', { design }, { collections }, 'of listOwnCollections()')
  const { t } = useMessages()
  const field = useId()
  const hidden = (
    <>
      <input type="hidden" name="design_id" value={design.id} />
      <input type="hidden" name="next" value={next} />
    </>
  )
  const post = { method: 'post', action } as const
  return (
    <div className={`${component} ${css.choice}`}>
      {error && <ErrorNotice error={error} />}
      {collections.length === 0 ? (
        <p>{t('own-collections.noneYet')}</p>
      ) : (
        <ul className={css.list}>
          {collections.map((collection) => (
            <li key={collection.id}>
              <form {...post} onSubmit={onToggle && taken(() => onToggle(collection))}>
                {hidden}
                <input type="hidden" name="collection_id" value={collection.id} />
                <Row collection={collection} isIn={collection.designIds.includes(design.id)} />
              </form>
            </li>
          ))}
        </ul>
      )}
      <form
        {...post}
        className={css.create}
        noValidate
        onSubmit={
          onCreate &&
          taken((form) => {
            if (!busy) onCreate(String(new FormData(form).get('name') ?? ''))
          })
        }
      >
        {hidden}
        <TextField
          // The field of a collection that was made gives way to an empty one.
          key={collections.length}
          id={field}
          name="name"
          label={t('own-collections.createHere')}
          error={nameErrorText(t, nameError)}
          required
          autoComplete="off"
          defaultValue={typedName}
        />
        <Button type="submit" name="intent" value="create" busy={busy}>
          {t('own-collections.create')}
        </Button>
      </form>
    </div>
  )
}

const taken = (act: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  act(event.currentTarget)
}

interface RowProps {
  readonly collection: OwnCollection
  readonly isIn: boolean
}

function Row({ collection: { name, designIds }, isIn }: RowProps): ReactNode {
  const { t } = useMessages()
  return (
    <button
      className={css.row}
      type="submit"
      name="wanted"
      value={isIn ? 'remove' : 'add'}
      aria-pressed={isIn}
    >
      <svg className={css.mark} viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <path d="m4 11.5 5 5L18 6" />
      </svg>
      <span className={css.name} lang={DESIGN_LANGUAGE}>
        {name}
      </span>{' '}
      <span className={css.count}>{t('collection.count', { count: designIds.length })}</span>
    </button>
  )
}
