import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post } = await openShop()
const { email, password } = SAMPLE_MEMBER
const CLOTH = {
  fabric: 'SATIN',
  fabric_size: 'YARD',
  quantity: '1',
  line_key: 'a-key-of-the-page-itself',
}

const SENTENCES = {
  guest: /A guest order can have up to \d+ items\. Create an account to order more\./,
  member: /One order can have up to \d+ items\. Please split yours into several orders\./,
}

it.each(['guest', 'member'] as const)(
  'without a script, a %s whose cart is full reads what they can do',
  async (type) => {
    served.begin('nothing')
    if (type === 'member') await post('/login?lang=en', { email, password })
    served.gateway.play('code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
    for (const [path, fields] of [
      ['/en/fabric/3', CLOTH],
      ['/en/cart', { intent: 'move', item: 'a' }],
    ] as const) {
      const html = await (await post(path, fields)).text()
      expect([path, html.match(/[^>]*can have up to[^<]*/)?.[0]]).toEqual([
        path,
        expect.stringMatching(SENTENCES[type]),
      ])
    }
  },
)
