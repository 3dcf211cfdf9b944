import { shopError } from '@selvage/core/contract'
import { layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import { begin, canvas, filled, full, running, view } from '../testing/drive-fill-a-yard.ts'
import { sampleCollection, sampleDesign, sampleTemplates } from '../testing/fill-a-yard-samples.ts'

describe('loading', () => {
  const nothing = { collection: undefined, templates: undefined }
  it('loads the collection and the templates, each on its own', () => {
    const driven = begin({}, nothing)
    expect(running(driven)).toEqual(['loadCollection', 'loadTemplates'])
    expect(view(driven)).toMatchObject({
      step: 'loading',
      collection: { status: 'loading' },
      templates: { status: 'loading' },
    })
    const half = driven.send(
      { failed: 'loadTemplates', error: shopError('SERVER_ERROR') },
      { done: 'loadCollection', output: sampleCollection() },
    )
    expect(view(half)).toMatchObject({
      step: 'loading',
      collection: { status: 'loaded' },
      templates: { status: 'failed', error: { code: 'SERVER_ERROR' } },
      designs: [{ id: 1 }, {}, {}, {}],
    })
    const again = half.send({ type: 'RETRY' })
    expect(running(again)).toEqual(['loadTemplates'])
    expect(view(again)).toMatchObject({ templates: { status: 'loading', error: undefined } })
    expect(view(again.send({ done: 'loadTemplates', output: sampleTemplates() })).step).toBe(
      'options',
    )
  })
  it('loads only the data that the page does not have', () => {
    expect(running(begin({}, { templates: undefined }))).toEqual(['loadTemplates'])
    expect(running(begin())).toEqual([])
    expect(view(begin()).step).toBe('options')
  })
  it('ignores edits while it loads, and can be left', () => {
    const early = begin({}, nothing).send(
      { type: 'ADD' },
      { type: 'NEXT' },
      { type: 'UNDO' },
      { type: 'APPLY' },
      { type: 'TYPE_QUANTITY', typed: '3' },
    )
    expect(view(early)).toMatchObject({ step: 'loading', typed: '1' })
    expect(early.send({ type: 'LEAVE' }).emitted).toEqual([{ type: 'left' }])
  })
  it('throws a developer error instead of showing it to the shopper', () => {
    const mistake = Object.assign(new Error('no actor'), { name: 'DeveloperError' })
    expect(
      () => begin({}, nothing).send({ failed: 'loadCollection', error: mistake }).snapshot,
    ).toThrow(/no actor/)
  })
})

describe('the initial state', () => {
  it('is the first template on the default fabric, and the first design that is for sale', () => {
    expect(view(begin())).toMatchObject({
      step: 'options',
      templateId: 8,
      fabric: 'PETAL_SIGNATURE_COTTON',
      capacity: 2,
      label: 'fabric.addToCart',
    })
    expect(
      view(
        canvas(
          {},
          { collection: sampleCollection([sampleDesign(9, { forSale: false }), sampleDesign(10)]) },
        ),
      ).design?.id,
    ).toBe(10)
  })
  it('is the given layout, refitted to the given template and fabric', () => {
    expect(view(begin({ layout: full }))).toMatchObject({
      step: 'canvas',
      templateId: 6,
      fabric: 'VELVET',
      code: layoutCode(full),
      canUndo: false,
    })
    expect(view(begin({ layout: full, step: 'options' })).step).toBe('options')
    expect(filled(begin({ layout: full, templateId: 4 }))).toBe('0:1 1:1')
  })
  it('leaves out a layout of another collection, withdrawn designs and unavailable fabrics', () => {
    expect(filled(begin({ layout: { ...full, collectionId: 9 } }))).toBe('')
    const old = { ...full, cells: [4, 1] }
    expect([filled(begin({ layout: old })), view(begin({ layout: old })).dropped]).toEqual([
      '1:1',
      1,
    ])
    expect(view(begin({ fabric: 'DENIM' })).fabric).toBe('PETAL_SIGNATURE_COTTON')
    expect(view(begin({ fabric: 'LONGLEAF_SATEEN_GRAND', templateId: 3 as 4 }))).toMatchObject({
      fabric: 'PETAL_SIGNATURE_COTTON',
      templateId: 8,
    })
  })
})

describe('the options', () => {
  it('keep the layout until Next, and show how many cells would be removed', () => {
    const driven = canvas().send(
      { type: 'APPLY', at: 41 },
      { type: 'APPLY', at: 0 },
      { type: 'BACK' },
      { type: 'CHOOSE_TEMPLATE', templateId: 10 },
    )
    expect(view(driven)).toMatchObject({
      step: 'options',
      templateId: 10,
      wouldLose: 1,
      summary: { filled: 2 },
      capacity: 4,
    })
    expect(filled(driven.send({ type: 'CHOOSE_TEMPLATE', templateId: 4 }, { type: 'NEXT' }))).toBe(
      '0:1 41:1',
    )
    const taken = driven.send({ type: 'NEXT' })
    expect([filled(taken), filled(taken.send({ type: 'UNDO' }))]).toEqual(['0:1', '0:1 41:1'])
  })
  it('accept only available templates and fabrics', () => {
    const driven = begin().send(
      { type: 'CHOOSE_FABRIC', fabric: 'DENIM' },
      { type: 'CHOOSE_TEMPLATE', templateId: 3 as 4 },
      { type: 'CHOOSE_FABRIC', fabric: 'SATIN' },
    )
    expect(view(driven)).toMatchObject({
      fabric: 'SATIN',
      templateId: 8,
      outOfStock: true,
      unitPrice: { minor: 2000 },
    })
  })
  it('are priced by the yards of the template', () => {
    expect(view(begin({ templateId: 5, fabric: 'VELVET', quantity: 3 }))).toMatchObject({
      unitPrice: { minor: 6800 },
      total: { minor: 20_400 },
    })
  })
  it('are no undo step the first time', () => {
    expect(
      view(begin().send({ type: 'CHOOSE_TEMPLATE', templateId: 5 }, { type: 'NEXT' })),
    ).toMatchObject({
      step: 'canvas',
      templateId: 5,
      canUndo: false,
      summary: { cells: 32, filled: 0 },
    })
  })
})
