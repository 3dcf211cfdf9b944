// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { carryWall, followCalculator } from './carry-wall.client.ts'

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`selvage-island input[name=${name}]`)
  if (found === null) throw new Error(`There is no field ${name}.`)
  return found
}

beforeEach(() => {
  document.body.innerHTML = `<selvage-island data-name="product-calculator">
    <input type="radio" name="measurement_system" value="imperial" checked>
    <input type="radio" name="measurement_system" value="metric">
    <input name="height"><input name="widths"><input name="widths">
  </selvage-island>`
})

test('a wall that is typed above stands in the calculator, and follows what is typed on', () => {
  carryWall('imperial', '8', '')
  carryWall('imperial', '8 ft', '10')
  expect([field('height').value, field('widths').value]).toEqual(['8 ft', '10'])
})

test('each text that is carried is an input of its field', () => {
  const heard: string[] = []
  document.body.addEventListener('input', ({ target }) => {
    heard.push((target as HTMLInputElement).value)
  })
  carryWall('imperial', '8 ft', '10 ft')
  carryWall('imperial', '8 ft', '10 ft')
  expect(heard).toEqual(['8 ft', '10 ft'])
})

test('what was typed below is left as it is', () => {
  carryWall('imperial', '8 ft', '10 ft')
  field('height').value = '9 ft'
  carryWall('imperial', '7 ft', '11 ft')
  expect([field('height').value, field('widths').value]).toEqual(['9 ft', '11 ft'])
})

test('a calculator in the other system takes nothing', () => {
  carryWall('metric', '240', '300')
  expect([field('height').value, field('widths').value]).toEqual(['', ''])
})

test('a wall that both begin with gives way to what is typed above', () => {
  field('height').value = '96'
  field('widths').value = '120'
  followCalculator()
  carryWall('imperial', '100 in', '120')
  expect([field('height').value, field('widths').value]).toEqual(['100 in', '120'])
})
