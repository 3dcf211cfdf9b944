import { expect, test } from 'vitest'
import { listCollections } from '../collection/index.ts'
import { createGateway } from '../gateway/index.ts'
import { createTestGateway } from '../testing/index.ts'

const { url, fetch } = createTestGateway()
const gateway = createGateway({ url, locale: 'en_US', fetch })
/** The client as plain JavaScript calls it. */
const send = gateway.send as (...args: readonly unknown[]) => Promise<unknown>

test('a call without its input is a mistake that says what to write', async () => {
  await expect(send(listCollections)).rejects.toThrow(
    'gateway.send got no input for collection.list, so nothing is asked for. Write gateway.send(call, { query: {} }).',
  )
  await expect(send(listCollections)).rejects.toHaveProperty('name', 'DeveloperError')
})

test('a call that was not imported is one, too', async () => {
  await expect(send(undefined, { query: {} })).rejects.toThrow(/^gateway\.send got no call/)
})
