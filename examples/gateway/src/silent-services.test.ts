import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { oauthIdentityPort } from './identity-port/oauth-identity-port.ts'
import { bucketFiles } from './images/bucket-files.ts'
import { imageStore } from './images/image-store.ts'
import { sandboxPort } from './payment-port/sandbox-port.ts'

/** A service that accepts connections and never answers, while garbage is collected. */
const silent = createServer()
let url: string
let collecting: NodeJS.Timeout
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  setFlagsFromString('--expose-gc')
})
afterAll(() => void silent.close())
beforeEach(() => void (collecting = setInterval(runInNewContext('gc') as () => void, 50)))
afterEach(() => clearInterval(collecting))

const timeoutMs = 300

test('a payment provider that never answers is given up: the outcome is unknown', async () => {
  const port = sandboxPort({
    url,
    keys: { api: 'api', callback: 'callback' },
    timeoutMs,
  })
  const session = {
    cartId: '1',
    amountMinor: 500,
    currency: 'USD',
    merchantOrigin: 'https://shop.example',
    language: 'en_US',
  } as const
  await expect(port.openSession(session)).rejects.toThrow('timeout')
})

test('an identity provider that never answers is given up: the outcome is unknown', async () => {
  const port = oauthIdentityPort({ url, clientId: 'id', clientSecret: 'secret', timeoutMs })
  const proof = { code: 'code', callbackUrl: 'https://shop.example/back' }
  await expect(port.read(proof)).resolves.toEqual({ kind: 'unknown' })
})

test('a picture store that never answers holds a picture up for two seconds, once', async () => {
  const failed = vi.fn()
  const bucket = { url: `${url}/pictures`, region: 'us-east-1', accessKeyId: 'id' }
  const pool = { render: async () => new Uint8Array(1), waiting: () => 0, close: async () => {} }
  const images = imageStore(bucketFiles({ ...bucket, secretAccessKey: 'secret' }, failed), pool)
  const kind = { view: 'card', width: 480, format: 'avif' } as const
  for (const id of [1, 2]) await images.get(id, kind, async () => ({}) as never)
  expect(failed).toHaveBeenCalledTimes(1)
})
