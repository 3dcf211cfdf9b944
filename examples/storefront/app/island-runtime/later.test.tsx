// @vitest-environment jsdom
import { act } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ErrorBoundary } from '@selvage/react/error-boundary'
import { SelvageProvider } from '@selvage/react/provider'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later, laterUnlessShown } from './later.client.tsx'
import { laterOnceChanged } from './later-once-changed.client.tsx'
import { loadPartsShown } from './parts-shown.client.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const Guide = () => (
  <section>
    <p>Cut here.</p>
  </section>
)
const page = (of: ReactNode) => (
  <SelvageProvider gatewayUrl="http://localhost" lang="en" catalogue={{}}>
    {of}
  </SelvageProvider>
)

function prepare(element?: string) {
  const code = Promise.withResolvers<{ default: ComponentType<object> }>()
  const load = vi.fn(() => code.promise)
  return { Later: later(load, element), load, arrive: () => code.resolve({ default: Guide }) }
}

it('a part without a script stays as the server wrote it until React has taken the page over', async () => {
  const { Later, load, arrive } = prepare('section')
  document.body.innerHTML = renderToString(page(<Guide />))
  const drawn = document.body.innerHTML
  const seen: string[] = []
  const Watch = () => {
    seen.push(document.body.innerHTML)
    return <Later />
  }
  const failed = vi.fn()
  await act(async () => {
    hydrateRoot(document.body, page(<Watch />), { onRecoverableError: failed })
  })
  expect(seen[0]).toBe(drawn)
  expect(failed).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
  await act(async () => arrive())
  expect(document.body.textContent).toBe('Cut here.')
})

it.each(['input', 'pointerdown'])('code is fetched once with the first %s', (type) => {
  const { load } = prepare()
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event(type))
  dispatchEvent(new Event(type))
  expect(load).toHaveBeenCalledOnce()
})

it('code that cannot be fetched ahead is no error of the page', async () => {
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  later(() => Promise.reject(new Error('offline')))
  dispatchEvent(new Event('input'))
  await new Promise((done) => setTimeout(done))
  expect(unhandled).not.toHaveBeenCalled()
})

it('a part that could not be fetched is fetched again when it is shown again', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Guide }))
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = later(load)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onCaughtError: () => undefined })
  await act(async () => {
    root.render(
      page(
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>,
      ),
    )
  })
  await act(async () => document.querySelector('button')?.click())
  expect(document.body.textContent).toBe('Cut here.')
  await act(async () => root.unmount())
})

it('a part that the page begins with is there when React takes the page over', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Guide }))
  const Part = laterUnlessShown(load, 'section p')
  document.body.innerHTML = '<p>Another step.</p>'
  await loadPartsShown(document.body)
  expect(load).not.toHaveBeenCalled()
  document.body.innerHTML = renderToString(page(<Guide />))
  const drawn = document.querySelector('section')
  await loadPartsShown(document.body)
  const failed = vi.fn()
  await act(async () => {
    hydrateRoot(document.body, page(<Part />), { onRecoverableError: failed })
  })
  expect(failed).not.toHaveBeenCalled()
  expect(document.querySelector('section')).toBe(drawn)
})

const Line = ({ count = 0 }: { readonly count?: number }) => <article>{count} yards</article>

/** A part that is drawn until it changes; `arrive` fetches its code. */
function prepareLine(selector = '#none') {
  const code = Promise.withResolvers<{ default: ComponentType<object> }>()
  const load = vi.fn(() => code.promise)
  const Part = laterOnceChanged(load, 'article', selector) as typeof Line
  return { Part, load, arrive: () => act(async () => code.resolve({ default: Line })) }
}

async function hydrateWith(of: ReactNode) {
  const failed = vi.fn()
  const root = await act(async () =>
    hydrateRoot(document.body, page(of), { onRecoverableError: failed }),
  )
  expect(failed).not.toHaveBeenCalled()
  return (next: ReactNode) => act(async () => root.render(page(next)))
}

it('what the server has drawn stays until it changes, and then until its code is there', async () => {
  const { Part, load, arrive } = prepareLine()
  document.body.innerHTML = renderToString(page(<Line count={2} />))
  const drawn = document.querySelector('article')
  const show = await hydrateWith(<Part count={2} />)
  await show(<Part count={2} />)
  expect(load).not.toHaveBeenCalled()
  await show(<Part count={3} />)
  expect(document.querySelector('article')).toBe(drawn)
  expect(document.body.textContent).toBe('2 yards')
  await arrive()
  expect(document.body.textContent).toBe('3 yards')
  await show(<Part count={2} />)
  expect(document.body.textContent).toBe('2 yards')
})

it('code that could not be fetched for one change is fetched for the next', async () => {
  const { Part, load, arrive } = prepareLine()
  load.mockRejectedValueOnce(new Error('offline'))
  document.body.innerHTML = renderToString(page(<Line count={2} />))
  const show = await hydrateWith(<Part count={2} />)
  await show(<Part count={3} />)
  expect(document.body.textContent).toBe('2 yards')
  await show(<Part count={4} />)
  await arrive()
  expect(document.body.textContent).toBe('4 yards')
})

it('what the server has not drawn is fetched when it is shown', async () => {
  const { Part, arrive } = prepareLine()
  document.body.innerHTML = renderToString(page(<p />))
  const show = await hydrateWith(<p />)
  await show(<Part count={5} />)
  await arrive()
  expect(document.body.textContent).toBe('5 yards')
})

it('what a page begins with lives from the start', async () => {
  const { Part, load, arrive } = prepareLine('article')
  document.body.innerHTML = renderToString(page(<Line count={2} />))
  const fetched = loadPartsShown(document.body)
  await arrive()
  await fetched
  const show = await hydrateWith(<Part count={2} />)
  await show(<Part count={3} />)
  expect(document.body.textContent).toBe('3 yards')
  expect(load).toHaveBeenCalledOnce()
})
