import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { read } = await openShop()
const LIVING = '/de/heimtextilien/wohnen'

describe('the page of a department', () => {
  it('lists designs for one of its home goods, each with the way to its page', async () => {
    const html = await read(`${LIVING}?product=throw_blanket`)
    expect(html).toMatch(/<h1[^>]*>Wohndecke</)
    expect(html).toMatch(new RegExp(`href="${LIVING}"[^>]*>Wohnen`))
    expect(html).toMatch(new RegExp(`href="${LIVING}/[^"/]+/1"`))
    expect(html).toMatch(/<link rel="canonical" href="[^"]*wohnen\?product=throw_blanket"/)
  })

  it.each(['placemat', 'constructor', ''])('ignores product=%s', async (product) => {
    const html = await read(`${LIVING}?product=${product}`)
    expect(html).toMatch(/<h1[^>]*>Wohnen</)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*wohnen"/)
  })
})
