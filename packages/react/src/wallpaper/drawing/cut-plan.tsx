'use client'
import type { WallPlan } from '@selvage/core/wallpaper'
import { memo, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { CutBar } from './cut-bar.tsx'
import { cutGroups, numberRuns } from './cut-groups.ts'
import type { CutGroup } from './cut-groups.ts'
import * as css from './cut-plan.css.ts'
import { usePlanLength } from '../calculator/wall-messages.ts'
import { PrintPattern } from './print-pattern.tsx'
import type { PrintedDesign } from './print-pattern.tsx'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link CutPlan}. */
export interface CutPlanProps {
  /** The plan, from `planWall` with `ok: true`. */
  readonly plan: WallPlan
  /** The printed design; without one the paper is plain. */
  readonly design?: PrintedDesign | undefined
}

/**
 * The cuts of each bought panel or roll: the position of each panel on it, and the offcuts. Pieces
 * with the same cuts are drawn once.
 */
export const CutPlan = memo(function CutPlan({ plan, design }: CutPlanProps): ReactNode {
  needProps('CutPlan', { plan }, {}, 'of planWall()')
  const id = useId()
  const groups = useMemo(() => cutGroups(plan), [plan])
  const longest = Math.max(...groups.map(({ length }) => length))
  return (
    <>
      {design === undefined ? null : (
        <svg width="0" height="0" aria-hidden="true" className={css.pattern}>
          {/* A piece lies on its side, with the top of the print at the left. */}
          <PrintPattern
            id={`${id}print`}
            design={design}
            system={plan.system}
            pxPerUnit={BAR_PX / longest}
            transform={`translate(0 ${plan.panelWidth}) rotate(-90)`}
          />
        </svg>
      )}
      <ol className={css.list}>
        {groups.map((group) => (
          <li key={group.items[0]} className={css.piece}>
            <PieceHead group={group} plan={plan} />
            <CutBar
              group={group}
              plan={plan}
              print={design === undefined ? undefined : `url(#${id}print)`}
            />
            <PieceLabel group={group} plan={plan} />
          </li>
        ))}
      </ol>
    </>
  )
})

/** The largest width of a bar, in px. */
const BAR_PX = 640

/** The heading of a group: `Rolls 1–3 · 3 rolls like this`, and the size of one. */
function PieceHead({
  group,
  plan,
}: {
  readonly group: CutGroup
  readonly plan: WallPlan
}): ReactNode {
  const { t } = useMessages()
  const { size } = usePlanLength(plan.system)
  const count = group.items.length
  return (
    <p className={css.head}>
      <span className={css.name}>
        {t(plan.kind === 'roll' ? 'wallpaper.cut_roll' : 'wallpaper.cut_panel', {
          count,
          numbers: numberRuns(group.items),
        })}
        {count === 1
          ? null
          : ` · ${t(plan.kind === 'roll' ? 'wallpaper.cut_rollsAlike' : 'wallpaper.cut_panelsAlike', { count })}`}
      </span>
      <span className={css.quiet}>{size(plan.panelWidth, group.length)}</span>
    </p>
  )
}

/** The same as text: the position of every panel, and the offcuts. */
function PieceLabel({
  group,
  plan,
}: {
  readonly group: CutGroup
  readonly plan: WallPlan
}): ReactNode {
  const { t } = useMessages()
  const { length } = usePlanLength(plan.system)
  const spare = group.offcuts.reduce((sum, offcut) => sum + offcut.length, 0)
  return (
    <p className={css.quiet}>
      {[
        ...group.drops.map(({ start, length: cut, panels }) =>
          t('wallpaper.cut_drop', {
            count: panels.length,
            numbers: numberRuns(panels),
            start: length(start),
            end: length(start + cut),
          }),
        ),
        spare > 0.01
          ? t('wallpaper.cut_spare', { length: length(spare) })
          : t('wallpaper.cut_noSpare'),
      ].join(' ')}
    </p>
  )
}
