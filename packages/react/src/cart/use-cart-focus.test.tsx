import type { CartView } from '@selvage/machines/cart'
import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useCartFocus } from './use-cart-focus.ts'

afterEach(cleanup)

/** A view of one line: in the cart and perhaps busy, or removed. */
const viewOf = (state: 'there' | 'busy' | 'removed') =>
  ({
    lines: state === 'removed' ? [] : [{ item: { id: 'a' }, busy: state === 'busy' }],
    removed: state === 'removed' ? [{ item: { id: 'a' } }] : [],
  }) as unknown as CartView

/** A cart of one line, which is acted on between drawing a view and the look at it. */
function Cart({ view, acts }: { readonly view: CartView; readonly acts: boolean }) {
  const { root, follow } = useCartFocus(view)
  useLayoutEffect(() => {
    if (acts) follow('a')
  }, [acts, follow])
  const value = view.lines.length > 0 ? 'remove' : 'undo'
  return (
    <div ref={root} tabIndex={-1}>
      <p data-line="a">
        <button key={value} value={value}>
          {value}
        </button>
      </p>
    </div>
  )
}

test('an act just after an answer was drawn keeps the focus with its line', () => {
  const { rerender } = render(<Cart view={viewOf('there')} acts={false} />)
  rerender(<Cart view={viewOf('removed')} acts />)
  screen.getByRole('button', { name: 'undo' }).focus()
  rerender(<Cart view={viewOf('busy')} acts={false} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'remove' }))
  rerender(<Cart view={viewOf('there')} acts={false} />)
  screen.getByRole('button').blur()
  rerender(<Cart view={viewOf('removed')} acts={false} />)
  expect(document.activeElement).toBe(document.body)
})
