// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { closeInPlace } from './announcement.client.ts'

it('closes the bar, stores its cookie and moves the focus to the content', () => {
  document.body.innerHTML = `
    <div data-closed-cookie="selvage_closed=linen; Path=/">
      <form><button>Close</button></form>
    </div>
    <main id="content" tabindex="-1"></main>`
  closeInPlace()
  expect(document.cookie).toBe('selvage_closed=linen')
  expect(document.querySelector('form')).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})

it('does nothing on a page whose bar is closed already', () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  closeInPlace()
  expect(document.activeElement).toBe(document.body)
})
