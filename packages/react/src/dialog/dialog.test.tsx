import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-theme')
})

const close = () => undefined
const dialog = (
  <Dialog open onOpenChange={close} title="Preferences">
    Text
  </Dialog>
)

test('a dialog has the theme and the tokens of the place where it is written', () => {
  renderInRoot(
    <section
      data-theme="dark"
      ref={(section) => section?.style.setProperty('--selvage-color-madder', 'green')}
    >
      <p>{dialog}</p>
    </section>,
  )
  const { dataset, style } = screen.getByRole('dialog')
  expect(dataset['theme']).toBe('dark')
  expect(style.getPropertyValue('--selvage-color-madder')).toBe('green')
  expect(screen.getByRole('dialog').previousElementSibling).toHaveProperty('dataset.theme', 'dark')
})

test('a dialog of a page that has one theme says nothing of it', () => {
  document.documentElement.dataset['theme'] = 'dark'
  renderInRoot(dialog)
  const { dataset, style } = screen.getByRole('dialog')
  expect(dataset['theme']).toBeUndefined()
  expect(style.cssText).not.toContain('--selvage')
})
