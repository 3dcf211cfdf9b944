import { expect, test } from 'vitest'
import { yardKey } from './yard-keys.ts'
import { tapeMarks } from './yard-tape.ts'
import { cutSteps } from '../cutting/cutting-steps.ts'
import { cuttingGuide } from '@selvage/core/fill-a-yard'

test('keys move and act, and Tab and other keys are not handled', () => {
  const plain = (key: string) => yardKey({ key, ctrl: false })
  const held = (key: string, shift = false) => yardKey({ key, ctrl: true, shift })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(plain)).toEqual(
    ['left', 'right', 'up', 'down', 'row-start', 'row-end'].map((move) => ({ move })),
  )
  expect([held('Home'), held('End')]).toEqual([{ move: 'start' }, { move: 'end' }])
  expect(['Enter', ' ', 'Delete', 'Backspace', 'Escape'].map(plain)).toEqual(
    ['apply', 'apply', 'clear', 'clear', 'drop'].map((act) => ({ act })),
  )
  expect([held('z'), held('Z', true), held('y')]).toEqual([
    { act: 'undo' },
    { act: 'redo' },
    { act: 'redo' },
  ])
  for (const key of ['Tab', 'a', 'z', 'F5', 'toString', 'constructor'])
    expect(plain(key), key).toBeUndefined()
  for (const key of ['Tab', 'c', 'r', 'ArrowLeft']) expect(held(key), key).toBeUndefined()
})

test('a ruler marks every inch with a number at each 6, or every 5 cm with a number at each 20', () => {
  const inches = tapeMarks(42, 'imperial')
  expect(inches).toHaveLength(43)
  expect(inches.flatMap(({ label }) => (label === undefined ? [] : [label]))).toEqual([
    0, 6, 12, 18, 24, 30, 36, 42,
  ])
  const centimeters = tapeMarks(54, 'metric')
  expect(centimeters).toHaveLength(28)
  expect(centimeters.at(-1)?.atIn).toBeCloseTo(135 / 2.54)
  expect(centimeters.flatMap(({ label }) => (label === undefined ? [] : [label]))).toEqual([
    0, 20, 40, 60, 80, 100, 120,
  ])
  // Cloth whose inches were converted from centimeters keeps its last mark.
  expect(tapeMarks((54 * 2.54) / 2.54 - 1e-12, 'imperial')).toHaveLength(55)
})

test('cuts are numbered in their order: first between strips, then through all strips', () => {
  const quilt = cutSteps(cuttingGuide(4, 'PETAL_SIGNATURE_COTTON'))
  expect(quilt.map(({ number }) => number)).toEqual(quilt.map((_, at) => at + 1))
  expect(quilt.slice(0, 5).every(({ direction }) => direction === 'horizontal')).toBe(true)
  expect(quilt.slice(5).map(({ direction, atIn }) => [direction, atIn])).toEqual(
    [6, 12, 18, 24, 30, 36].map((atIn) => ['vertical', atIn]),
  )
  expect(cutSteps(cuttingGuide(1, 'PETAL_SIGNATURE_COTTON'))).toEqual([
    { number: 1, direction: 'vertical', atIn: 21 },
  ])
})
