import { LANGUAGES } from '@selvage/core/locale'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Breadcrumb } from './breadcrumb/index.ts'
import { Button } from './button/index.ts'
import { Chip } from './chip/index.ts'
import { Cloth, ClothSurface } from './cloth/index.ts'
import { Disclosure } from './disclosure/index.ts'
import { EmptyState } from './empty-state/index.ts'
import { ErrorSummary } from './error-summary/index.ts'
import { CheckboxField, QuantityField, RadioCards, SelectField, TextField } from './field/index.ts'
import { FlashMessages } from './flash/index.ts'
import { Footer } from './footer/index.ts'
import { CartLink, CheckoutHeader, Header } from './header/index.ts'
import { LiveRegion } from './live-region/index.ts'
import { Money } from './money/index.ts'
import { Pager } from './pager/index.ts'
import { Popover } from './popover/index.ts'
import { GridSkeleton } from './skeleton/index.ts'
import { SkipLink } from './skip-link/index.ts'
import { Steps } from './steps/index.ts'
import { SelvageStrip } from './strip/index.ts'
import { MessagesProvider } from './messages/index.ts'

const palette = ['#a3282c', '#efe7d6']
const parts: Readonly<Record<string, ReactNode>> = {
  Breadcrumb: <Breadcrumb crumbs={[{ label: 'Home', href: '/en' }, { label: 'Shop' }]} />,
  Button: <Button busy>Add</Button>,
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
  Disclosure: <Disclosure summary="Care">Wash</Disclosure>,
  EmptyState: <EmptyState title="Nothing" />,
  ErrorSummary: (
    <ErrorSummary attempt={1} errors={[{ fieldId: 'zip', message: 'Enter 5 digits' }]} />
  ),
  FlashMessages: <FlashMessages messages={[{ id: 'a', severity: 'error', text: 'No' }]} />,
  Footer: <Footer links={[]} languageHrefs={{ en: '/en', de: '/de', es: '/es', fr: '/fr' }} />,
  GridSkeleton: <GridSkeleton />,
  Header: (
    <Header
      homeHref="/en"
      links={[{ href: '/en/shop', label: 'Fabric' }]}
      search={{ action: '/en/shop' }}
      cart={<CartLink href="/en/cart" count={2} />}
    />
  ),
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
  RadioCards: (
    <RadioCards
      legend="Fabric"
      name="fabric"
      options={[{ value: 'a', title: 'A' }]}
      defaultValue="a"
    />
  ),
  SelectField: <SelectField label="Country" options={[{ value: 'US', label: 'United States' }]} />,
  SelvageStrip: <SelvageStrip palette={palette}>Print</SelvageStrip>,
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

const catalogues = { de, en, es, fr }

/**
 * The outermost element of a component has the class that keeps a page's own rules away; one in a
 * line of text takes the font of the page.
 */
const PROTECTED = /^<(?:a|data|span)\b|^<[^>]* class="[^"]*\bselvage\b/

// A strict content-security policy blocks style attributes in the server's HTML.
test.each(Object.entries(parts))(
  '%s is drawn on the server in each language without a style attribute, an inline handler, a missing word or a warning, out of reach of a page’s rules',
  (_, part) => {
    const errors = vi.spyOn(console, 'error')
    for (const lang of LANGUAGES) {
      const html = renderToString(
        <MessagesProvider lang={lang} catalogue={catalogues[lang]}>
          <LiveRegion>{part}</LiveRegion>
        </MessagesProvider>,
      )
      expect(html.length).toBeGreaterThan(150)
      expect(html).not.toMatch(/ style=| on[a-z]+=/)
      expect(html).toMatch(PROTECTED)
      expect(html).not.toMatch(/>(common|navigation|form|flash|progress|cloth)\.[a-zA-Z]+</)
    }
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  },
)

test('an unknown severity throws', () => {
  const draw = () =>
    renderToString(
      <MessagesProvider lang="en" catalogue={en}>
        <LiveRegion>
          <FlashMessages messages={[{ id: 'a', severity: 'fatal' as 'error', text: 'No' }]} />
        </LiveRegion>
      </MessagesProvider>,
    )
  expect(draw).toThrow(/severity 'fatal'/)
})

test('a component outside a MessagesProvider throws', () => {
  expect(() => renderToString(<SkipLink />)).toThrow(/MessagesProvider/)
})
