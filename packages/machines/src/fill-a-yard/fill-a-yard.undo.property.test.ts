import { layoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin as beginYard } from '../testing/drive-fill-a-yard.ts'
import { edit, other } from '../testing/fill-a-yard-arbitraries.ts'
import { fillAYardView } from './fill-a-yard.view.ts'

const begin = () => beginYard({ step: 'canvas', templateId: 4, fabric: 'VELVET' })
const canvas = (driven: ReturnType<typeof begin>) =>
  driven.snapshot.matches('choosing') ? driven.send({ type: 'NEXT' }) : driven
const codeOf = (driven: ReturnType<typeof begin>) => layoutCode(driven.snapshot.context.layout)

describe('undo and redo after any events', () => {
  it('undoes every layout back to the start and redoes every layout to the end', () => {
    let steps = 0
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: other }), {
          minLength: 1,
          maxLength: 60,
          size: 'max',
        }),
        (events) => {
          let driven = begin()
          const start = codeOf(driven)
          for (const event of events) driven = driven.send(event)
          driven = canvas(driven)
          const { past } = driven.snapshot.context
          const end = codeOf(driven)
          const back: string[] = [end]
          for (let step = past.length; step > 0; step -= 1) {
            driven = driven.send({ type: 'UNDO' })
            back.push(codeOf(driven))
          }
          expect([codeOf(driven), fillAYardView(driven.snapshot).canUndo]).toEqual([
            past.length === 0 ? end : layoutCode(past[0] as Layout),
            false,
          ])
          // Next on an empty layout is the only change of the layout that is no undo step.
          if (!events.some(({ type }) => type === 'CHOOSE_TEMPLATE' || type === 'CHOOSE_FABRIC'))
            expect(codeOf(driven)).toBe(start)
          expect(driven.snapshot.context.layout.cells.every((cell) => cell === null)).toBe(true)
          const forth: string[] = [codeOf(driven)]
          while (fillAYardView(driven.snapshot).canRedo) {
            driven = driven.send({ type: 'REDO' })
            forth.push(codeOf(driven))
          }
          expect(forth).toEqual(back.reverse())
          steps += forth.length
        },
      ),
      { numRuns: 900 },
    )
    expect(steps).toBeGreaterThan(5000)
  }, 120_000)

  it('keeps 3000 undo steps', () => {
    let driven = begin()
    for (let count = 0; count < 3000; count += 1)
      driven = driven.send({
        type: 'APPLY',
        at: count % 54,
        tool: count % 108 < 54 ? 'square' : 'clear',
        design: 1,
      })
    expect(driven.snapshot.context.past).toHaveLength(3000)
    for (let count = 0; count < 3000; count += 1) driven = driven.send({ type: 'UNDO' })
    expect(fillAYardView(driven.snapshot)).toMatchObject({ canUndo: false, summary: { filled: 0 } })
  })
})
