import { loadFabricProduct } from '@selvage/core/fabric'
import { searchDesigns } from '@selvage/core/search'
import { catalogue as english } from '@selvage/i18n/messages/en'
import { catalogue as german } from '@selvage/i18n/messages/de'
import { messagesFor } from '@selvage/i18n/messages'
import { createShop } from '@selvage/machines/shop'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ButtonLink } from '../button/index.ts'
import { useCart } from '../cart/index.ts'
import { DesignGrid } from '../design/index.ts'
import { FabricProduct } from '../fabric/index.ts'
import { LiveRegion, useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { inShop, openShop } from '../testing/open-shop.tsx'
import type { LinkProps } from './index.ts'
import { SelvageProvider, useGatewayUrl, useShop } from './index.ts'

afterEach(cleanup)

const page = { gatewayUrl: 'https://g.test', lang: 'en', catalogue: english } as const

function Settings(): ReactNode {
  const { lang, locale, measurement, length } = useMessages()
  return <p>{[lang, locale, measurement, length(36), useGatewayUrl()].join(' ')}</p>
}

test('language, locale, measurement and gateway are the shop’s', () => {
  const shop = createShop({
    gatewayUrl: 'https://g.test',
    locale: 'de_DE',
    country: 'DE',
    currency: 'EUR',
    measurement: 'metric',
  })
  render(
    <SelvageProvider shop={shop} catalogue={german}>
      <Settings />
    </SelvageProvider>,
  )
  expect(screen.getByText(/^de de_DE metric 91 cm https:\/\/g\.test$/)).toBeDefined()
})

test('useShop() returns the shop that was given', () => {
  const { shop } = openShop()
  const Shown = () => String(useShop() === shop)
  expect(renderToString(inShop(shop, <Shown />))).toContain('true')
})

test('a shop has one live region from the start, also inside another one', () => {
  const { shop } = openShop()
  render(<LiveRegion>{inShop(shop, inShop(shop, <LiveRegion>text</LiveRegion>))}</LiveRegion>)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a page without a shop shows designs by data alone, and has no live region', async () => {
  const { results } = await openShop().shop.gateway.send(searchDesigns, { query: {} })
  const html = renderToString(
    <SelvageProvider {...page}>
      <DesignGrid designs={results} hrefFor="/en/fabric/{id}" />
    </SelvageProvider>,
  )
  expect(html).toContain('src="https://g.test/images/')
  expect(html).not.toContain('aria-live')
})

test.each([
  [
    'useShop',
    /^useShop\(\) found no shop, so nothing is drawn: .+ <SelvageProvider shop catalogue>\.$/,
    useShop,
  ],
  ['useCart', /^useShop\(\) found no shop/, useCart],
  [
    'useAnnounce',
    /^useAnnounce\(\) found no live region, so .+: no SelvageProvider around it has a shop\. Write </,
    useAnnounce,
  ],
] as const)('%s() throws on a page without a shop, and says what to write', (_, sentence, use) => {
  const Asking = () => {
    use()
    return null
  }
  const draw = () =>
    renderToString(
      <SelvageProvider {...page}>
        <Asking />
      </SelvageProvider>,
    )
  expect(draw).toThrow(sentence)
})

test('useGatewayUrl() throws outside a provider, and a provider without a gateway throws', () => {
  expect(() => renderToString(<Settings />)).toThrow(/<SelvageProvider shop catalogue>/)
  const Url = () => useGatewayUrl()
  expect(() => renderToString(<Url />)).toThrow(/^useGatewayUrl\(\) found no gateway, so /)
  const nothing = { catalogue: english } as unknown as typeof page
  expect(() => renderToString(<SelvageProvider {...nothing}>x</SelvageProvider>)).toThrow(
    /neither a shop nor a gatewayUrl/,
  )
})

test('links are drawn with the link component, which a provider inside takes over', () => {
  const { shop } = openShop()
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  )
  const link = <ButtonLink href="/en/shop">Shop</ButtonLink>
  const html = renderToString(
    <SelvageProvider {...page} link={RouterLink}>
      {inShop(shop, link)}
    </SelvageProvider>,
  )
  expect(html).toMatch(/<a class="[^"]+" href="\/en\/shop" data-router="true"><span>Shop/)
  expect(renderToString(inShop(shop, link))).not.toContain('data-router')
})

test.each([
  [
    { lang: 'de', catalogue: english },
    /^The provider got the language 'de' and messages in 'en', so .+ @selvage\/i18n\/messages\/de\.$/,
    'de de_DE',
  ],
  [
    { lang: 'it' as 'en', catalogue: english },
    /^The provider got the language 'it', which has no messages, so .+ Write one of en, de, es, fr\.$/,
    'en en_US',
  ],
  [
    { locale: 'x-klingon!', catalogue: english },
    /^The provider got the locale 'x-klingon!', which no browser knows, so .+ Write such as locale=/,
    'en en_US',
  ],
] as const)('%o is in the console once, and the page stands', (given, sentence, shown) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const draw = () =>
    renderToString(
      <SelvageProvider {...page} {...given}>
        <Settings />
      </SelvageProvider>,
    )
  expect(draw()).toContain(shown)
  draw()
  expect(errors.mock.calls).toEqual([[expect.stringMatching(sentence)]])
  errors.mockRestore()
})

test('a part of a catalog in the page’s language leaves the console empty', () => {
  const errors = vi.spyOn(console, 'error')
  const part = messagesFor(german, ['design'])
  for (const props of [{ locale: 'de_AT' }, { locale: 'ja_JP' }, { locale: 'en_GB' }])
    renderToString(
      <SelvageProvider {...page} {...props} lang="de" catalogue={part}>
        <Settings />
      </SelvageProvider>,
    )
  expect(part['lang']).toBe('de')
  expect(errors).not.toHaveBeenCalled()
})

test('the first message that the catalogue lacks is in the console, once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { shop } = openShop()
  const product = await loadFabricProduct(shop.gateway, 12, shop)
  const draw = () =>
    renderToString(
      <SelvageProvider shop={shop} catalogue={messagesFor(english, ['cart'])}>
        <FabricProduct {...product} cartHref="/cart" />
      </SelvageProvider>,
    )
  draw()
  draw()
  expect(errors.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The catalogue has no message 'fabric\.\w+', so the page shows its key\. Pass the name of the component's entry point to catalogueFor\(\[…\]\), such as 'fabric' for @selvage\/react\/fabric\.$/,
      ),
    ],
  ])
  errors.mockRestore()
})

test('a provider without a catalogue says what to write', () => {
  const { shop } = openShop()
  const props = { shop } as unknown as Parameters<typeof SelvageProvider>[0]
  expect(() => renderToString(<SelvageProvider {...props} />)).toThrow(
    /got no catalogue, .* Write <SelvageProvider shop catalogue>/,
  )
})
