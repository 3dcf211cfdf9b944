import { getDesign } from '@selvage/core/design'
import { createGateway, fetchJson } from '@selvage/core/gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFailures, reportFailure } from './report-failure.ts'

const url = 'https://gateway.test'
const card = document.createElement('selvage-design-card')
const button = document.createElement('selvage-cart-button')
const log = vi.spyOn(console, 'error')
const sentences = () => log.mock.calls.map(([sentence]) => String(sentence))

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  forgetFailures()
})
afterEach(() => vi.unstubAllGlobals())

/** The error of a read, by the loader's own request and by the typed client. */
async function errorsOf(fetch: typeof globalThis.fetch): Promise<unknown[]> {
  const client = createGateway({ url, locale: 'en_US', credentials: 'omit', fetch })
  const send = client.send(getDesign, { params: { id: 1 } })
  const failed = (request: Promise<unknown>) =>
    request.then(
      () => undefined,
      (error: unknown) => error,
    )
  return [await failed(fetchJson(url, {}, fetch)), await failed(send)]
}

const errors = [{ code: 'SERVER_ERROR', message: 'That was too often. Wait a little.' }]
const down = () => Promise.reject(new TypeError('Failed to fetch'))
const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
const answer = (body: string, status: number) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }))

test.each([
  ['no answer', down, 'that the gateway runs, that this is its address, and that'],
  ['a late answer', late, 'did not answer in time. Press'],
  [
    'a rejection',
    answer(JSON.stringify({ errors }), 400),
    'answered 400 SERVER_ERROR. That was too often. Wait a little.',
  ],
  ['a bare rejection', answer('{}', 404), 'answered 404. Press'],
])('says after %s what happened, why, and what to do', async (_, fetch, text) => {
  for (const error of await errorsOf(fetch)) {
    forgetFailures()
    log.mockClear()
    reportFailure(url, error, card)
    expect(sentences()).toHaveLength(1)
    expect(sentences()[0]).toMatch(/^The gateway https:\/\/gateway\.test /)
    expect(log.mock.calls[0]?.[1]).toBe(card)
    expect(sentences()[0]).toContain(text)
    expect(sentences()[0]).toMatch(/\.$/)
  }
})

test('says of an answer that cannot be read that the versions differ', () => {
  reportFailure(url, new TypeError('x is not iterable'), card)
  expect(sentences()[0]).toContain('gave an answer that this script cannot read. Load selvage.js')
})

test('says one cause once for all widgets, until the reader tries again', () => {
  const error = new TypeError('Failed to fetch')
  for (const element of [card, button, card]) reportFailure(url, error, element)
  expect(sentences()).toHaveLength(1)
  forgetFailures()
  reportFailure(url, error)
  expect(sentences()).toHaveLength(2)
})
