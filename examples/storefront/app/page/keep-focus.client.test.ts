// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.client.ts'

keepFocus(null)

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><section><div><p><button>Try again</button></p></div></section><a href="#">Next</a></main>'
})

const find = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body

it('leaves the focus to what is left around a control that is removed under it', async () => {
  find('button').focus()
  find('div').remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('section')))
  // A place that is itself replaced, as one that says 'Loading…', leaves it to the next.
  find('section').remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(find('main')))
})

it('leaves the focus alone where it is elsewhere, or was nowhere', async () => {
  find('button').focus()
  find('a').focus()
  find('div').remove()
  await new Promise((done) => setTimeout(done, 150))
  expect(document.activeElement).toBe(find('a'))
})

it('comes after what knows a better place', async () => {
  find('button').focus()
  find('div').remove()
  find('a').focus()
  await new Promise((done) => setTimeout(done, 150))
  expect(document.activeElement).toBe(find('a'))
})

it('leaves the focus to the page where a control was gone before this came', async () => {
  const button = find('button')
  button.focus()
  find('section').remove()
  keepFocus(button)
  await vi.waitFor(() => expect(document.activeElement).toBe(find('main')))
})
