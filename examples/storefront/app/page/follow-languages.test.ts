// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { followLanguages } from './follow-languages.ts'

function press(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.click()
}

it('leads to the page as it is when the link is pressed, and no longer once it has stopped', () => {
  document.body.innerHTML =
    '<a hreflang="de" href="/de/entwerfen?layout=1"><span>Deutsch</span></a><a href="/en">Home</a>'
  const german = document.querySelector('a[hreflang]') as HTMLElement
  const home = document.querySelector('a:not([hreflang])') as HTMLElement
  const flush = vi.fn(() => history.replaceState(null, '', '/en/fill-a-yard/canvas?layout=2'))
  const stop = followLanguages(flush)
  history.replaceState(null, '', '/en/fill-a-yard/canvas?layout=1')
  press(home)
  expect([flush.mock.calls.length, home.getAttribute('href')]).toEqual([0, '/en'])
  press(german.firstElementChild as HTMLElement)
  expect(german.getAttribute('href')).toBe('/de/fill-a-yard/canvas?layout=2')
  stop()
  history.replaceState(null, '', '/en?layout=3')
  press(german)
  expect(german.getAttribute('href')).toBe('/de/fill-a-yard/canvas?layout=2')
})

it('leaves a page alone that has no language in its path', () => {
  document.body.innerHTML = '<a hreflang="de" href="/gift_certificates?lang=de">Deutsch</a>'
  const link = document.querySelector('a') as HTMLElement
  history.replaceState(null, '', '/gift_certificates?amount=50')
  const stop = followLanguages(() => undefined)
  press(link)
  stop()
  expect(link.getAttribute('href')).toBe('/gift_certificates?lang=de')
})
