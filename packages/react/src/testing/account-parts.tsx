import type { ReactNode } from 'react'
import {
  AccountUnknown,
  AskForPasswordForm,
  ChangePasswordForm,
  JoinForm,
  LogInForm,
  NewPasswordForm,
  PasswordField,
  SavedCards,
} from '../account/index.ts'
import { CollectionChoice, CollectionForm, DeleteCollection } from '../own-collections/index.ts'
import { Devices } from '../devices/index.ts'
import { Passkeys } from '../passkey/index.ts'
import { CreditHistory } from '../credit/index.ts'
import { ProfileForm } from '../profile/index.ts'
import { FindOrderForm } from '../orders/index.ts'
import { AddressForm, AddressList, DeleteAddress } from '../addresses/index.ts'

export const address = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '1253',
  country: 'US',
  phone: '518 555 0142',
}
const SAVED_CARD = {
  id: 'card-0123456789abcdef',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  expired: false,
}
const CREDIT_MOVE = {
  label: '',
  at: '2026-03-01T10:00:00.000Z',
  order: { orderNumber: 'R000000000101', placedAt: '2026-03-01T10:00:00.000Z' },
}
const PASSKEY = {
  id: 'passkey-0123456789abcdef',
  name: 'Laptop',
  createdAt: '2026-02-03T09:00:00.000Z',
  lastUsedAt: '2026-03-01T18:30:00.000Z',
}
const DEVICE = {
  id: 'device-0123456789abcdef',
  browser: 'Chrome',
  system: 'Windows',
  isCurrent: true,
  loggedInAt: '2026-02-03T09:00:00.000Z',
  lastUsedAt: '2026-03-01T18:30:00.000Z',
}
const OWN = {
  id: 100_001,
  slug: 'nursery-walls',
  name: 'Nursery walls',
  description: '',
  designerOnly: false,
  shown: false,
  designCount: 2,
  curator: { id: null, name: 'June', screenName: 'june' },
  designIds: [9, 10],
  thumbnails: [],
}
const saved = { ...address, id: 'address-0123456789abcdef', isDefault: true }

/** The components of an account, each with what it shows, by their names. */
export const ACCOUNT_PARTS: Readonly<Record<string, ReactNode>> = {
  CollectionChoice: (
    <CollectionChoice design={{ id: 9, title: 'Fern' }} collections={[OWN]} action="#choice" />
  ),
  CollectionForm: (
    <CollectionForm
      action="#save"
      backHref="#collections"
      collection={{ name: '', description: '', audience: 'member' }}
      nameError="FIELD_CANNOT_BE_BLANK"
    />
  ),
  DeleteCollection: <DeleteCollection collection={OWN} action="#delete" keepHref="#collections" />,
  AccountUnknown: <AccountUnknown retryHref="/account/1?sub_action=orders" />,
  AddressForm: (
    <AddressForm
      action="/account/addresses"
      address={{ ...address, isDefault: false }}
      errors={{ zipcode: 'INVALID_ZIPCODE' }}
      attempt={1}
      backHref="/account/addresses"
    />
  ),
  AddressList: (
    <AddressList
      addresses={[saved, { ...saved, id: 'address-fedcba9876543210', isDefault: false }]}
      addHref="/account/addresses/new"
      editHref="/account/addresses/{id}"
      deleteHref="/account/addresses/{id}?ask=delete"
      action="/account/addresses"
    />
  ),
  DeleteAddress: (
    <DeleteAddress address={saved} action="/account/addresses" keepHref="/account/addresses" />
  ),
  AskForPasswordForm: (
    <AskForPasswordForm
      action="/password/new"
      email="june@"
      errors={{ email: 'email' }}
      attempt={1}
    />
  ),
  ChangePasswordForm: (
    <ChangePasswordForm
      action="/account/1?sub_action=settings"
      forgotHref="/password/new"
      errors={{ currentPassword: 'wrong', password: 'unchanged' }}
      attempt={1}
    />
  ),
  FindOrderForm: (
    <FindOrderForm
      action="/find-order"
      typed={{ orderNumber: '12', email: 'june@' }}
      errors={{ orderNumber: 'orderNumber', email: 'email' }}
      attempt={1}
    />
  ),
  JoinForm: (
    <JoinForm
      action="/register/new"
      values={{ screenName: 'June', email: 'june@', newsletter: true }}
      errors={{ email: 'email', password: 'too_short' }}
      attempt={1}
    />
  ),
  LogInForm: (
    <LogInForm
      action="/login"
      forgotHref="/password/new"
      email="june@harrowmail.com"
      errors={{ password: 'EMAIL_OR_PASSWORD_INVALID' }}
      attempt={1}
    />
  ),
  NewPasswordForm: (
    <NewPasswordForm
      action="/password/edit"
      token="t"
      errors={{ password: 'too_short' }}
      attempt={1}
    />
  ),
  ProfileForm: (
    <ProfileForm
      action="/account/1?sub_action=settings"
      values={{
        screenName: 'June',
        email: 'june@harrowmail.com',
        newsletter: true,
        country: 'US',
        currency: 'USD',
        language: 'en',
        measurement: 'imperial',
        adultContent: false,
      }}
      errors={{ currentPassword: 'wrong' }}
      attempt={1}
    />
  ),
  CreditHistory: (
    <CreditHistory
      credit={{
        balance: { minor: 2_250, currency: 'USD' },
        spoondollars: [
          { ...CREDIT_MOVE, kind: 'spent', amount: { minor: -250, currency: 'USD' } },
          { ...CREDIT_MOVE, kind: 'bought', amount: { minor: 2_500, currency: 'USD' } },
        ],
        certificates: [
          {
            ...CREDIT_MOVE,
            kind: 'spent',
            label: '7Q2M',
            amount: { minor: -2_500, currency: 'USD' },
          },
        ],
      }}
      orderHref={({ orderNumber }) => `/orders/${orderNumber}`}
    />
  ),
  Devices: (
    <Devices
      devices={[
        DEVICE,
        {
          ...DEVICE,
          id: 'device-fedcba9876543210',
          browser: null,
          system: 'iPhone',
          isCurrent: false,
        },
      ]}
      action="/account/1?sub_action=settings"
    />
  ),
  Passkeys: (
    <Passkeys
      passkeys={[PASSKEY, { ...PASSKEY, id: 'passkey-fedcba9876543210', lastUsedAt: null }]}
      deleteHref={({ id }) => `/account/passkeys?delete=${id}`}
      renameHref={({ id }) => `/account/passkeys?rename=${id}`}
      asked={{ to: 'delete', passkey: PASSKEY }}
      action="/account/passkeys"
      keepHref="/account/passkeys"
    />
  ),
  PasswordField: <PasswordField label="Password" autoComplete="current-password" />,
  SavedCards: (
    <SavedCards
      cards={[
        SAVED_CARD,
        { ...SAVED_CARD, id: 'card-fedcba9876543210', brand: 'amex', expired: true },
      ]}
      asked={SAVED_CARD}
      deleteHref={({ id }) => `/account/payment-methods?delete=${id}`}
      action="/account/payment-methods"
      keepHref="/account/payment-methods"
    />
  ),
}
