// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHistoryLevels } from './use-history-levels.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const onBack = vi.fn<(depth: number) => void>()
function Panel({ depth }: { readonly depth: number }) {
  useHistoryLevels(depth, onBack)
  return null
}
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 50)
  })

it('keeps a panel open that is closed and opened again at once, until a press of Back', async () => {
  const root = createRoot(document.createElement('div'))
  for (const depth of [1, 0, 1]) await act(async () => root.render(<Panel depth={depth} />))
  await settled()
  expect(onBack).not.toHaveBeenCalled()
  expect(history.state).toEqual({ selvageMenuLevel: 1 })
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledExactlyOnceWith(0))
  await act(async () => root.unmount())
})
