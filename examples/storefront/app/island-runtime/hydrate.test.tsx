// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchEarlyInput } from './early-input.client.ts'
import { hydrateIsland } from './hydrate.client.tsx'
import { Island } from './island.tsx'
import { drawPage } from './testing/draw-page.tsx'

function Country() {
  const [country, choose] = useState('US')
  return (
    <>
      <select value={country} onChange={(event) => choose(event.currentTarget.value)}>
        <option>US</option>
        <option>GB</option>
      </select>
      <output>{country}</output>
    </>
  )
}

/** Lets React do its next piece of work. */
const step = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

// Before its last piece of work React has its handlers in place, and calls back within the event.
it.each([0, 1, 2, 3])('keeps a choice %i steps after its hydration has begun', async (steps) => {
  document.body.innerHTML = drawPage(
    <Island name="address" of={Country} props={{}} when="intent" />,
  )
  const island = document.querySelector<HTMLElement>('selvage-island')
  const list = document.querySelector('select')
  if (!island || !list) throw new Error('no island')
  const early = watchEarlyInput(island)
  early.hold()
  const { id = '' } = island.dataset
  await hydrateIsland(island, id, Country, early, {})
  for (let done = 0; done < steps; done += 1) await step()
  list.value = 'GB'
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  await vi.waitFor(() => expect(island.dataset['alive']).toBe(''))
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect([list.value, document.querySelector('output')?.textContent]).toEqual(['GB', 'GB'])
})

function Broken() {
  if (isBroken) throw new Error('The island cannot be drawn here.')
  return (
    <form method="post" action="/cart">
      <input name="note" />
      <button name="act" value="save">
        Save
      </button>
    </form>
  )
}
let isBroken = false
afterEach(() => {
  isBroken = false
  vi.restoreAllMocks()
})

it('sends a form the way without script where the hydration fails while it draws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = drawPage(<Island name="address" of={Broken} props={{}} when="intent" />)
  const island = document.querySelector<HTMLElement>('selvage-island')
  const field = document.querySelector('input')
  if (!island || !field) throw new Error('no island')
  const early = watchEarlyInput(island)
  early.hold()
  field.value = 'moths'
  document.querySelector('button')?.click()
  const sent: unknown[] = []
  // React keeps an event from the page that comes before its first drawing.
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement)
        sent.push([...new FormData(event.target, event.submitter ?? undefined)])
    },
    { capture: true, once: true },
  )
  isBroken = true
  await hydrateIsland(island, island.dataset['id'] ?? '', Broken, early, {})
  const expected = [
    ['note', 'moths'],
    ['act', 'save'],
  ]
  await vi.waitFor(() => expect(sent).toEqual([expected]), { timeout: 10_000 })
  await vi.waitFor(() => expect(island.textContent).toContain('errors.ERROR_BOUNDARY_TRIGGER'))
})
