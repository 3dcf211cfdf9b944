// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from './early-input.client.ts'
import { byId, HTML, openIsland, openHandled, type } from './testing/open-island.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('repeats each button by which one form was sent', () => {
  const { early, asked, press, replay } = openHandled()
  early.hold()
  for (const id of ['save', 'first', 'save']) press(id)
  early.rewind()
  replay()
  expect(asked).toEqual(['first by save', 'first'])
})

describe('a press whose element the hydration replaces', () => {
  it('goes to the new one', () => {
    const { early, asked, handle, press, replay, redraw } = openIsland()
    early.hold()
    for (const id of ['save', 'second', 'dialog']) press(id)
    type('text', 'moths')
    press('plus')
    early.rewind()
    redraw()
    handle()
    replay()
    expect(byId('text').value).toBe('moths')
    expect(asked).toEqual(['first by save', 'second', 'dialog', 'plus'])
  })

  it('is the same press when it comes once more', () => {
    const { early, asked, press, replay, redraw } = openHandled()
    early.hold()
    for (const id of ['save', 'dialog']) press(id)
    early.rewind()
    redraw()
    for (const id of ['save', 'dialog']) press(id)
    replay()
    expect(asked).toEqual(['first by save', 'dialog'])
  })

  it('goes with a button that stands outside its form', () => {
    const { early, asked, press, replay, redraw } = openHandled()
    const html = `${HTML}<button form="first" id="outside">Order</button>`
    redraw(html)
    early.hold()
    press('outside')
    early.rewind()
    replay()
    expect(asked).toEqual(['first by outside'])
    expect(byId('outside').closest('form')).toBeNull()
  })

  it('goes to no other that looks alike', () => {
    const { early, asked, press, replay, redraw } = openHandled()
    early.hold()
    press('first')
    early.rewind()
    redraw(HTML.replace('value="1"', 'value="2"').replace('id="first"', 'id="other"'))
    replay()
    expect(asked).toEqual(['first'])
  })

  it('goes with the button that its form no longer has', () => {
    const { early, asked, press, replay, redraw } = openHandled()
    early.hold()
    press('save')
    early.rewind()
    redraw(HTML.replace('id="save"', 'hidden').replace('value="save"', ''))
    replay()
    expect(asked).toEqual(['first by save'])
    expect(document.getElementById('save')).toBeNull()
  })

  it('goes the way without script where there is no new one', () => {
    const { early, asked, press, replay, redraw } = openHandled()
    early.hold()
    type('text', 'moths')
    press('save')
    press('dialog')
    const link = byId<HTMLAnchorElement>('dialog')
    const followed = vi.spyOn(link, 'click')
    early.rewind()
    redraw('<p>It cannot be shown.</p>')
    replay()
    expect([asked, byId('text').value]).toEqual([['first by save'], 'moths'])
    expect(followed).toHaveBeenCalledOnce()
  })
})

it.each([
  { of: 'the code that does not come', end: () => vi.advanceTimersByTime(HOLD_MS) },
  { of: 'the code that fails', end: (giveUp: () => void) => giveUp() },
])('sends each form and leaves the page by the last press, because of $of', async ({ end }) => {
  const { early, asked, press } = openHandled()
  const fetched = vi.fn((address: string, { method, body }: RequestInit) => {
    asked.push(
      `${method} ${address} ${String([...(body as FormData)].map((field) => field.join('=')))}`,
    )
    return Promise.resolve(new Response())
  })
  vi.stubGlobal('fetch', fetched)
  early.hold()
  press('save')
  press('second')
  press('dialog')
  end(early.giveUp)
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked).toEqual(['POST /first line=1,q=,act=save', 'POST /second ', 'dialog'])
  press('second')
  expect(asked.at(-1)).toBe('second')
})

it('leaves the page by the last press where a form before it does not arrive', async () => {
  const { early, asked, press } = openHandled()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  early.hold()
  press('first')
  press('second')
  early.giveUp()
  await vi.waitFor(() => expect(asked).toEqual(['second']))
})
