import { describe, expect, it } from 'vitest'
import { begin, type, viewOf, wall } from '../testing/drive-calculator.ts'

describe('lengths', () => {
  it('draws a window beside the door that was added before', () => {
    const two = begin({ start: wall }).send(
      { type: 'ADD_OPENING', kind: 'door' },
      { type: 'ADD_OPENING', kind: 'window' },
    )
    expect(viewOf(two).drawnOpenings).toMatchObject([
      { kind: 'door', left: 12, width: 32 },
      { kind: 'window', left: 56, width: 36 },
    ])
  })

  it('plans lengths as people write them, and says what was understood', () => {
    const typed = begin().send(type('height', '8\' 6"'), type(1, '10 1/2 ft'))
    expect(viewOf(typed)).toMatchObject({
      height: { understood: { exact: 102, whole: 102 }, fieldError: undefined },
      widths: [{ understood: { exact: 126, whole: 126 } }],
      result: { panels: 6, items: [{ length: 108 }] },
      query: 'measurement_system=imperial&height=102&widths=126&wallpaper=smooth',
    })
    const metric = begin({ measurement: 'metric' })
    expect(viewOf(metric.send(type('height', '2,50 m'), type(1, '300 cm')))).toMatchObject({
      height: { understood: { exact: 250, whole: 250 } },
      result: { panels: 5, items: [{ length: 274 }] },
    })
  })

  it('counts feet in a wall of centimeters as the panels that they take', () => {
    const metric = begin({ measurement: 'metric' }).send(type('height', '9 ft'), type(1, '10 ft'))
    expect(viewOf(metric)).toMatchObject({
      height: { understood: { exact: 274.32, whole: 274 } },
      widths: [{ understood: { exact: 304.8, whole: 304 } }],
      result: { panels: 5, items: [{ length: 274, quantity: 5 }] },
    })
  })

  it('asks about a small number without a unit, and plans it all the same', () => {
    const small = begin().send(type('height', '8'), type(1, '10'))
    expect(viewOf(small)).toMatchObject({
      height: { isSmall: true, touched: false, fieldError: undefined },
      widths: [{ isSmall: true }],
      result: { panels: 1 },
    })
    expect(viewOf(small.send({ type: 'CHECK' }))).toMatchObject({
      height: { touched: true },
      attempt: 0,
    })
    const meant = small.send(type('height', '8 feet'), type(1, '10 inches'))
    expect(viewOf(meant)).toMatchObject({
      height: { isSmall: false, understood: { whole: 96 } },
      widths: [{ isSmall: false, understood: { whole: 10 } }],
    })
    const metric = begin({ measurement: 'metric' }).send(type('height', '60'), type(1, '59'))
    expect(viewOf(metric)).toMatchObject({
      height: { isSmall: false },
      widths: [{ isSmall: true }],
    })
  })

  it('offers a small decimal without a unit as a whole number and in the larger unit', () => {
    const metric = begin({ measurement: 'metric' }).send(type('height', '3,6'), type(1, '260,5'))
    expect(viewOf(metric)).toMatchObject({
      height: {
        fieldError: 'numeric',
        offers: [
          { amount: 3.6, isLarge: true },
          { amount: 4, isLarge: false },
        ],
        isAmbiguous: false,
        isSmall: false,
      },
      widths: [{ fieldError: 'numeric', offers: [{ amount: 261, isLarge: false }] }],
    })
    expect(viewOf(begin().send(type('height', '8.5'))).height).toMatchObject({
      fieldError: 'whole',
      offers: [
        { amount: 8.5, isLarge: true },
        { amount: 9, isLarge: false },
      ],
    })
    expect(viewOf(begin({ measurement: 'metric' }).send(type('height', '1.250')))).toMatchObject({
      height: {
        offers: [
          { amount: 1.25, isLarge: true },
          { amount: 1250, isLarge: false },
        ],
        isAmbiguous: true,
      },
    })
  })

  it('converts inches to centimeters that take as many panels, and back to the typed text', () => {
    const typed = begin().send(
      type('height', '96'),
      type(1, '120'),
      { type: 'ADD_WALL' },
      type(2, 'wide'),
      { type: 'ADD_OPENING', kind: 'door' },
      { type: 'CHOOSE_SYSTEM', system: 'metric' },
    )
    expect(viewOf(typed)).toMatchObject({
      system: 'metric',
      height: { typed: '244' },
      widths: [{ typed: '304' }, { typed: 'wide' }],
      openings: [{ fields: [{ typed: '30' }, { typed: '0' }, { typed: '81' }, { typed: '203' }] }],
    })
    expect(viewOf(typed.send({ type: 'CHOOSE_SYSTEM', system: 'imperial' }))).toMatchObject({
      height: { typed: '96' },
      widths: [{ typed: '120' }, { typed: 'wide' }],
    })
    expect(
      viewOf(typed.send(type('height', '250'), { type: 'CHOOSE_SYSTEM', system: 'imperial' }))
        .height.typed,
    ).toBe('99')
  })

  it('keeps panels and rolls of a wall in the other unit', () => {
    for (const [height, width] of [
      [108, 120],
      [144, 240],
      [162, 48],
      [96, 61],
    ] as const) {
      const imperial = begin({ start: { ...wall, height, widths: [width] } })
      const metric = imperial.send({ type: 'CHOOSE_SYSTEM', system: 'metric' })
      const needs = (at: typeof imperial) =>
        viewOf(at).rows.map(({ need, rejection }) => [
          need?.panels,
          need?.items.map(({ feet, quantity }) => [feet, quantity]),
          rejection?.error,
        ])
      expect(needs(metric)).toEqual(needs(imperial))
    }
  })
})
