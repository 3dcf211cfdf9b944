import { catalogue } from '@selvage/i18n/messages/en'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SelvageProvider } from '../provider/index.ts'
import { Button } from './index.ts'

test('a disabled button keeps the focus, neither acts nor sends its form, and is heard as one', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <SelvageProvider gatewayUrl="http://gateway.test" lang="en" catalogue={catalogue}>
      <form onSubmit={onSubmit}>
        <Button type="submit" disabled onClick={onClick}>
          Send
        </Button>
      </form>
    </SelvageProvider>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
})
