import type { ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { Button, ButtonLink } from '../button/index.ts'
import {
  AddressText,
  CardLine,
  Confirmation,
  DeliveryForm,
  ShippingForm,
} from '../checkout/index.ts'
import { AnnouncementBar } from '../content/index.ts'
import { Chip } from '../chip/index.ts'
import { Cloth, ClothSurface } from '../cloth/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Disclosure, DisclosureGroup } from '../disclosure/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, QuantityField, RadioCards, SelectField, TextField } from '../field/index.ts'
import { ErrorNotice, Flash, FlashMessages } from '../flash/index.ts'
import { Footer } from '../footer/index.ts'
import { CartLink, CheckoutHeader, Header } from '../header/index.ts'
import { Length, Size } from '../length/index.ts'
import { Money } from '../money/index.ts'
import { InstallmentNote } from '../order/index.ts'
import { Pager } from '../pager/index.ts'
import { Popover } from '../popover/index.ts'
import { ResultCount } from '../search/index.ts'
import { GridSkeleton, Loading } from '../skeleton/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { Steps } from '../steps/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { BuyAgainForm } from '../orders/index.ts'
import { ACCOUNT_PARTS, address } from './account-parts.tsx'
import { NAVIGATION_PARTS } from './navigation-parts.tsx'
import { NEWSLETTER_PARTS } from './newsletter-parts.tsx'

const palette = ['#a3282c', '#efe7d6']
const back = { href: '/en/cart', label: 'Back' }
const nothing = () => undefined
/** The components that need no shop, each with what it shows, by their names. */
export const SAMPLE_PARTS: Readonly<Record<string, ReactNode>> = {
  ...ACCOUNT_PARTS,
  ...NAVIGATION_PARTS,
  ...NEWSLETTER_PARTS,
  AddressText: <AddressText address={address} />,
  Breadcrumb: <Breadcrumb crumbs={[{ label: 'Home', href: '/en' }, { label: 'Shop' }]} />,
  Button: <Button busy>Add</Button>,
  ButtonLink: <ButtonLink href="/en/shop">See the designs</ButtonLink>,
  CardLine: (
    <CardLine
      card={{
        method: 'card',
        brand: 'visa',
        last4: '4242',
        expiryMonth: 12,
        expiryYear: 2030,
        nameOnCard: 'June Harrow',
        billingAddress: null,
      }}
    />
  ),
  BuyAgainForm: <BuyAgainForm action="#order" lineKey="line-key-0123456789" label="Buy again" />,
  CheckboxField: <CheckboxField label="Same" error="Required" />,
  CheckoutHeader: <CheckoutHeader homeHref="/en" cartHref="/en/cart" />,
  Chip: (
    <Chip removeHref="/" color="#2c4a6b">
      Indigo
    </Chip>
  ),
  Cloth: (
    <Cloth
      sources={{ src: 'a.webp', avif: 'a.avif 300w' }}
      alt=""
      width={650}
      height={689}
      windowWidthIn={12}
    />
  ),
  ClothSurface: (
    <ClothSurface tile={{ href: 't.webp', widthIn: 9, heightIn: 11 }} widthIn={54} heightIn={36} />
  ),
  Confirmation: (
    <Confirmation
      orderNumber="R261112001001"
      email="june@example.com"
      invoiceHref="/en/invoice"
      shopHref="/en/shop"
    />
  ),
  DeliveryForm: (
    <DeliveryForm
      options={[]}
      notices={['factory_closed']}
      chosen={null}
      gift={{ isGift: true, removePrices: false, message: '' }}
      missing
      attempt={1}
      busy={false}
      onChoose={nothing}
      onGift={nothing}
      onSubmit={nothing}
      back={back}
      nextLabel="Continue to payment"
    />
  ),
  AnnouncementBar: (
    <AnnouncementBar
      announcement={{ id: 'linen', lang: 'en', title: 'New linen', href: '/en/linen' }}
      closeAction="/announcements/close"
    />
  ),
  Dialog: (
    <Dialog open onOpenChange={nothing} title="Cutting guide" description="Before you cut">
      Wash the cloth
    </Dialog>
  ),
  DisclosureGroup: (
    <DisclosureGroup>
      <Disclosure summary="Care">Wash</Disclosure>
      <Disclosure summary="Delivery" open>
        Five days
      </Disclosure>
    </DisclosureGroup>
  ),
  Disclosure: <Disclosure summary="Care">Wash</Disclosure>,
  EmptyState: <EmptyState title="Nothing" />,
  ErrorNotice: (
    <ErrorNotice error={{ code: 'SERVER_ERROR', severity: 'error' }} onRetry={nothing} />
  ),
  ErrorSummary: (
    <ErrorSummary attempt={1} errors={[{ fieldId: 'zip', message: 'Enter 5 digits' }]} />
  ),
  Flash: (
    <Flash severity="attention" title="Before you go" onClose={nothing}>
      Check both
    </Flash>
  ),
  FlashMessages: <FlashMessages messages={[{ id: 'a', severity: 'error', text: 'No' }]} />,
  Footer: <Footer links={[]} languageHrefs={{ en: '/en', de: '/de', es: '/es', fr: '/fr' }} />,
  GridSkeleton: <GridSkeleton />,
  Header: (
    <Header
      homeHref="/en"
      links={[{ href: '/en/shop', label: 'Fabric' }]}
      search={{ action: '/en/shop' }}
      account={{ name: 'June in Hudson', logOutAction: '/logout' }}
      cart={<CartLink href="/en/cart" count={2} />}
    />
  ),
  Length: <Length inches={54} />,
  Loading: <Loading />,
  Money: <Money amount={{ minor: 1250, currency: 'USD' }} />,
  Pager: (
    <Pager total={1248} offset={84} pageSize={84} hrefFor={(offset) => `?page_offset=${offset}`} />
  ),
  Popover: (
    <Popover open onOpenChange={() => undefined} opener="Cart" label="Cart">
      Two
    </Popover>
  ),
  QuantityField: <QuantityField value={2} onChange={() => undefined} />,
  InstallmentNote: (
    <InstallmentNote
      total={{ minor: 4950, currency: 'USD' }}
      limits={{ method: 'afterpay', minMinor: 3500, maxMinor: 100_000 }}
    />
  ),
  RadioCards: (
    <RadioCards
      legend="Fabric"
      name="fabric"
      options={[{ value: 'a', title: 'A' }]}
      defaultValue="a"
    />
  ),
  ResultCount: <ResultCount page={{ total: 1248, totalIsEstimate: false }} />,
  SelectField: <SelectField label="Country" options={[{ value: 'US', label: 'United States' }]} />,
  SelvageStrip: <SelvageStrip palette={palette}>Print</SelvageStrip>,
  ShippingForm: (
    <ShippingForm
      form={{ ...address, email: '', emailRetype: '', newsletter: false }}
      fieldErrors={{ email: 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS', zipcode: 'INVALID_ZIPCODE' }}
      attempt={1}
      guest
      busy={false}
      onChange={nothing}
      onSubmit={nothing}
      back={back}
      nextLabel="Continue to delivery"
    />
  ),
  Size: <Size widthIn={54} heightIn={36} />,
  SkipLink: <SkipLink />,
  Steps: (
    <Steps
      steps={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ]}
      current="b"
      palette={palette}
    />
  ),
  TextField: <TextField label="ZIP" error="Enter 5 digits" hint="Five digits" />,
}
