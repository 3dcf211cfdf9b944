'use client'
import type { SavedAddress } from '@selvage/core/addresses'
import { addressLines } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { AddressText } from '../checkout/address-text.tsx'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './addresses.css.ts'

/** Props of {@link AddressList}. */
export interface AddressListProps {
  /** The saved addresses, the default first. */
  readonly addresses: readonly SavedAddress[]
  /** The page of an address, with `{id}` in its place. */
  readonly editHref: string
  /** The page of a new address. */
  readonly addHref: string
  /** The page that asks before an address is deleted, with `{id}` in its place. */
  readonly deleteHref: string
  /** Where the form of a new default is posted: `intent` is `default`, `id` the address. */
  readonly action: string
}

/** A member's saved addresses, each with its ways to change, prefer and delete it. */
export function AddressList({
  addresses,
  editHref,
  addHref,
  deleteHref,
  action,
}: AddressListProps): ReactNode {
  needProps('AddressList', {}, { addresses })
  const { t } = useMessages()
  const add = <ButtonLink href={addHref}>{t('addresses.add')}</ButtonLink>
  if (addresses.length === 0)
    return (
      <EmptyState level={2} title={t('addresses.empty')} actions={add}>
        {t('addresses.emptyHelp')}
      </EmptyState>
    )
  return (
    <div className={component}>
      <ul className={css.list}>
        {addresses.map((saved) => {
          const { id, isDefault } = saved
          const [name = '', ...lines] = addressLines(saved)
          const named = (label: string) => (
            <>
              {label}{' '}
              <span className={visuallyHidden}>{[name, ...lines.slice(0, 1)].join(', ')}</span>
            </>
          )
          const link = (href: string, label: string) => (
            <ButtonLink kind="link" href={href.replace('{id}', encodeURIComponent(id))}>
              {named(label)}
            </ButtonLink>
          )
          return (
            <li key={id} className={css.entry}>
              <div className={css.lines}>
                <AddressText address={saved} />
                {saved.phone}
              </div>
              {isDefault && <p className={css.preferred}>{t('addresses.isDefault')}</p>}
              <div className={css.actions}>
                {link(editHref, t('addresses.edit'))}
                {!isDefault && (
                  <form method="post" action={action}>
                    <input type="hidden" name="id" value={id} />
                    <Button kind="link" type="submit" name="intent" value="default">
                      {named(t('addresses.prefer'))}
                    </Button>
                  </form>
                )}
                {link(deleteHref, t('addresses.delete'))}
              </div>
            </li>
          )
        })}
      </ul>
      {add}
    </div>
  )
}
