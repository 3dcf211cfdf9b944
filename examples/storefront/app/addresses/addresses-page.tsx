import { AddressList, DeleteAddress } from '@selvage/react/addresses'
import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import { Island } from '../island-runtime/island.tsx'
import AddressIsland from '../islands/address.tsx'
import { addressesPath, DELETE_QUESTION, NEW_ADDRESS } from './address-paths.ts'
import type { AddressesPageData, RejectedAddress } from './addresses-page.server.ts'
import * as css from './addresses-page.css.ts'

interface AddressesPageProps extends AddressesPageData {
  /** The form that was rejected, with what was typed. */
  readonly rejected: RejectedAddress | undefined
}

/** The addresses that a member has saved, the form of one, or a question about it. */
export function AddressesPage({ userId, addresses, form, asked, rejected }: AddressesPageProps) {
  const { lang, t } = useMessages()
  const here = addressesPath(lang, userId)
  const at = (address: string) => addressesPath(lang, userId, { address })
  if (form) {
    const { id, isFirst, ...begin } = form
    return (
      <AccountFrame
        userId={userId}
        current="addresses"
        title={t(id === undefined ? 'addresses.addTitle' : 'addresses.editTitle')}
      >
        <div className={css.form}>
          <Island
            name="address"
            of={AddressIsland}
            when={rejected ? 'load' : 'idle'}
            props={{
              ...begin,
              ...(rejected && { ...rejected, attempt: 1 }),
              action: at(id ?? NEW_ADDRESS),
              backHref: here,
              asksDefault: !isFirst && !form.address.isDefault,
            }}
          />
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      userId={userId}
      current="addresses"
      title={t('addresses.title')}
      lead={addresses.length > 1 ? t('addresses.lead') : undefined}
    >
      {asked && (
        <div className={css.question}>
          <DeleteAddress address={asked} action={here} keepHref={here} />
        </div>
      )}
      <AddressList
        addresses={addresses}
        addHref={at(NEW_ADDRESS)}
        // The list fills in the id, which an address has encoded.
        editHref={at('{id}').replace(encodeURIComponent('{id}'), '{id}')}
        deleteHref={addressesPath(lang, userId, {
          address: '{id}',
          asks: DELETE_QUESTION,
        }).replace(encodeURIComponent('{id}'), '{id}')}
        action={here}
      />
    </AccountFrame>
  )
}
