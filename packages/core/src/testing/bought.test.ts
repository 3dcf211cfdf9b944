import { expect, test } from 'vitest'
import { giftCodeOf } from '../credit/gift-code.ts'
import { codeOf } from './bought.ts'

test('no two gift certificates have the same code', () => {
  const codes = Array.from({ length: 3_000 }, (_, number) => codeOf(number))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => giftCodeOf(code) === code)).toBe(true)
})
