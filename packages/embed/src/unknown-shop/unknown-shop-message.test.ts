import { expect, test } from 'vitest'
import { unknownShopMessage } from './unknown-shop-message.ts'

const gateway = 'https://api.any.test'
const storefront = 'https://any.test'

test.each([
  [{}, /^selvage\.js has no shop built in and its tag names none, .* data-storefront=/],
  [{ gateway: '//any.test' }, /^selvage\.js: data-gateway="\/\/any\.test" is no absolute address/],
  [{ gateway, storefront: '' }, /^selvage\.js: data-storefront="" is no absolute address/],
  [
    { gateway: `${gateway}/`, storefront },
    /knows no shop at data-gateway=".*" and data-storefront=".*", so/,
  ],
  [{ gateway }, /knows no shop at data-gateway="https:\/\/api\.any\.test", so/],
])('the console hears what %o lacks and what to write', (wanted, message) => {
  expect(unknownShopMessage(wanted)).toMatch(message)
  expect(unknownShopMessage(wanted)).toContain('data-gateway="https://api.example.com"')
})
