// @vitest-environment jsdom
import { useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useMessages } from '@selvage/react/messages'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerMessages } from './testing/answer-messages.ts'
import { drawPage as draw } from './testing/draw-page.tsx'
import { watchEarlyInput } from './early-input.client.ts'
import { Island } from './island.tsx'
import { startIslands } from './start-islands.client.ts'
import type { IslandName } from '../islands/islands.table.ts'

const name = 'counter' as IslandName

beforeEach(() => {
  vi.stubGlobal('fetch', answerMessages)
})

function Counter({ label }: { readonly label: string }) {
  const id = useId()
  const [count, setCount] = useState(0)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  )
}

function Choices() {
  const [chosen, choose] = useState('a')
  const [typed, type] = useState('1')
  const [pressed, press] = useState(0)
  return (
    <form>
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          aria-label={value}
          name="choice"
          value={value}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
      <input
        type="number"
        aria-label="number"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <button type="button" onClick={() => press((count) => count + 1)}>
        press
      </button>
      <output>{`${chosen} ${typed} ${pressed}`}</output>
    </form>
  )
}

function Sentences() {
  const { t } = useMessages()
  const sentences = [
    t('navigation.searchCount', { count: 1248 }),
    t('navigation.menu'),
    t('cart.pieces', { count: 2 }),
  ]
  return <p>{sentences.join('; ')}</p>
}

function Broken(): never {
  throw new Error('cannot be drawn on the server')
}

describe('an island', () => {
  it('is hydrated in place, and renders what the server rendered', async () => {
    const errors = vi.spyOn(console, 'error')
    document.body.innerHTML = draw(
      <main>
        <Counter label="outside" />
        <Island name={name} of={Counter} props={{ label: 'one' }} when="load" />
        <Island name={name} of={Counter} props={{ label: 'two' }} when="load" />
      </main>,
    )
    const drawn = document.querySelector('main')?.innerHTML
    const ids = [...document.querySelectorAll('button')].map((button) => button.id)
    expect(new Set(ids).size).toBe(3)
    startIslands(document, { counter: async () => Counter as never })
    await vi.waitFor(() => expect(document.querySelectorAll('[data-alive]')).toHaveLength(2), {
      timeout: 15_000,
    })
    const button = document.querySelectorAll('button')[2]
    await vi.waitFor(
      () => {
        button?.click()
        expect(Number(button?.textContent)).toBeGreaterThan(0)
      },
      { timeout: 15_000 },
    )
    expect(document.querySelectorAll('button')[1]?.textContent).toBe('0')
    const plain = (html = '') => html.replace(/ data-alive=""/g, '').replace(/>\d+</g, '>0<')
    expect(plain(document.querySelector('main')?.innerHTML)).toBe(plain(drawn))
    expect(errors).not.toHaveBeenCalled()
  })

  it('shows the same sentences from i18next on the server and from its own messages in the browser', async () => {
    const errors = vi.spyOn(console, 'error')
    document.body.innerHTML = draw(<Island name="menu" of={Sentences} props={{}} when="load" />)
    const drawn = document.querySelector('p')?.textContent
    startIslands(document, { menu: async () => Sentences as never })
    await vi.waitFor(() => expect(document.querySelector('[data-alive]')).not.toBeNull(), {
      timeout: 15_000,
    })
    expect(document.querySelector('p')?.textContent).toBe(drawn)
    // The cart's messages are not among the island's: both sides show the key.
    expect(drawn).toBe('Search 1,248 designs; Menu; cart.pieces')
    // That message alone is in the console, and no mismatch of React's.
    expect(errors.mock.calls).toEqual([[expect.stringContaining("no message 'cart.pieces'")]])
  })

  it('carries any text in its props without leaving its script', () => {
    const label = '</script><script>alert(1)</script><!--\u2028&"\''
    document.body.innerHTML = draw(
      <Island name={name} of={Counter} props={{ label }} when="load" />,
    )
    expect(document.querySelectorAll('script')).toHaveLength(3)
    expect(
      JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? ''),
    ).toEqual({ label })
    expect(document.querySelector('label')?.textContent).toBe(label)
  })

  it('cannot be called up by text on the page', () => {
    expect(draw(<p>[[guess:1]]</p>)).toContain('[[guess:1]]')
  })

  it('that the server cannot render is left empty and reported, and the page is rendered', () => {
    const report = vi.fn()
    const html = draw(
      <main>
        <h1>Title</h1>
        <Island name={name} of={Broken} props={{}} when="load" />
      </main>,
      report,
    )
    expect(html).toContain('<h1>Title</h1>')
    expect(html).toMatch(/<selvage-island[^>]*><\/selvage-island>/)
    expect(report).toHaveBeenCalledOnce()
  })

  it('waits for the first touch with the intent strategy', async () => {
    document.body.innerHTML = draw(
      <Island name={name} of={Counter} props={{ label: 'later' }} when="intent" />,
    )
    const load = vi.fn(async () => Counter as never)
    startIslands(document, { counter: load })
    expect(load).not.toHaveBeenCalled()
    document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['a choice', () => document.querySelectorAll('input')[1]?.click()],
    ['the focus', () => document.querySelector('input')?.focus()],
  ])('does not wait when it got %s before the script ran', (_, touch) => {
    document.body.innerHTML = draw(<Island name={name} of={Choices} props={{}} when="intent" />)
    touch()
    const load = vi.fn(async () => Choices as never)
    startIslands(document, { counter: load })
    expect(load).toHaveBeenCalledOnce()
  })

  it('together with others, waits for an act after them', async () => {
    document.body.innerHTML = draw(
      <>
        <Island name={name} of={Counter} props={{ label: 'read' }} when="load" />
        <Island name="cart-link" of={Counter} props={{ label: 'cart' }} when="together" />
      </>,
    )
    const load = vi.fn(async () => Counter as never)
    startIslands(document, { counter: async () => Counter as never, 'cart-link': load })
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(load).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['at first', (): void => undefined],
    ['after another one', (a?: HTMLElement, b?: HTMLElement) => (b?.click(), a?.click())],
  ])('keeps a choice that is made %s while it is hydrated', async (_, before) => {
    document.body.innerHTML = draw(<Island name={name} of={Choices} props={{}} when="intent" />)
    const island = document.querySelector<HTMLElement>('selvage-island')
    const [a, b] = document.querySelectorAll<HTMLInputElement>('input[type="radio"]')
    if (!island) throw new Error('no island')
    const early = watchEarlyInput(island)
    early.hold()
    before(a, b)
    early.rewind()
    const root = hydrateRoot(island, <Choices />)
    b?.click()
    await vi.waitFor(() => expect(Object.keys(island.firstChild ?? {})).not.toEqual([]))
    early.replay()
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('b 1 0'))
    expect(b?.checked).toBe(true)
    root.unmount()
  })

  it('gets the input from before its code was loaded', async () => {
    document.body.innerHTML = draw(<Island name={name} of={Choices} props={{}} when="intent" />)
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
    let arrive = (): void => undefined
    const code = new Promise<never>((resolve) => {
      arrive = () => resolve(Choices as never)
    })
    startIslands(document, { counter: () => code })
    radios[1]?.click()
    const box = document.querySelector<HTMLInputElement>('input[type="number"]')
    if (box) box.value = '7'
    box?.dispatchEvent(new Event('focusin', { bubbles: true }))
    document.querySelector('button')?.click()
    document.querySelector('button')?.click()
    arrive()
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('b 7 2'), {
      timeout: 15_000,
    })
    expect(radios[1]?.checked).toBe(true)
  })

  it('of an unknown name is left alone', () => {
    document.body.innerHTML = draw(
      <Island name={'constructor' as IslandName} of={Counter} props={{ label: 'x' }} when="load" />,
    )
    expect(() => startIslands(document, {})).not.toThrow()
  })
})

it('a page without islands has no script', () => {
  expect(draw(<p>still</p>)).not.toContain('<script')
})
