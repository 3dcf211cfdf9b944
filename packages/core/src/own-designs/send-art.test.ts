import { expect, test } from 'vitest'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { ART_PART_BYTES } from './own-design-rules.ts'
import { ART_RETRY_PAUSES_MS, sendArt } from './send-art.ts'
import { toBase64 } from './to-base64.ts'

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
const png = (size: number, side = 900) => {
  const bytes = new Uint8Array(size)
  bytes.set([...PNG_HEAD, 0, 0, side >> 8, side & 255, 0, 0, side >> 8, side & 255])
  return bytes
}

type Meddle = (request: {
  readonly url: string
  readonly at: number
}) => 'lose' | 'drop' | undefined

/** A gateway whose answers, or whose requests, get lost where the test says so. */
function open(meddle: Meddle = () => undefined) {
  const test = createTestGateway({ user: 'member' })
  let at = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const what = meddle({ url: String(input), at: at++ })
    if (what === 'drop') throw new TypeError('no line')
    const answer = await test.fetch(input, init)
    if (what === 'lose') throw new TypeError('no line')
    return answer
  }
  const gateway = createGateway({ url: test.url, locale: 'en_US', fetch })
  const waits: number[] = []
  const progress: number[] = []
  const pauses: number[] = []
  const send = (bytes: Uint8Array, signal?: AbortSignal) =>
    sendArt({
      gateway,
      size: bytes.length,
      read: (offset, length) => Promise.resolve(bytes.slice(offset, offset + length)),
      onProgress: (received) => progress.push(received),
      onPause: () => pauses.push(waits.length),
      wait: async (ms) => void waits.push(ms),
      signal,
    })
  return { test, send, waits, pauses, progress }
}

test('a file goes in parts, and its last part brings the picture', async () => {
  const { send, progress, waits } = open()
  const sent = await send(png(2 * ART_PART_BYTES + 5))
  expect(sent).toMatchObject({ state: 'sent', upload: { art: { width: 900, height: 900 } } })
  expect(progress).toEqual([0, ART_PART_BYTES, 2 * ART_PART_BYTES])
  expect(waits).toEqual([])
})

test.each(['lose', 'drop'] as const)(
  'a part of which the line can %s something is sent once all the same',
  async (what) => {
    const { send, test, waits } = open(({ at }) => (at === 1 || at === 2 ? what : undefined))
    expect(await send(png(ART_PART_BYTES + 9))).toMatchObject({ state: 'sent' })
    expect(test.shop.artUploads.map(({ received }) => received)).toEqual([ART_PART_BYTES + 9])
    expect(waits.length).toBeGreaterThan(0)
    expect(waits[0]).toBe(ART_RETRY_PAUSES_MS[0])
  },
)

test('an offset that the gateway does not expect goes on where the gateway is', async () => {
  const { send, test } = open(({ at }) => {
    const [upload] = test.shop.artUploads
    // The first half came by another request.
    if (at === 1 && upload) {
      upload.received = ART_PART_BYTES
      upload.head = png(24)
    }
    return undefined
  })
  const sent = await send(png(ART_PART_BYTES + 9))
  expect(sent).toMatchObject({ state: 'sent' })
})

test('a line that stays away ends with the error, after each pause once', async () => {
  const { send, waits, pauses } = open(({ at }) => (at > 0 ? 'drop' : undefined))
  expect(await send(png(60))).toMatchObject({ state: 'failed', error: { code: 'SERVER_ERROR' } })
  expect(waits).toEqual([...ART_RETRY_PAUSES_MS])
  expect(pauses).toEqual([0, 1, 2, 3])
})

test('a file that is no picture, or that cannot be read, ends at once', async () => {
  const { send, waits, test } = open()
  const invalid = { state: 'failed', error: { code: 'ART_INVALID' } }
  expect(await send(new Uint8Array(400))).toMatchObject(invalid)
  expect(await send(png(400, 299))).toMatchObject(invalid)
  const gateway = createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch })
  const read = () => Promise.reject(new Error('gone'))
  expect(await sendArt({ gateway, size: 9, read })).toMatchObject(invalid)
  expect(waits).toEqual([])
})

test('stopping sends no further part', async () => {
  const stop = new AbortController()
  const { send, test } = open(({ at }) => {
    if (at === 2) stop.abort()
    return undefined
  })
  expect(await send(png(5 * ART_PART_BYTES), stop.signal)).toEqual({ state: 'stopped' })
  expect(test.requests.filter(({ call }) => call === 'ownDesigns.sendPart').length).toBeLessThan(4)
})

test.each([0, 1, 2, 3, 4, 255])('%i bytes are the base64 of everybody', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) & 255)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
})
