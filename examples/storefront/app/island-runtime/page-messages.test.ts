// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { pageMessages } from './page-messages.client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('asks once for the messages that the page names, and again where that failed', async () => {
  document.body.innerHTML =
    '<script type="module" data-messages="/messages/en_US/menu?v=1"></script>'
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('503', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('No connection.'))
    .mockResolvedValue(Response.json({ 'navigation.menu': 'Menu' }))
  vi.stubGlobal('fetch', fetch)
  const messages = pageMessages(document)
  expect(fetch).not.toHaveBeenCalled()
  await expect(messages()).rejects.toThrow('503')
  await expect(messages()).rejects.toThrow('No connection.')
  const [one, other] = await Promise.all([messages(), messages()])
  expect(one).toEqual({ 'navigation.menu': 'Menu' })
  expect(other).toBe(one)
  expect(fetch.mock.calls).toEqual(Array(3).fill(['/messages/en_US/menu?v=1']))
})
