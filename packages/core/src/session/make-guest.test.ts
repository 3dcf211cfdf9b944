import { expect, it, vi } from 'vitest'
import { createGateway } from '../gateway/create-gateway.ts'
import type { Gateway } from '../gateway/client.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { makeTokenGuest } from './make-guest.ts'
import { randomKey } from './random-key.ts'
import { createGuest } from './session.contract.ts'

const preferences = { country: 'DE', currency: 'EUR', locale: 'de_DE' } as const
const answering = (answer: object): Pick<Gateway, 'send'> => ({
  send: (() => Promise.resolve(answer)) as unknown as Gateway['send'],
})

it('makes a guest of the preferences who is known by a token alone', async () => {
  const { url, fetch, requests } = createTestGateway()
  const gateway = createGateway({ url, locale: 'de_DE', fetch, credentials: 'omit' })
  const onProblem = vi.fn()
  const token = await makeTokenGuest(gateway, { ...preferences, partner: 'moth-and-loom' })
  expect(token).toMatch(/^[\x21-\x7e]{16,}$/)
  expect(requests).toMatchObject([
    {
      call: createGuest.name,
      body: { ...preferences, kind: 'embed', partner: 'moth-and-loom' },
    },
  ])
  await makeTokenGuest(gateway, preferences, onProblem)
  expect(onProblem).not.toHaveBeenCalled()
})

it('passes on why a partner key does not count, and makes the guest all the same', async () => {
  const gateway = answering({ cartToken: 'token-0123456789', pageProblem: 'It is unknown.' })
  const onProblem = vi.fn()
  expect(await makeTokenGuest(gateway, preferences, onProblem)).toBe('token-0123456789')
  expect(onProblem.mock.calls).toEqual([['It is unknown.']])
  expect(await makeTokenGuest(gateway, preferences)).toBe('token-0123456789')
})

it('fails where the gateway answers no token', async () => {
  await expect(makeTokenGuest(answering({ cartToken: null }), preferences)).rejects.toMatchObject({
    name: 'ShopError',
    code: 'SERVER_ERROR',
  })
})

it('a random key is 128 bits in base64url', () => {
  const bytes = vi.spyOn(crypto, 'getRandomValues')
  bytes.mockImplementationOnce((array) => {
    ;(array as unknown as Uint8Array).set([0xfb, 0xef, 0xbe, 0xff, 0xff, 0xff])
    return array
  })
  expect(randomKey()).toBe('----____AAAAAAAAAAAAAA')
  const [array] = bytes.mock.calls[0] ?? []
  expect(array).toHaveLength(16)
  bytes.mockRestore()
  expect(new Set(Array.from({ length: 100 }, randomKey)).size).toBe(100)
})
