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
  ['height=-5&widths=10,5', '-5', ['10,5']],
  ['height=0&widths=120', '0', ['120']],
  ['height=constructor', 'constructor', ['']],
  [`height=${'9'.repeat(500)}&widths=1`, '9'.repeat(40), ['1']],
  ['height=9&widths=100001&use=7~12', '9', ['100001']],
])('keeps what was typed in %s, and plans nothing', (query, height, widths) => {
  expect(read(query)).toEqual({ typed: { system: 'imperial', height, widths } })
})

it.each([
  ['height=9+ft&widths=10+1/2+ft&widths=', 108, [126], '9 ft', ['10 1/2 ft']],
  ['height=108&widths=120.96&use=0~8 feet', 96, [120, 96], '8 feet', ['120', '96']],
  ['height=8&widths=120&widths=&use=0~8 inches', 8, [120], '8 inches', ['120']],
  ['height=2.5+m&widths=120', 99, [120], '2.5 m', ['120']],
])('plans %s and keeps what was typed', (query, height, widths, text, texts) => {
  expect(read(query)).toEqual({
    wall: { system: 'imperial', height, widths, openings: [] },
    typed: { system: 'imperial', height: text, widths: texts },
  })
})

it('reads feet in centimeters as the panels that they take', () => {
  expect(read('measurement_system=metric&height=9+ft&widths=10+ft')).toMatchObject({
    wall: { system: 'metric', height: 274, widths: [304] },
  })
})

it('sends a decimal that was rounded up on to the wall’s own address', () => {
  expect(read('height=95.5&widths=120&widths=&use=0~96')).toMatchObject({
    wall: { height: 96, widths: [120] },
    proper: 'measurement_system=imperial&height=96&widths=120',
  })
})

it('reads nothing from an address that asks for none', () => {
  expect(read('wallpaper=smooth&measurement_system=furlongs')).toEqual({})
})
