// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS, watchEarlyInput } from './early-input.client.ts'
import type { EarlyInput } from './early-input.client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** An island with two forms and two links, of which one opens a dialog, and its requests. */
function openIsland() {
  const island = document.createElement('div')
  document.body.append(island)
  island.innerHTML = `
    <form method="post" id="first"><button>Remove</button></form>
    <form method="post" id="second"><button>Remove</button></form>
    <a href="#page" id="dialog" aria-haspopup="dialog">Preferences</a>
    <a href="#other" id="link">Another page</a>`
  const early = watchEarlyInput(island)
  const asked: string[] = []
  const listen = (event: Event): void => {
    if (event.defaultPrevented || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    asked.push((event.target as HTMLElement).id)
  }
  for (const type of ['submit', 'click']) island.addEventListener(type, listen)
  const press = (id: string) => {
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element?.click()
  }
  return { early, asked, press }
}

it('leaves everything alone while no code is on its way', () => {
  const { asked, press } = openIsland()
  for (const id of ['first', 'dialog', 'link']) press(id)
  expect(asked).toEqual(['first', 'dialog', 'link'])
})

it('repeats forms and links to dialogs in their order, each once', () => {
  const { early, asked, press } = openIsland()
  early.hold()
  for (const id of ['first', 'second', 'first', 'dialog', 'link']) press(id)
  expect(asked).toEqual(['link'])
  early.rewind()
  early.replay()
  vi.runAllTimers()
  expect(asked).toEqual(['link', 'first', 'second', 'dialog'])
})

describe('a search that is sent while its island is hydrated', () => {
  /** A search by GET, in which `moths` was typed before the island's code came. */
  function typeSearch() {
    const { early } = openIsland()
    const search = document.createElement('form')
    search.innerHTML = '<input name="q">'
    document.querySelector('#first')?.parentElement?.append(search)
    const sent: unknown[] = []
    search.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(new FormData(search).get('q'))
    })
    const field = search.querySelector('input')
    if (field) field.value = 'moths'
    return { early, search, sent }
  }

  it('keeps its text, and is not held before that', () => {
    const { early, search, sent } = typeSearch()
    early.hold()
    search.requestSubmit()
    expect(sent).toEqual(['moths'])
    early.rewind()
    search.requestSubmit()
    early.replay()
    vi.runAllTimers()
    expect(sent).toEqual(['moths', 'moths'])
  })

  it.each([
    ['takes too long', () => vi.advanceTimersByTime(HOLD_MS)],
    ['fails', (early: EarlyInput) => early.giveUp()],
  ])('keeps its text where the hydration %s', (_, end) => {
    const { early, search, sent } = typeSearch()
    early.hold()
    early.rewind()
    search.requestSubmit()
    expect(sent).toEqual([])
    end(early)
    expect(sent).toEqual(['moths'])
  })
})

it('what is typed while a late hydration puts texts back is kept', () => {
  const { early } = openIsland()
  const field = document.createElement('input')
  document.querySelector('#first')?.append(field)
  early.hold()
  early.giveUp()
  early.rewind()
  field.value = 'moths'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = ''
  early.replay()
  expect(field.value).toBe('moths')
})

it('a form that was sent before a hydration that never ends goes the way without script', () => {
  const { early, asked, press } = openIsland()
  early.hold()
  press('first')
  early.rewind()
  vi.advanceTimersByTime(HOLD_MS)
  expect(asked).toEqual(['first'])
})

it('keeps what is typed and sent while the island is hydrated', () => {
  const { early, asked, press } = openIsland()
  const field = document.createElement('input')
  document.querySelector('#second')?.append(field)
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  early.hold()
  field.value = 'Sec'
  early.rewind()
  field.value = 'Second floor'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  heard.length = 0
  press('second')
  expect(asked).toEqual([])
  early.replay()
  vi.runAllTimers()
  expect([heard, field.value, asked]).toEqual([['Second floor'], 'Second floor', ['second']])
})

it.each([
  { of: 'the code that does not come', end: () => vi.advanceTimersByTime(HOLD_MS) },
  { of: 'the code that fails', end: (giveUp: () => void) => giveUp() },
])('leaves the page by the last press, because of $of', ({ end }) => {
  const { early, asked, press } = openIsland()
  early.hold()
  press('first')
  press('dialog')
  end(early.giveUp)
  expect(asked).toEqual(['dialog'])
  press('second')
  expect(asked).toEqual(['dialog', 'second'])
})

it('keeps a press while the browser is busy with the code of the island', async () => {
  vi.useRealTimers()
  const { early, asked, press } = openIsland()
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
  const { early } = openIsland()
  const field = document.createElement('select')
  field.append(new Option('Germany', 'DE', true), new Option('Great Britain', 'GB'))
  document.querySelector('#second')?.append(field)
  early.rewind()
  field.value = 'GB'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = 'DE'
  early.replay()
  expect(field.value).toBe('GB')
})

it.each([
  ['', 'mo', 't', 'mot'],
  ['blue', 'blue mo', 'bluet', 'blue mot'],
  ['blue', 'blue mo', 'red', 'red'],
  ['', '', 't', 't'],
])('of a box with "%s", "%s" goes on with "%s" as "%s"', (drawn, before, during, after) => {
  const { early } = openIsland()
  const field = document.createElement('input')
  field.defaultValue = drawn
  document.querySelector('#second')?.append(field)
  field.value = before
  early.rewind()
  expect(field.value).toBe(drawn)
  field.value = during
  field.dispatchEvent(new Event('input', { bubbles: true }))
  early.replay()
  expect(field.value).toBe(after)
})
