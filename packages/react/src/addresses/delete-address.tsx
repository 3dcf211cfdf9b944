'use client'
import type { SavedAddress } from '@selvage/core/addresses'
import type { ReactNode } from 'react'
import { AddressText } from '../checkout/address-text.tsx'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Question } from '../question/question.tsx'

/** Props of {@link DeleteAddress}. */
export interface DeleteAddressProps {
  /** The address that is asked about. */
  readonly address: SavedAddress
  /** The page that the form is posted to, with `intent` as `delete` and the address as `id`. */
  readonly action: string
  /** The page of all addresses, for who keeps it. */
  readonly keepHref: string
}

/** The question before a saved address is deleted; keeping it is the first answer. */
export function DeleteAddress({ address, action, keepHref }: DeleteAddressProps): ReactNode {
  needProps('DeleteAddress', { address }, {}, 'of listAddresses()')
  const { t } = useMessages()
  return (
    <Question
      title={t('addresses.deleteTitle')}
      no={{ label: t('addresses.deleteNo'), href: keepHref }}
      yes={{
        label: t('addresses.deleteYes'),
        action,
        fields: { intent: 'delete', id: address.id },
      }}
    >
      <AddressText address={address} />
      <p>{t('addresses.deleteText')}</p>
    </Question>
  )
}
