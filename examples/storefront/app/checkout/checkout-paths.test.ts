import { localizePath, matchPath } from '@selvage/i18n/routes'
import { expect, test } from 'vitest'
import { checkoutPaths } from './checkout-paths.ts'

test.each(['en', 'de', 'es', 'fr'] as const)('the checkout in %s names its pages', (lang) => {
  const { cart, shop, logIn, invoice, steps } = checkoutPaths(lang)
  expect(new URL(logIn, 'https://shop.example').searchParams.get('next')).toBe(steps.shipping)
  expect([cart, shop].map((path) => matchPath(path)?.route)).toEqual(['cart', 'shop'])
  expect(invoice.replace(':orderNumber', 'R1')).toBe(
    localizePath('invoice', lang, { orderNumber: 'R1' }),
  )
  for (const [step, path] of Object.entries(steps))
    expect(matchPath(path)).toMatchObject({ route: `checkout-${step}`, lang })
})
