import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { flashOf, openShop } from './open-shop.ts'

const { served, post, read } = await openShop()
const path = localizePath('find-order', 'de')
const asked = () => served.calls().filter((call) => call === 'orders.ask').length

describe('the page that looks for an order', () => {
  it('is a plain form, and leads on from the login', async () => {
    const html = await read(path)
    expect(html).toMatch(/<form[^>]*method="post"/)
    for (const field of ['order_number', 'email']) expect(html).toContain(`name="${field}"`)
    expect(await read('/login?lang=de')).toContain(`href="${path}"`)
  })

  it('says the same whether there is such an order or not', async () => {
    const number = await served.buy()
    const answers = []
    for (const fields of [
      { order_number: number, email: 'june@example.com' },
      { order_number: 'R000000000000', email: 'eve@example.com' },
    ]) {
      const answer = await post(path, fields)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
      answers.push(
        /data-severity="success".*?<\/div>/s.exec(await read(path, flashOf(answer)))?.[0],
      )
    }
    expect(answers[0]).toContain('Wenn es diese Bestellung gibt')
    expect(answers[1]).toBe(answers[0])
    expect(asked()).toBe(2)
  })

  it('keeps what was typed, and names each error', async () => {
    const answer = await post(path, { order_number: 'R12', email: 'june@' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const shown of ['value="R12"', 'value="june@"', 'href="#find-order_number"'])
      expect(html).toContain(shown)
    expect(html).toContain('R und 12 Ziffern')
    expect(asked()).toBe(0)
  })
})
