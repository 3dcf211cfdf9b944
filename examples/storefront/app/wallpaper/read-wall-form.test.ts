import { expect, it } from 'vitest'
import { readWallForm } from './read-wall-form.ts'

const read = (query: string) => readWallForm(new URLSearchParams(query), 'imperial')

it('reads a wall from its address', () => {
  expect(read('measurement_system=metric&height=250&widths=300.120&wallpaper=smooth')).toEqual({
    wall: { system: 'metric', height: 250, widths: [300, 120], wallpaper: 'SMOOTH', openings: [] },
  })
})

it.each([
  [
    'height=96&widths=120&widths=',
    { system: 'imperial', height: 96, widths: [120] },
    'measurement_system=imperial&height=96&widths=120',
  ],
  [
    'measurement_system=metric&height=+250+&widths=300&widths=120&wallpaper=peel_and_stick',
    { system: 'metric', height: 250, widths: [300, 120] },
    'measurement_system=metric&height=250&widths=300.120&wallpaper=peel_and_stick',
  ],
])('sends the form %s on to the wall’s own address', (query, wall, proper) => {
  expect(read(query)).toMatchObject({ wall, proper })
})

it.each([
  ['height=96.5&widths=120&widths=', '96.5', ['120']],
  ['height=96&widths=12.5&widths=', '96', ['12.5']],
  ['height=&widths=&widths=', '', ['']],
  ['height=9+ft&widths=abc&widths=10', '9 ft', ['abc', '10']],
  ['height=0&widths=120', '0', ['120']],
  ['height=constructor', 'constructor', ['']],
  [`height=${'9'.repeat(500)}&widths=1`, '9'.repeat(40), ['1']],
])('keeps what was typed in %s, and plans nothing', (query, height, widths) => {
  expect(read(query)).toEqual({ typed: { system: 'imperial', height, widths } })
})

it('reads nothing from an address that asks for none', () => {
  expect(read('wallpaper=smooth&measurement_system=furlongs')).toEqual({})
})
