import { shopError } from '@selvage/core/contract'
import { emptyLayout, fillAll, layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import {
  COLLECTION_ID,
  sampleCollection,
  sampleDesign,
  sampleTemplates,
} from '../testing/fill-a-yard-samples.ts'
import { invoked, drive } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import { fillAYardMachine } from './fill-a-yard.machine.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'
import type { FillAYardInput, FillAYardStart } from './fill-a-yard.types.ts'
import { fillAYardView } from './fill-a-yard.view.ts'

type S = Step<typeof fillAYardMachine>
const begin = (start: FillAYardStart = {}, more: Partial<FillAYardInput> = {}) =>
  drive(fillAYardMachine, {
    collectionId: COLLECTION_ID,
    collection: sampleCollection(),
    templates: sampleTemplates(),
    start,
    ...more,
  })
const canvas = (start: FillAYardStart = {}, more: Partial<FillAYardInput> = {}) =>
  begin({ step: 'canvas', templateId: 4, fabric: 'PETAL_SIGNATURE_COTTON', ...start }, more)
const view = (driven: ReturnType<typeof begin>) => fillAYardView(driven.snapshot)
const writing = (driven: ReturnType<typeof begin>) =>
  invoked(driven.snapshot).filter((src) => src !== 'readSaved')
const filled = (driven: ReturnType<typeof begin>) =>
  view(driven)
    .layout.cells.flatMap((cell, at) => (cell === null ? [] : [`${at}:${cell}`]))
    .join(' ')
const full = fillAll(emptyLayout(6, 'VELVET', COLLECTION_ID), 1)

describe('loading', () => {
  const nothing = { collection: undefined, templates: undefined }
  it('asks for the collection and for the templates, each on its own', () => {
    const driven = begin({}, nothing)
    expect(writing(driven)).toEqual(['loadCollection', 'loadTemplates'])
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
    expect(writing(again)).toEqual(['loadTemplates'])
    expect(view(again)).toMatchObject({ templates: { status: 'loading', error: undefined } })
    expect(view(again.send({ done: 'loadTemplates', output: sampleTemplates() })).step).toBe(
      'options',
    )
  })
  it('loads only what the page does not know', () => {
    expect(writing(begin({}, { templates: undefined }))).toEqual(['loadTemplates'])
    expect(writing(begin())).toEqual([])
    expect(view(begin()).step).toBe('options')
  })
  it('ignores what comes too early, and can be left', () => {
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
  it('a mistake of ours is not hidden behind a message for shoppers', () => {
    const mistake = Object.assign(new Error('no actor'), { name: 'DeveloperError' })
    expect(
      () => begin({}, nothing).send({ failed: 'loadCollection', error: mistake }).snapshot,
    ).toThrow(/no actor/)
  })
})

describe('what it begins with', () => {
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
  it('is a layout, cut to the template and the fabric that were asked for', () => {
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
  it('is plain where a layout is of another collection, a design withdrawn, a fabric not offered', () => {
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
  it('lose nothing while they are looked through, and say what would be cut off', () => {
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
  it('are only what is offered', () => {
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
  it('leave nothing to undo the first time', () => {
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

describe('designing', () => {
  it('moves like a grid and stops at the edges', () => {
    const to = (...moves: Extract<S, { type: 'MOVE' }>['to'][]) =>
      view(canvas().send(...moves.map((each): S => ({ type: 'MOVE', to: each })))).cursor
    expect([
      to('left'),
      to('up'),
      to('right'),
      to('down'),
      to('row-end'),
      to('row-end', 'right'),
      to('end'),
      to('end', 'down'),
      to('end', 'row-start'),
      to('end', 'start'),
      to(17),
      to(42),
      to(-1),
      to(1.5),
    ]).toEqual([0, 0, 1, 7, 6, 6, 41, 41, 35, 0, 17, 0, 0, 0])
  })
  it('puts the design in hand into a cell, a row, a column', () => {
    expect(filled(canvas().send({ type: 'MOVE', to: 8 }, { type: 'APPLY' }))).toBe('8:1')
    expect(
      filled(
        canvas().send(
          { type: 'CHOOSE_DESIGN', design: 2 },
          { type: 'CHOOSE_TOOL', tool: 'row' },
          { type: 'APPLY', at: 8 },
        ),
      ),
    ).toBe('7:2 8:2 9:2 10:2 11:2 12:2 13:2')
    expect(filled(canvas().send({ type: 'APPLY', at: 8, tool: 'column', design: 3 }))).toBe(
      '1:3 8:3 15:3 22:3 29:3 36:3',
    )
    expect(view(canvas().send({ type: 'APPLY', at: 8 }))).toMatchObject({
      cursor: 8,
      announcement: { what: 'square', changed: 1, at: 8, design: 1, serial: 1 },
      designUses: 1,
    })
  })
  it('takes only designs of the collection that are for sale', () => {
    for (const design of [4, 99, -1, Number.NaN]) {
      expect(
        filled(canvas().send({ type: 'CHOOSE_DESIGN', design }, { type: 'APPLY', at: 0 })),
      ).toBe('0:1')
      expect(filled(canvas().send({ type: 'APPLY', at: 0, design }))).toBe('')
      expect(filled(canvas().send({ type: 'FILL', what: 'checkerboard', second: design }))).toBe('')
    }
  })
  it('fills everything, the rest, a checkerboard, a mirrored half; clears it', () => {
    const count = (...steps: S[]) =>
      view(canvas().send(...steps))
        .summary.designs.map(({ designId, count: uses }) => `${designId}×${uses}`)
        .join(' ')
    expect(count({ type: 'FILL', what: 'all' })).toBe('1×42')
    expect(
      count(
        { type: 'APPLY', at: 5 },
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'FILL', what: 'empty' },
      ),
    ).toBe('2×41 1×1')
    expect(count({ type: 'FILL', what: 'checkerboard' })).toBe('1×21')
    expect(
      count({ type: 'CHOOSE_DESIGN', design: 2 }, { type: 'FILL', what: 'checkerboard' }),
    ).toBe('2×21 1×21')
    expect(
      count(
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'FILL', what: 'checkerboard', second: 3 },
      ),
    ).toBe('2×21 3×21')
    expect(count({ type: 'APPLY', at: 0 }, { type: 'FILL', what: 'mirror' })).toBe('1×2')
    expect(count({ type: 'FILL', what: 'all' }, { type: 'FILL', what: 'clear-all' })).toBe('')
    expect(
      count(
        { type: 'FILL', what: 'all' },
        { type: 'CLEAR', at: 3 },
        { type: 'MOVE', to: 'end' },
        { type: 'CLEAR' },
      ),
    ).toBe('1×40')
  })
  it('swaps and copies two cells, one after the other or by dragging; Escape lets go', () => {
    const one = canvas().send(
      { type: 'APPLY', at: 0 },
      { type: 'CHOOSE_TOOL', tool: 'swap' },
      { type: 'APPLY', at: 0 },
    )
    expect(view(one)).toMatchObject({ picked: 0, announcement: { what: 'picked', at: 0 } })
    expect(filled(one.send({ type: 'APPLY', at: 5 }))).toBe('5:1')
    expect(view(one.send({ type: 'APPLY', at: 0 })).picked).toBeUndefined()
    expect(view(one.send({ type: 'DROP' }))).toMatchObject({
      picked: undefined,
      announcement: { what: 'dropped' },
    })
    expect(view(one.send({ type: 'CHOOSE_TOOL', tool: 'copy' })).picked).toBeUndefined()
    expect(
      filled(
        one.send(
          { type: 'DROP' },
          { type: 'CHOOSE_TOOL', tool: 'copy' },
          { type: 'APPLY', at: 0 },
          { type: 'APPLY', at: 9 },
        ),
      ),
    ).toBe('0:1 9:1')
    expect(
      filled(
        canvas().send(
          { type: 'APPLY', at: 0 },
          { type: 'COPY', from: 0, to: 7 },
          { type: 'SWAP', from: 0, to: 1 },
        ),
      ),
    ).toBe('1:1 7:1')
  })
  it('shuffles by a seed that comes from outside', () => {
    const driven = canvas().send({ type: 'FILL', what: 'checkerboard' })
    expect(filled(driven.send({ type: 'SHUFFLE', seed: 5 }))).toBe(
      filled(driven.send({ type: 'SHUFFLE', seed: 5 })),
    )
    expect(filled(driven.send({ type: 'SHUFFLE', seed: 5 }))).not.toBe(
      filled(driven.send({ type: 'SHUFFLE', seed: 6 })),
    )
  })
  it('undoes and redoes; a new edit ends what was undone; what changes nothing leaves no step', () => {
    const driven = canvas().send(
      { type: 'APPLY', at: 0 },
      { type: 'APPLY', at: 0 },
      { type: 'APPLY', at: 1 },
      { type: 'UNDO' },
    )
    expect([filled(driven), view(driven).canRedo, filled(driven.send({ type: 'REDO' }))]).toEqual([
      '0:1',
      true,
      '0:1 1:1',
    ])
    expect(view(driven.send({ type: 'UNDO' }))).toMatchObject({
      canUndo: false,
      summary: { filled: 0 },
    })
    expect(view(driven.send({ type: 'APPLY', at: 9 }))).toMatchObject({ canRedo: false })
    expect(view(driven.send({ type: 'UNDO' }, { type: 'UNDO' })).announcement).toMatchObject({
      what: 'undo',
      changed: 0,
    })
  })
  it('one run through the fabrics is one step back, and comes back whole', () => {
    const driven = canvas({ fabric: 'VELVET' }).send(
      { type: 'APPLY', at: 8 },
      { type: 'CHANGE_FABRIC', fabric: 'PETAL_SIGNATURE_COTTON' },
    )
    expect([
      filled(driven),
      view(driven).fabric,
      view(driven).cells.length,
      view(driven).cursor,
    ]).toEqual(['', 'PETAL_SIGNATURE_COTTON', 42, 6])
    expect([
      filled(driven.send({ type: 'CHANGE_FABRIC', fabric: 'SATIN' })),
      filled(driven.send({ type: 'CHANGE_FABRIC', fabric: 'SATIN' }, { type: 'UNDO' })),
    ]).toEqual(['8:1', '8:1'])
    const back = driven.send({ type: 'CHANGE_FABRIC', fabric: 'VELVET' })
    expect([
      filled(back),
      filled(back.send({ type: 'UNDO' })),
      view(driven.send({ type: 'CHANGE_FABRIC', fabric: 'DENIM' })).fabric,
    ]).toEqual(['8:1', '', 'PETAL_SIGNATURE_COTTON'])
    expect(filled(driven.send({ type: 'UNDO' }))).toBe('8:1')
  })
  it('suggests designs that go with what is used', () => {
    expect(view(canvas().send({ type: 'APPLY', at: 0 })).suggestions).toMatchObject([
      {
        designId: 2,
        reasons: [
          { kind: 'shares-colour' },
          { kind: 'contrasts-in-scale', times: 4, larger: false },
        ],
      },
      { designId: 3 },
    ])
  })
  it('draws a cell anew only when it shows something else', () => {
    const driven = canvas().send({ type: 'FILL', what: 'checkerboard' })
    const before = view(driven).cells
    const after = view(
      driven.send(
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'APPLY', at: 9 },
        { type: 'MOVE', to: 'end' },
      ),
    ).cells
    expect(after.flatMap((cell, at) => (cell === before[at] ? [] : [at]))).toEqual([9])
    expect(after[9]).toMatchObject({
      number: 10,
      row: 2,
      column: 3,
      xIn: 12,
      yIn: 6,
      widthIn: 6,
      design: { id: 2 },
    })
    expect(view(driven.send({ type: 'MOVE', to: 'end' })).cells).toBe(before)
  })
})

describe('layouts put aside', () => {
  const savedAt = (minute: number) => `2026-11-21T05:${String(minute).padStart(2, '0')}:00.000Z`
  it('are listed, opened again as one step, and removed', () => {
    const driven = canvas().send(
      { type: 'APPLY', at: 0 },
      { type: 'SAVE', savedAt: savedAt(1) },
      { type: 'APPLY', at: 1 },
      { type: 'SAVE', savedAt: savedAt(2) },
    )
    expect(view(driven)).toMatchObject({
      isSaved: true,
      saved: [
        { savedAt: savedAt(2), summary: { filled: 2 } },
        { savedAt: savedAt(1), summary: { filled: 1 } },
      ],
    })
    const [, first] = view(driven).saved
    const opened = driven.send({ type: 'REOPEN', code: first?.code ?? '' })
    expect([
      filled(opened),
      filled(opened.send({ type: 'UNDO' })),
      view(opened).announcement?.what,
    ]).toEqual(['0:1', '0:1 1:1', 'reopened'])
    expect(view(driven.send({ type: 'REMOVE_SAVED', code: first?.code ?? '' })).saved).toHaveLength(
      1,
    )
    expect(
      view(driven.send({ type: 'BACK' }, { type: 'REOPEN', code: first?.code ?? '' })),
    ).toMatchObject({ step: 'canvas', summary: { filled: 1 } })
  })
  it('are put aside once each, no empty one, at most twenty', () => {
    expect(view(canvas().send({ type: 'SAVE', savedAt: savedAt(1) })).saved).toEqual([])
    expect(
      view(
        canvas().send(
          { type: 'APPLY' },
          { type: 'SAVE', savedAt: savedAt(1) },
          { type: 'SAVE', savedAt: savedAt(2) },
        ),
      ).saved,
    ).toMatchObject([{ savedAt: savedAt(2) }])
    const many = Array.from({ length: 25 }, (_, at): S[] => [
      { type: 'APPLY', at },
      { type: 'SAVE', savedAt: savedAt(at) },
    ]).flat()
    expect(view(canvas().send(...many)).saved).toHaveLength(MAX_SAVED)
  })
  it('are none that cannot be read, nor of another collection', () => {
    const driven = canvas().send({ type: 'APPLY', at: 0 })
    for (const code of ['', 'x', layoutCode({ ...full, collectionId: 9 })]) {
      expect(filled(driven.send({ type: 'REOPEN', code }))).toBe('0:1')
      expect(view(driven.send({ type: 'BACK' }, { type: 'REOPEN', code })).step).toBe('options')
    }
    expect(
      view(begin({ layout: full }).send({ type: 'REOPEN', code: layoutCode(full) })),
    ).toMatchObject({ canUndo: false })
  })
  it('come from the shop’s storage, and a storage that fails is an empty one', () => {
    expect(
      view(
        canvas().send({
          done: 'readSaved',
          output: [{ code: layoutCode(full), savedAt: savedAt(1) }],
        }),
      ).saved,
    ).toMatchObject([{ layout: full }])
    expect(view(canvas().send({ failed: 'readSaved', error: new Error('blocked') }))).toMatchObject(
      { saved: [], step: 'canvas' },
    )
  })
})
