import { layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import { begin, canvas, filled, full, view } from '../testing/drive-fill-a-yard.ts'
import type { FillAYardStep } from '../testing/drive-fill-a-yard.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'

describe('saved layouts', () => {
  const savedAt = (minute: number) => `2026-11-21T05:${String(minute).padStart(2, '0')}:00.000Z`
  it('are listed, reopened as one undo step, and removed', () => {
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
  it('are saved once each, at most twenty, and never empty', () => {
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
    const many = Array.from({ length: 25 }, (_, at): FillAYardStep[] => [
      { type: 'APPLY', at },
      { type: 'SAVE', savedAt: savedAt(at) },
    ]).flat()
    expect(view(canvas().send(...many)).saved).toHaveLength(MAX_SAVED)
  })
  it('do not open with an invalid code or a code of another collection', () => {
    const driven = canvas().send({ type: 'APPLY', at: 0 })
    for (const code of ['', 'x', layoutCode({ ...full, collectionId: 9 })]) {
      expect(filled(driven.send({ type: 'REOPEN', code }))).toBe('0:1')
      expect(view(driven.send({ type: 'BACK' }, { type: 'REOPEN', code })).step).toBe('options')
    }
    expect(
      view(begin({ layout: full }).send({ type: 'REOPEN', code: layoutCode(full) })),
    ).toMatchObject({ canUndo: false })
  })
  it('come from the storage of the shop, and are none when the storage fails', () => {
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
