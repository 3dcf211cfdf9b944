import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isApplicable } from '../search/search-string.ts'
import { anyLayout } from './fill-a-yard.test-data.ts'
import { designsOfLayout, emptyLayout, layoutCode, MAX_CELLS, readLayoutCode } from './layout.ts'
import { templateOfCode } from './template-of-code.ts'

describe('a layout’s code', () => {
  it('is short and readable', () => {
    const layout = {
      ...emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 174),
      cells: Array.from({ length: 42 }, (_, at) => (at < 3 ? ([7, null, 36][at] ?? null) : null)),
    }
    expect(layoutCode(layout)).toBe(`1.4.petal_signature_cotton.174.7-10.0-1${'-'.repeat(39)}`)
    expect(layoutCode(emptyLayout(8, 'VELVET', 1))).toBe('1.8.velvet.1..--')
  })
  it('reads back as the same layout, and has only characters that a URL allows', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const code = layoutCode(layout)
        expect(readLayoutCode(code)).toEqual(layout)
        expect(code).toMatch(/^[A-Za-z0-9=&%._-]+$/)
        expect(isApplicable(`?layout=${code}`)).toBe(true)
        expect(new URLSearchParams(`layout=${code}`).get('layout')).toBe(code)
      }),
      { numRuns: 3000 },
    )
  })
  it('has room for sixty designs with the highest ids', () => {
    const layout = {
      ...emptyLayout(4, 'POLARTEC_FLEECE', 2_147_483_647),
      cells: Array.from({ length: MAX_CELLS }, (_, at) => 2_147_483_647 - at),
    }
    expect(designsOfLayout(layout)).toHaveLength(60)
    expect(readLayoutCode(layoutCode(layout))).toEqual(layout)
    expect(templateOfCode(layoutCode(layout))).toBe(layout.templateId)
  })
  it('is equal exactly when the layouts are equal', () => {
    fc.assert(
      fc.property(anyLayout, anyLayout, (one, other) => {
        expect(layoutCode(one) === layoutCode(other)).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        )
      }),
    )
  })
})

describe('text that is not a code', () => {
  const plain = '-'.repeat(42)
  const code = (middle: string) => `1.4.petal_signature_cotton.${middle}`
  it.each([
    '',
    '.',
    '1',
    '1.8.velvet.1.',
    '1.8.velvet.1..-',
    '1.8.velvet.1..---',
    '1.8.velvet.1..--.',
    '1.8.velvet.1..--.x',
    '2.8.velvet.1..--',
    '01.8.velvet.1..--',
    '1.08.velvet.1..--',
    '1.8.0.1..--',
    '1.7.velvet.1..--',
    '1.4e0.velvet.1..--',
    '1.8.VELVET.1..--',
    '1.8.Velvet.1..--',
    '1.8.velvet.0..--',
    '1.8.velvet.-1..--',
    '1.8.velvet.01..--',
    '1.8.velvet.1e3..--',
    '1.8.velvet.2147483648..--',
    '1.8.velvet.99999999999999..--',
    '1.8.velvet.1.7.--',
    '1.8.velvet.1..0-',
    '1.8.velvet.1.7.1-',
    '1.8.velvet.1.7-8.10',
    '1.8.velvet.1.7-7.01',
    '1.8.velvet.1.07.0-',
    '1.8.velvet.1.0.0-',
    '1.8.velvet.1.A.0-',
    '1.8.velvet.1.-7.0-',
    '1.8.velvet.1.zik0zk.0-',
    '1.8.velvet.1.7-.0-',
    '1.8.longleaf_sateen_grand.1..--',
    '1.8.constructor.1..--',
    '1.8.__proto__.1..--',
    '1.constructor.velvet.1..--',
    ' 1.8.velvet.1..--',
    '1.8.velvet.1..--\n',
    '1.8.velvet.1..-\u0000',
    '1.8.velvet.1..𝟘-',
    '1.8.velvet.1.7.０-',
    '１.8.velvet.1..--',
    `${code('1..')}${'-'.repeat(41)}`,
    `${code('1..')}${plain}-`,
    `1.8.velvet.1..${'-'.repeat(100_000)}`,
    code(`1.<script>.0${plain.slice(1)}`),
    code(`1.7.0${plain.slice(1)}%00`),
    code(`1.7.%30${plain.slice(1)}`),
  ])('%j', (hostile) => expect(readLayoutCode(hostile)).toBeUndefined())
  it.each([
    undefined,
    null,
    0,
    Number.NaN,
    true,
    [],
    ['1.8.velvet.1..--'],
    {},
    { toString: () => '1.8.velvet.1..--' },
    Symbol('1'),
    1n,
  ])('%s is not text', (hostile) => {
    expect(readLayoutCode(hostile)).toBeUndefined()
  })
  it('reads a changed code only when it is exactly the code of the changed layout', () => {
    const noise = fc.oneof(
      fc.constantFrom(
        '.',
        '-',
        '_',
        '0',
        '1',
        'a',
        'A',
        'z',
        ' ',
        '%',
        '\u0000',
        '\ud800',
        '７',
        '..',
        '--',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    )
    let read = 0
    fc.assert(
      fc.property(
        anyLayout.map(layoutCode),
        fc.nat(),
        fc.nat(3),
        noise,
        (whole, place, removed, inserted) => {
          const at = place % (whole.length + 1)
          const changed = whole.slice(0, at) + inserted + whole.slice(at + removed)
          const layout = readLayoutCode(changed)
          if (layout) read += 1
          expect(layout === undefined ? changed : layoutCode(layout)).toBe(changed)
        },
      ),
      { numRuns: 20_000 },
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        expect(readLayoutCode(text)).toBeUndefined()
      }),
      { numRuns: 5000 },
    )
    // Some changes give another valid code, so the run has tested both cases.
    expect(read).toBeGreaterThan(100)
  })
})
