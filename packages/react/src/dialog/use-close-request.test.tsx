import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Panel(): ReactNode {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Cart">
      Two yards
    </Dialog>
  )
}

test('a dialog closes on the way back of a phone, which asks it and not the page', () => {
  const open = new Set<EventTarget>()
  class Watcher extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    destroy() {
      open.delete(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  renderInRoot(<Panel />)
  expect(open.size).toBe(1)
  act(() => open.forEach((watcher) => watcher.dispatchEvent(new Event('close'))))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(open.size).toBe(0)
})

test('a dialog opens in a browser that asks nobody', () => {
  renderInRoot(<Panel />)
  expect(screen.getByRole('dialog').textContent).toContain('Two yards')
})
