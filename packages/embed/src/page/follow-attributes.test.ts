// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillAYardAttributes, wallpaperCalculatorAttributes } from './attribute-names.computed.ts'
import { followAttributes } from './follow-attributes.ts'

let element: HTMLElement
let restarts = 0
let lifetime: AbortController
const observed = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  restarts = 0
  lifetime = new AbortController()
  document.documentElement.lang = 'en'
  element = document.body.appendChild(document.createElement('selvage-fill-a-yard'))
  const restart = () => {
    restarts += 1
  }
  followAttributes(
    element,
    fillAYardAttributes,
    { restart, page: { theme: 'dark' } },
    lifetime.signal,
  )
})
afterEach(() => {
  lifetime.abort()
  element.remove()
  document.documentElement.removeAttribute('lang')
})

test('every documented attribute but the theme is followed', () => {
  expect(fillAYardAttributes).toEqual([
    'collection-id',
    'lang',
    'currency',
    'country',
    'template-id',
    'fabric',
    'layout',
  ])
  expect(wallpaperCalculatorAttributes).toEqual(
    expect.arrayContaining(['height', 'widths', 'measurement', 'wallpaper']),
  )
})

test('a new value restarts once, the same value or another attribute never', async () => {
  element.setAttribute('layout', '1.8')
  element.setAttribute('template-id', '4')
  await observed()
  expect(restarts).toBe(1)
  element.setAttribute('layout', '1.8')
  element.setAttribute('class', 'wide')
  element.setAttribute('theme', 'dark')
  await observed()
  expect(restarts).toBe(1)
  element.removeAttribute('layout')
  await observed()
  expect(restarts).toBe(2)
})

test('the page’s language restarts a widget that has none of its own', async () => {
  document.documentElement.lang = 'de'
  await observed()
  expect(restarts).toBe(1)
  element.lang = 'fr'
  await observed()
  document.documentElement.lang = 'es'
  await observed()
  expect(restarts).toBe(2)
})

test('nothing is followed after the end', async () => {
  lifetime.abort()
  element.setAttribute('layout', '1.6')
  document.documentElement.lang = 'es'
  await observed()
  expect(restarts).toBe(0)
})

test('the page’s theme is that of an element without its own', () => {
  expect(element.getAttribute('theme')).toBe('dark')
  element.setAttribute('theme', 'light')
  followAttributes(
    element,
    [],
    { restart: () => undefined, page: { theme: 'dark' } },
    lifetime.signal,
  )
  expect(element.getAttribute('theme')).toBe('light')
})
