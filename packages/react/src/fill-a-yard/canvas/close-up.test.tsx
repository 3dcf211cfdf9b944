import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop, readProduct, renderInShop } from '../../testing/open-shop.tsx'
import { CloseUp } from './close-up.tsx'

afterEach(cleanup)

const place = {
  at: 9,
  number: 10,
  row: 2,
  column: 3,
  xIn: 12,
  yIn: 6,
  widthIn: 6,
  heightIn: 6,
} as const

test('a close-up names its square and what it holds, and empties it', async () => {
  const opened = openShop()
  const { design } = await readProduct(opened)
  const cleared: number[] = []
  const onClear = (at: number) => cleared.push(at)
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  const draw = (of: typeof design | undefined, readOnly = false) =>
    renderInShop(
      opened.shop,
      <CloseUp cell={{ ...place, design: of }} readOnly={readOnly} onClear={onClear} />,
    )
  draw(design)
  expect(screen.getByRole('region', { name: 'Square 10' }).textContent).toContain(
    `Row 2, column 3: ${design.title}`,
  )
  await clear()
  expect(cleared).toEqual([9])
  cleanup()

  // Neither a yard on its way to the cart nor plain cloth can be emptied.
  draw(design, true)
  await clear()
  cleanup()
  draw(undefined)
  expect(screen.getByText('Row 2, column 3: plain fabric')).toBeDefined()
  await clear()
  expect(cleared).toEqual([9])
})
