import { getDesign } from '@selvage/core/design'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { LookCloser } from './look-closer.tsx'

test('a print is looked at in a dialog, larger and smaller within bounds, where the focus stays', async () => {
  const { shop } = openShop()
  const design = await shop.gateway.send(getDesign, { params: { id: 1 }, query: {} })
  renderInShop(
    shop,
    <LookCloser design={design}>
      <p>The yard</p>
    </LookCloser>,
  )
  const link = screen.getByRole('link', { name: 'Look closer' })
  expect(link.getAttribute('href')).toMatch(/\/tile-1024\.webp/)
  await userEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: `${design.title}, up close` })
  const width = () =>
    Number(dialog.querySelector('svg[viewBox="0 0 42 36"]')?.getAttribute('width'))
  expect(width()).toBe(42 * 96)
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  expect(width()).toBe(42 * 48)
  const smaller = screen.getByRole('button', { name: 'Smaller' })
  expect(smaller.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(smaller)
  await userEvent.click(smaller)
  expect(width()).toBe(42 * 48)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
