// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

/** Loads the chunk as a new page has it. */
async function newPage(table: string) {
  vi.resetModules()
  const script = document.head.appendChild(document.createElement('script'))
  script.type = 'application/json'
  script.dataset['selvageMessages'] = ''
  script.textContent = table
  const { cardMessages } = await import('../design-card/card-messages.computed.ts')
  return { ...(await import('./own-messages.chunk.ts')), cardMessages }
}
const table = { en: { 'fabric.addToCart': 'Of the script', 'design.from': 'from {{price}} up' } }

test('merges the script of a page with the option of an application, which wins', async () => {
  const { writeOwnMessages, cardMessages } = await newPage(JSON.stringify(table))
  const messages = { 'fabric.addToCart': 'Ours', 'fabric.added': 'Ours' }
  const ownMessages = { en: { 'fabric.addToCart': 'Of the option', 'common.brand': 'Mill' } }
  writeOwnMessages({ lang: 'en', ownMessages }, messages)
  expect(messages).toMatchObject({ 'fabric.addToCart': 'Of the option', 'fabric.added': 'Ours' })
  expect(cardMessages.en).toMatchObject({ from: 'from {{price}} up', brand: 'Mill' })
})

test('takes the option where the script is no JSON, with one message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { writeOwnMessages } = await newPage('{')
  const messages = {}
  writeOwnMessages({ lang: 'en', ownMessages: { en: { 'fabric.added': 'In' } } }, messages)
  expect(messages).toEqual({ 'fabric.added': 'In' })
  expect(log.mock.calls).toEqual([[expect.stringMatching(/is no JSON/), expect.anything()]])
})
