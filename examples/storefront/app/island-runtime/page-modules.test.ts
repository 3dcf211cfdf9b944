// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { MODULES_ATTRIBUTE } from './island-marks.ts'
import { pageModules } from './page-modules.client.ts'

const shown = (modules: string): void => {
  document.body.innerHTML = '<script></script>'
  document.querySelector('script')?.setAttribute(MODULES_ATTRIBUTE, modules)
}

afterEach(() => {
  document.body.replaceChildren()
})

it('looks for the file of an island beside the entry script', async () => {
  shown(JSON.stringify({ cart: 'cart-A1.js' }))
  const modules = pageModules(document, 'file:///assets/entry.js')
  await expect(modules['cart']?.()).rejects.toThrow('file:///assets/cart-A1.js')
})

it.each([
  'https://elsewhere.test/cart.js',
  '//elsewhere.test/cart.js',
  '../cart.js',
  '/other/cart.js',
  'data:text/javascript,alert(1)//.js',
  '.hidden.js',
  'cart.mjs',
  '',
])('leaves out a file that does not stand beside it: %s', (file) => {
  shown(JSON.stringify({ cart: file }))
  expect(pageModules(document)).toEqual({})
})

it('finds none on a page without the script', () => {
  expect(pageModules(document)).toEqual({})
})
