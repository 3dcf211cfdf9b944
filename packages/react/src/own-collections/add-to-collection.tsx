'use client'
import type { DesignCard } from '@selvage/core/design'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AccountUnknown } from '../account/account-unknown.tsx'
import { ButtonLink } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { opensDialog } from '../dialog/opens-dialog.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { Loading } from '../skeleton/index.ts'
import { CollectionChoice } from './collection-choice.tsx'
import * as css from './collection-choice.css.ts'
import { useCollectionChoice } from './use-collection-choice.ts'

/** Props of {@link AddToCollection}. */
export interface AddToCollectionProps {
  /** The design that is added. */
  readonly design: Pick<DesignCard, 'id' | 'title'>
  /** The page of the same choice, for a visitor without a script and for another tab. */
  readonly href: string
  /** The page where a visitor logs in, and which leads back. */
  readonly logInHref: string
  /** The page where a visitor opens an account, and which leads back. */
  readonly joinHref: string
  /** The page of the member's collections. */
  readonly manageHref: string
}

/**
 * A link that lets a member add a design to collections of their own, or take it out: with a script
 * in a dialog, where each press shows at once. It works on a storefront alone, as an account does.
 */
export function AddToCollection({
  design,
  href,
  logInHref,
  joinHref,
  manageHref,
}: AddToCollectionProps): ReactNode {
  needProps('AddToCollection', { design })
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  const { choice, load, toggle, create } = useCollectionChoice(design)
  const { status, collections, isCreating, ...typed } = choice
  const show = () => {
    setOpen(true)
    void load()
  }
  return (
    <>
      <Link href={href} {...opensDialog(open, show)}>
        {t('own-collections.add')}
      </Link>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('own-collections.addTitle', { title: design.title })}
      >
        <div className={css.choice}>
          {status === 'loading' && <Loading />}
          {status === 'failed' && <AccountUnknown retryHref={href} level={2} />}
          {status === 'visitor' && (
            <>
              <p>{t('own-collections.logIn')}</p>
              <p className={css.enter}>
                <ButtonLink href={logInHref}>{t('account.logIn')}</ButtonLink>{' '}
                <ButtonLink kind="link" href={joinHref}>
                  {t('account.join')}
                </ButtonLink>
              </p>
            </>
          )}
          {status === 'ready' && (
            <>
              <CollectionChoice
                {...typed}
                design={design}
                collections={collections}
                busy={isCreating}
                onToggle={toggle}
                onCreate={(name) => void create(name)}
              />
              <Link href={manageHref}>{t('own-collections.manage')}</Link>
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
