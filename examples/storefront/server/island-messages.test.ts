import { expect, test } from 'vitest'
import { islandMessagesHref, pickIslandMessages } from '../app/island-runtime/island-messages.ts'
import { catalogueOf } from '../app/page/translators.server.ts'
import { islandMessages } from './island-messages.ts'

const names = ['menu', 'cart-link']
const ask = (path: string) => islandMessages.request(path)

test.each(['en_US', 'en_GB', 'de_DE'] as const)(
  'the messages of islands in %s may be kept for good under their own address',
  async (locale) => {
    const { messages, version } = pickIslandMessages(catalogueOf(locale), names)
    const answer = await ask(islandMessagesHref(locale, names, version))
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.json()).toEqual(messages)
    expect(messages).toHaveProperty(['navigation.menu'])
  },
)

test('a page of another release gets today’s messages, and asks again the next time', async () => {
  const answer = await ask(islandMessagesHref('en_US', names, 'older'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
})

test.each(['en_XX/menu', 'en_US/unknown', 'en_US/menu.', 'en_US/__proto__', 'en_US/constructor'])(
  'there are no messages at %s',
  async (path) => {
    expect((await ask(`/island-messages/${path}`)).status).toBe(404)
  },
)
