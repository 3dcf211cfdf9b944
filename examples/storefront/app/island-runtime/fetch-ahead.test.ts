// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.client.ts'

const fetchMessages = vi.fn(() => Promise.reject(new Error('No connection.')))

beforeEach(() => {
  fetchMessages.mockClear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => [
    link.getAttribute('href'),
    link.nonce,
  ])

function openPage(readyState: DocumentReadyState): () => void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  document.body.innerHTML = '<script type="module" nonce="N" data-ahead="/a.js /b.js"></script>'
  return fetchAhead(document, fetchMessages)
}
const BOTH = [
  ['/a.js', 'N'],
  ['/b.js', 'N'],
]

it('waits until the page has loaded and is painted', () => {
  openPage('interactive')
  vi.runAllTimers()
  expect(fetched()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(fetched()).toEqual([])
  vi.runAllTimers()
  expect(fetched()).toEqual(BOTH)
})

it('fetches at once when an island wakes before, and only once', () => {
  const ahead = openPage('interactive')
  ahead()
  expect(fetched()).toEqual(BOTH)
  expect(fetchMessages).toHaveBeenCalledOnce()
  ahead()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(fetched()).toEqual(BOTH)
})

it('fetches after the next frame on a page that has loaded', () => {
  openPage('complete')
  expect(fetched()).toEqual([])
  vi.runAllTimers()
  expect(fetched()).toEqual(BOTH)
})

it('fetches nothing for a page that names nothing', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  fetchAhead(document, fetchMessages)()
  expect(fetched()).toEqual([])
  expect(fetchMessages).not.toHaveBeenCalled()
})
