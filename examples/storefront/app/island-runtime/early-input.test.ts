// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from './early-input.client.ts'
import type { EarlyInput } from './early-input.client.ts'
import { byId, openIsland, openHandled, type } from './testing/open-island.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('leaves everything alone while no code is on its way', () => {
  const { asked, press } = openHandled()
  for (const id of ['first', 'dialog', 'link']) press(id)
  expect(asked).toEqual(['first', 'dialog', 'link'])
})

it('repeats forms and links to dialogs in their order, each once', () => {
  const { early, asked, press, replay } = openHandled()
  early.hold()
  for (const id of ['first', 'second', 'first', 'dialog', 'link']) press(id)
  expect(asked).toEqual(['link'])
  early.rewind()
  replay()
  expect(asked).toEqual(['link', 'first', 'second', 'dialog'])
})

it('repeats changes, buttons and forms in the order in which they came', () => {
  const { early, asked, handle, press, replay } = openIsland()
  byId('query').value = 'before the script'
  early.hold()
  type('text', 'a')
  type('text', 'ab')
  press('plus')
  press('first')
  type('text', 'abc')
  press('first')
  early.rewind()
  handle(['submit', 'click', 'input'])
  replay()
  expect(asked).toEqual([
    'query before the script',
    'text ab',
    'plus',
    'first',
    'text abc',
    'first',
  ])
})

describe('a search that is sent while its island is hydrated', () => {
  /** A search by GET, in which `moths` was typed before the island's code came. */
  function typeSearch() {
    const { early, replay } = openIsland()
    const sent: unknown[] = []
    byId('search').addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(byId('query').value)
    })
    byId('query').value = 'moths'
    early.hold()
    return { early, replay, send: () => byId<HTMLFormElement>('search').requestSubmit(), sent }
  }

  it('keeps its text, and is not held before that', () => {
    const { early, replay, send, sent } = typeSearch()
    send()
    expect(sent).toEqual(['moths'])
    early.rewind()
    send()
    replay()
    expect(sent).toEqual(['moths', 'moths'])
  })

  it.each([
    ['takes too long', () => vi.advanceTimersByTime(HOLD_MS)],
    ['fails', (early: EarlyInput) => early.giveUp()],
  ])('keeps its text where the hydration %s', (_, end) => {
    const { early, send, sent } = typeSearch()
    early.rewind()
    send()
    expect(sent).toEqual([])
    end(early)
    expect(sent).toEqual(['moths'])
  })
})

it('what is typed while a late hydration puts texts back is kept', () => {
  const { early, replay } = openIsland()
  early.hold()
  early.giveUp()
  early.rewind()
  type('text', 'moths')
  byId('text').value = ''
  replay()
  expect(byId('text').value).toBe('moths')
})

it('a form that was sent before a hydration that never ends goes the way without script', () => {
  const { early, asked, press } = openHandled()
  early.hold()
  press('first')
  early.rewind()
  vi.advanceTimersByTime(HOLD_MS)
  expect(asked).toEqual(['first'])
})

it('keeps what is typed and sent while the island is hydrated', () => {
  const { early, asked, handle, press, replay } = openIsland()
  early.hold()
  byId('text').value = 'Sec'
  early.rewind()
  type('text', 'Second floor')
  press('first')
  handle(['submit', 'input'])
  replay()
  expect(byId('text').value).toBe('Second floor')
  expect(asked).toEqual(['text Second floor', 'first'])
})

it('keeps a press while the browser is busy with the code of the island', async () => {
  vi.useRealTimers()
  const { early, asked, press } = openHandled()
  early.hold()
  press('first')
  const arrived = new Promise((resolve) => setTimeout(resolve, HOLD_MS / 10))
  for (const end = performance.now() + HOLD_MS + 50; performance.now() < end;);
  await arrived
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  early.rewind()
  early.replay()
  await vi.waitFor(() => expect(asked).toEqual(['first']))
})

it('keeps what is chosen in a list that the hydration puts back', () => {
  const { early, replay } = openIsland()
  early.rewind()
  type('list', 'GB')
  byId('list').value = 'DE'
  replay()
  expect(byId('list').value).toBe('GB')
})

it.each([
  ['', 'mo', 't', 'mot'],
  ['blue', 'blue mo', 'bluet', 'blue mot'],
  ['blue', 'blue mo', 'red', 'red'],
  ['', '', 't', 't'],
])('of a box with "%s", "%s" goes on with "%s" as "%s"', (drawn, before, during, after) => {
  const { early, replay } = openIsland()
  byId('text').defaultValue = drawn
  byId('text').value = before
  early.rewind()
  expect(byId('text').value).toBe(drawn)
  type('text', during)
  replay()
  expect(byId('text').value).toBe(after)
})
