import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driveForm, simplePaths, unlawful } from '../testing/drive-form.ts'
import { sampleOffer } from '../testing/samples.ts'
import { fabricProduct } from './fabric-product.ts'
import type { ProductFormEvent } from './product-form.types.ts'

type Event = ProductFormEvent<FabricCode, FabricSize>

const offers = [sampleOffer('PETAL_SIGNATURE_COTTON'), sampleOffer('VELVET')]
const begin = (itemId?: string) =>
  driveForm(fabricProduct, { designId: 7, offers, measurement: 'imperial', itemId })

describe('every path', () => {
  const events = {
    editing: [
      { type: 'ADD' },
      { type: 'TYPE_QUANTITY', typed: '2' },
      { type: 'TYPE_QUANTITY', typed: '0' },
      { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      { type: 'CANCEL' },
    ],
    adding: [
      { ends: 'done' },
      { ends: 'lost' },
      { ends: 'rejected' },
      { type: 'CANCEL' },
      { type: 'ADD' },
    ],
    added: [{ type: 'ADD' }, { type: 'TYPE_QUANTITY', typed: '2' }, { type: 'CANCEL' }],
    failed: [{ type: 'ADD' }, { type: 'CANCEL' }, { type: 'TYPE_QUANTITY', typed: '2' }],
    canceled: [],
  } as const
  const pathsOf = (itemId?: string) =>
    simplePaths(
      begin(itemId),
      (form) => events[form.state.status].map((step) => form.send(step)),
      ({ state: { status, lineKey, typed, size, error } }) =>
        [status, lineKey !== undefined, typed, size, error?.code].join(' '),
      ({ state: { status } }) => status === 'added' || status === 'canceled',
    )

  it.each([
    ['adding', undefined],
    ['updating', 'line-9'],
  ])('%s keeps to the table of transitions', (_, itemId) => {
    const paths = pathsOf(itemId)
    expect(unlawful(paths)).toEqual([])
    expect(paths.length).toBeGreaterThan(80)
  })

  it('keeps one key for one request, whatever happens in which order', () => {
    const ADD: Event = { type: 'ADD' }
    const anything = fc.oneof(
      fc.constant(ADD),
      fc.record({
        type: fc.constant('TYPE_QUANTITY' as const),
        typed: fc.oneof(fc.nat(120).map(String), fc.string({ maxLength: 4 })),
      }),
      fc.constantFrom<Event>(
        ADD,
        ADD,
        { type: 'CANCEL' },
        { type: 'CHOOSE_VARIANT', variant: 'VELVET' },
        { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      ),
      fc
        .constantFrom('done' as const, 'done' as const, 'lost' as const, 'rejected' as const)
        .map((ends) => ({ ends })),
    )
    let added = 0
    fc.assert(
      fc.property(fc.array(anything, { minLength: 10, maxLength: 30, size: 'max' }), (steps) => {
        let driven = begin()
        const requests = new Map<string, string>()
        for (const step of steps) {
          driven = driven.send(step)
          if (driven.sent) {
            const { lineKey, item } = driven.sent
            const request = JSON.stringify(item)
            if (lineKey === '' || (requests.get(lineKey) ?? request) !== request)
              throw new Error('one key stands for one request')
            requests.set(lineKey, request)
          }
          if (driven.state.status === 'added') added += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(added).toBeGreaterThan(100)
  })
})
