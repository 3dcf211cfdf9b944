'use client'
import type { Passkey } from '@selvage/core/passkey'
import type { ReactNode } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import { form } from '../account/account.css.ts'
import type { AccountFieldErrors } from '../account/account-errors.ts'
import { ButtonLink } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { OwnDay } from '../order/own-day.tsx'
import { needProps } from '../provider/need-props.ts'
import { Question } from '../question/question.tsx'
import { component } from '../theme/component.ts'
import * as css from '../account/saved-cards.css.ts'

/** Props of {@link Passkeys}. */
export interface PasskeysProps {
  /** The member's passkeys, from the call `listPasskeys`. */
  readonly passkeys: readonly Passkey[]
  /** The page that asks whether a passkey is to be deleted. */
  readonly deleteHref: (passkey: Passkey) => string
  /** The page with the form that renames a passkey. */
  readonly renameHref: (passkey: Passkey) => string
  /** The question of the page and its passkey; none when left out. */
  readonly asked?: { readonly to: 'delete' | 'rename'; readonly passkey: Passkey } | undefined
  /** The name that was typed before; the passkey's own when left out. */
  readonly typedName?: string | undefined
  /** The errors of the name; none when left out. */
  readonly errors?: AccountFieldErrors | undefined
  /**
   * The address that an answer is posted to, with the fields `intent` (`delete` or `rename`),
   * `id` and `passkey_name`.
   */
  readonly action: string
  /** The page of the passkeys, for who changes nothing. */
  readonly keepHref: string
}

/** A member's passkeys, with the question before one is deleted, and the form of another name. */
export function Passkeys(props: PasskeysProps): ReactNode {
  const { passkeys, deleteHref, renameHref, asked } = props
  needProps('Passkeys', {}, { passkeys }, 'of listPasskeys()')
  const { t } = useMessages()
  return (
    <div className={component}>
      {asked?.to === 'delete' && <DeleteQuestion {...props} passkey={asked.passkey} />}
      {asked?.to === 'rename' && <RenameForm {...props} passkey={asked.passkey} />}
      {passkeys.length === 0 ? (
        <p className={css.none}>{t('passkey.none')}</p>
      ) : (
        <ul className={css.list}>
          {passkeys.map((passkey) => {
            const { id, name, createdAt, lastUsedAt } = passkey
            return (
              <li key={id} className={css.card}>
                <span>
                  <b id={`passkey-${id}`} className={css.name}>
                    {name}
                  </b>
                  <span className={css.facts}>
                    <span>
                      <OwnDay at={createdAt} sentence={(date) => t('passkey.added', { date })} />
                    </span>{' '}
                    <span>
                      {lastUsedAt === null ? (
                        t('passkey.neverUsed')
                      ) : (
                        <OwnDay at={lastUsedAt} sentence={(date) => t('passkey.used', { date })} />
                      )}
                    </span>
                  </span>
                </span>
                <span>
                  <ButtonLink
                    kind="small"
                    href={renameHref(passkey)}
                    id={`rename-${id}`}
                    aria-labelledby={`rename-${id} passkey-${id}`}
                  >
                    {t('passkey.rename')}
                  </ButtonLink>{' '}
                  <ButtonLink
                    kind="small"
                    href={deleteHref(passkey)}
                    id={`delete-${id}`}
                    aria-labelledby={`delete-${id} passkey-${id}`}
                  >
                    {t('passkey.delete')}
                  </ButtonLink>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

type Asked = PasskeysProps & { readonly passkey: Passkey }

function DeleteQuestion({ passkey, action, keepHref }: Asked): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.question}>
      <Question
        title={t('passkey.question')}
        no={{ label: t('passkey.keep'), href: keepHref }}
        yes={{
          label: t('passkey.deleteYes'),
          action,
          fields: { intent: 'delete', id: passkey.id },
        }}
      >
        <p className={css.name}>{passkey.name}</p>
        <p>{t('passkey.questionText')}</p>
      </Question>
    </div>
  )
}

function RenameForm({ passkey, typedName, errors = {}, action, keepHref }: Asked): ReactNode {
  const { t } = useMessages()
  return (
    <section className={`${css.question} ${form}`} aria-labelledby="rename-passkey">
      <h2 id="rename-passkey">{t('passkey.renameTitle')}</h2>
      <AccountForm
        action={action}
        name="rename"
        labels={{ passkeyName: t('passkey.name') }}
        errors={errors}
        attempt={Object.keys(errors).length}
        submit={t('passkey.renameSave')}
      >
        {(field) => (
          <>
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="id" value={passkey.id} />
            <TextField
              {...field('passkeyName')}
              name="passkey_name"
              required
              autoComplete="off"
              defaultValue={typedName ?? passkey.name}
            />
          </>
        )}
      </AccountForm>
      <p>
        <a href={keepHref}>{t('passkey.keepName')}</a>
      </p>
    </section>
  )
}
