import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy, LINE } from '../testing/buy.ts'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { ConfirmationScreen } from './confirmation-screen.tsx'
import { PlaceHint } from './place-hint.tsx'

afterEach(cleanup)

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const summary = () => within(within(screen.getByRole('complementary')).getByRole('group'))
const terms = () => summary().getAllByRole('term').map(textOf)
const textOf = ({ textContent }: Element) => textContent
const amountOf = (name: RegExp) =>
  summary().getByText(name).parentElement?.querySelector('dd')?.textContent

test('a confirmation says what paid the order', async () => {
  const { shop } = openShop({ items: [LINE] })
  const { invoice } = await buy()
  renderInShop(shop, <ConfirmationScreen invoice={invoice} shopHref="/shop" />)
  expect(amountOf(/^Visa ending in 4242/)).toBe('US$47.71')
})

test('a confirmation names the credit, and leaves nothing to pay', async () => {
  const { shop } = openShop({ items: [LINE] })
  const { invoice } = await buy()
  const paid = {
    ...invoice,
    credits: [{ kind: 'gift_certificate', label: 'C3VE', amount: usd(4000) }] as const,
    due: usd(771),
  }
  renderInShop(
    shop,
    <ConfirmationScreen invoice={{ ...paid, credits: [...paid.credits] }} shopHref="/shop" />,
  )
  expect(amountOf(/^Gift certificate ending in C3VE$/)).toBe('US$40.00')
  expect(amountOf(/^Visa ending in 4242/)).toBe('US$7.71')
  expect(terms()).not.toContain('Left to pay')
})

test.each([
  [{ method: 'paypal', billingAddress: null } as const, 500, /^Nothing is charged until you/],
  [null, 0, /^Nothing /],
])('says what placing the order charges by %j', (payment, due, sentence) => {
  const { shop } = openShop()
  renderInShop(
    shop,
    <p>
      <PlaceHint checkout={{ payment, due: usd(due) }} />
    </p>,
  )
  expect(screen.getByText(sentence)).toBeTruthy()
})
