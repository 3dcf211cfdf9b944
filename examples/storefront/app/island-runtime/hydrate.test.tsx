// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
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
