import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REPEAT_TYPES } from '../design/design-card.contract.ts'
import { buyWall } from './buy-wall.ts'
import { planWall } from './plan-wall.ts'
import type { WallInput, WallItem, WallPlan, WallRepeat } from './wall-plan.ts'
import { stockedLengths } from './wallpaper-stock.ts'

const WALLS = 120_000
/** Tolerance for rounding errors. */
const NOISE = 1e-6

/** Throws directly, because `expect` in a body that runs this often would take minutes. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
const about = (one: number, other: number): boolean => Math.abs(one - other) < NOISE
const fits = (one: number, other: number): boolean => one <= other + NOISE

// Eighths and sevenths, because rounding errors show in repeats that divide no length.
const repeat = fc.record({
  type: fc.constantFrom(...REPEAT_TYPES),
  width: fc.integer({ min: 4, max: 400 }),
  height: fc.integer({ min: 4, max: 400 }),
  part: fc.constantFrom(7, 8),
})
const walls = fc.record({
  system: fc.constantFrom('imperial' as const, 'metric' as const),
  kind: fc.constantFrom('panel' as const, 'roll' as const),
  /** Inches, converted to the wall's system later. */
  height: fc.integer({ min: 1, max: 330 }),
  widths: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 3 }),
  repeat: fc.option(repeat, { nil: undefined, freq: 4 }),
  higher: fc.integer({ min: 0, max: 40 }),
  wider: fc.integer({ min: 1, max: 120 }),
  /** Centimeters added to a metric wall, so that every remainder is tested. */
  off: fc.integer({ min: 0, max: 2 }),
})
type Generated = typeof walls extends fc.Arbitrary<infer T> ? T : never

function wallOf({ system, kind, height, widths, repeat: printed, off }: Generated): WallInput {
  const to = (inches: number): number =>
    system === 'imperial' ? inches : Math.ceil(inches * 2.54) + off
  const unit = system === 'imperial' ? 1 : 2.54
  const wall = { system, kind, height: to(height), widths: widths.map(to) }
  return printed
    ? {
        ...wall,
        repeat: {
          type: printed.type,
          width: (printed.width / printed.part) * unit,
          height: (printed.height / printed.part) * unit,
        },
      }
    : wall
}

test(`${WALLS.toLocaleString('en')} walls are covered, can be cut as planned, and never need less when they are larger`, () => {
  let planned = 0
  let missed = 0
  fc.assert(
    fc.property(walls, (generated) => {
      const wall = wallOf(generated)
      const plan = planWall(wall)
      const { higher, wider } = generated
      neverLess(wall, plan, { ...wall, height: wall.height + higher })
      neverLess(wall, plan, { ...wall, widths: [...wall.widths, wider] })
      agrees(generated)
      if (!plan.ok) {
        must(
          wall.height > plan.maxHeight === plan.error.endsWith('-height'),
          'a height that is too great is reported before the repeat',
        )
        return
      }
      planned += 1
      missed += plan.nearMisses.length
      covers(plan)
      matches(plan, wall.repeat)
      cutsFit(plan)
      missesAreTrue(plan, wall)
    }),
    { numRuns: WALLS },
  )
  expect(planned).toBeGreaterThan(WALLS / 2)
  expect(missed).toBeGreaterThan(WALLS / 100)
}, 120_000)

function covers(plan: WallPlan): void {
  must(fits(plan.totalWidth, plan.panels * plan.panelWidth), 'the last panel ends behind the wall')
  must(
    plan.panels === 1 || (plan.panels - 1) * plan.panelWidth < plan.totalWidth,
    'the last panel is needed',
  )
  must(
    plan.panelLength >= plan.height && about(plan.panelLength, plan.height + plan.repeatAllowance),
    'a panel reaches from top to bottom',
  )
  must(plan.wastePercent >= 0 && plan.wastePercent < 100, 'waste is a part of what was bought')
  must(
    stockedLengths(plan.kind, plan.system).includes(plan.items[0]?.length ?? 0) &&
      plan.items.length === 1,
    'one stocked length is bought',
  )
}

/** Adjacent strips must match: all start alike, or every second one half a repeat later. */
function matches(plan: WallPlan, printed: WallRepeat | undefined): void {
  const columns = printed ? Math.max(1, Math.round(plan.panelWidth / printed.width)) : 0
  must(
    about(
      plan.phaseStep,
      printed?.type === 'half-drop' && columns % 2 === 1 ? printed.height / 2 : 0,
    ),
    'an odd half-drop steps by half a repeat',
  )
  must(
    plan.repeatAllowance === (plan.kind === 'panel' ? plan.phaseStep : 0),
    'only panels are bought longer for it',
  )
  if (!printed) return
  for (const drop of plan.cuts.flatMap(({ drops }) => drops)) {
    const phase = plan.kind === 'roll' && drop.panel % 2 === 0 ? plan.phaseStep : 0
    const off = (drop.start - phase) / printed.height
    must(
      drop.start >= phase && Math.abs(off - Math.round(off)) * printed.height < NOISE,
      `drop ${drop.panel} starts in its phase`,
    )
  }
}

function cutsFit(plan: WallPlan): void {
  const [item] = plan.items
  must(item?.quantity === plan.cuts.length, 'as many pieces are cut as bought')
  let panel = 0
  plan.cuts.forEach((cut, at) => {
    must(
      cut.item === at + 1 && cut.length === item?.length && cut.drops.length > 0,
      'pieces are counted, alike and none for nothing',
    )
    let end = 0
    for (const drop of cut.drops) {
      panel += 1
      must(drop.panel === panel, 'panels are cut once each, in the order of hanging')
      must(
        drop.start >= end && about(drop.length, plan.panelLength),
        'drops do not overlap and are all of one length',
      )
      end = drop.start + drop.length
    }
    must(fits(end, cut.length), 'drops stay on their piece')
    const parts = [...cut.drops, ...cut.offcuts].sort((one, other) => one.start - other.start)
    const last = parts.reduce((to, part) => {
      must(about(part.start, to) && part.length > 0, 'drops and offcuts leave no gap')
      return part.start + part.length
    }, 0)
    must(about(last, cut.length), 'drops and offcuts are the whole piece')
  })
  must(panel === plan.panels, 'every panel is cut')
}

/** A larger wall needs at least as much, and a wall is possible when a larger one is. */
function neverLess(wall: WallInput, plan: ReturnType<typeof planWall>, larger: WallInput): void {
  const more = planWall(larger)
  if (!more.ok) return
  must(
    plan.ok,
    `what hangs on ${larger.height} high and ${larger.widths.join('+')} wide hangs on ${wall.height} and ${wall.widths.join('+')}`,
  )
  if (plan.ok) must(!isLess(more.items[0], plan.items[0]), 'more wall takes no less')
}

function isLess(one: WallItem | undefined, other: WallItem | undefined): boolean {
  return (
    one === undefined ||
    other === undefined ||
    one.quantity < other.quantity ||
    one.length < other.length
  )
}

/** The same wall in the other system, each length rounded up as in the form. */
function agrees({ height, widths, kind }: Generated): void {
  const inches = planWall({ system: 'imperial', kind, height, widths })
  const metric = planWall({
    system: 'metric',
    kind,
    height: Math.ceil(height * 2.54),
    widths: [Math.ceil(widths.reduce((sum, width) => sum + width, 0) * 2.54)],
  })
  must(inches.ok === metric.ok, 'both systems hang the same walls')
  if (inches.ok && metric.ok)
    must(
      metric.panels - inches.panels === 0 || metric.panels - inches.panels === 1,
      'both systems agree within one panel',
    )
}

/** A wall smaller by `over` needs `instead`; one a hundredth larger needs the original purchase. */
function missesAreTrue(plan: WallPlan, { system, kind, repeat: printed }: WallInput): void {
  const [bought] = plan.items
  for (const { of, over, instead } of plan.nearMisses) {
    must(
      over > 0 &&
        over <= (system === 'imperial' ? 1 : 2.5) &&
        instead.length === 1 &&
        isLess(instead[0], bought),
      'a near miss saves something for next to nothing',
    )
    const less = (by: number): WallItem | undefined => {
      const cut = (value: number, one: NonNullable<typeof of>): number =>
        of === one ? Math.round((value - by) * 100) / 100 : value
      const other = buyWall({
        system,
        kind,
        repeat: printed,
        height: cut(plan.height, 'height'),
        totalWidth: cut(plan.totalWidth, 'width'),
      })
      return other.ok ? { length: other.stocked, quantity: other.cuts.length } : undefined
    }
    must(
      less(over)?.quantity === instead[0]?.quantity && less(over)?.length === instead[0]?.length,
      'a wall smaller by `over` takes `instead`',
    )
    must(!isLess(less(over - 0.01), bought), 'nothing less than `over` would do')
  }
}
