import fc from 'fast-check'
import { CELL_TOOLS, WHOLE_TOOLS } from '../fill-a-yard/fill-a-yard.types.ts'
import type { FillAYardEvent } from '../fill-a-yard/fill-a-yard.types.ts'

const at = fc.integer({ min: -1, max: 60 })
const design = fc.integer({ min: 0, max: 5 })
const fabric = fc.constantFrom(
  'PETAL_SIGNATURE_COTTON' as const,
  'VELVET' as const,
  'SATIN' as const,
  'DENIM' as const,
)
const tool = fc.constantFrom(...CELL_TOOLS)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const clean = <E extends FillAYardEvent>(event: E): E =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as E

/** Any edit of the layout, valid or not. */
export const edit: fc.Arbitrary<FillAYardEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        type: fc.constant('APPLY' as const),
        at: optional(at),
        tool: optional(tool),
        design: optional(design),
        joins: optional(fc.boolean()),
      })
      .map((event) => clean(event as FillAYardEvent)),
  },
  fc
    .record({
      type: fc.constant('FILL' as const),
      what: fc.constantFrom(...WHOLE_TOOLS),
      second: optional(fc.option(design)),
    })
    .map((event) => clean(event as FillAYardEvent)),
  fc.record({ type: fc.constant('SHUFFLE' as const), seed: fc.integer() }),
  fc.record({ type: fc.constantFrom('SWAP' as const, 'COPY' as const), from: at, to: at }),
  fc
    .record({ type: fc.constant('CLEAR' as const), at: optional(at) })
    .map((event) => clean(event as FillAYardEvent)),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('CHANGE_FABRIC' as const), fabric }) },
)
/** Any other event of the options and the canvas, valid or not. */
export const other: fc.Arbitrary<FillAYardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('MOVE' as const),
    to: fc.oneof(
      at,
      fc.constantFrom(
        'left' as const,
        'right' as const,
        'up' as const,
        'down' as const,
        'row-start' as const,
        'row-end' as const,
        'start' as const,
        'end' as const,
      ),
    ),
  }),
  fc.record({ type: fc.constant('CHOOSE_DESIGN' as const), design }),
  fc.record({ type: fc.constant('CHOOSE_TOOL' as const), tool }),
  fc.record({
    type: fc.constant('CHOOSE_TEMPLATE' as const),
    templateId: fc.constantFrom(
      8 as const,
      6 as const,
      4 as const,
      5 as const,
      1 as const,
      10 as const,
    ),
  }),
  fc.record({ type: fc.constant('CHOOSE_FABRIC' as const), fabric }),
  fc.constantFrom<FillAYardEvent>(
    { type: 'BACK' },
    { type: 'NEXT' },
    { type: 'DROP' },
    { type: 'NEXT' },
  ),
)
