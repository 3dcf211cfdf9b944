import type { MeasurementSystem } from '@selvage/core/locale'
import type { TraceStep } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

/** The steps of a plan's calculation, one sentence each. */
export function WallTrace({
  steps,
  system,
}: {
  readonly steps: readonly TraceStep[]
  readonly system: MeasurementSystem
}): ReactNode {
  return (
    <ol className={css.trace}>
      {steps.map((step) => (
        <li key={step.rule}>
          <Sentence step={step} system={system} />
        </li>
      ))}
    </ol>
  )
}

function Sentence({
  step,
  system,
}: {
  readonly step: TraceStep
  readonly system: MeasurementSystem
}): ReactNode {
  const { t, percent } = useMessages()
  const { exact } = useWallMessages(system)
  switch (step.rule) {
    case 'sum-widths':
      return t('wall.rule_sum-widths', { count: step.widths.length, total: exact(step.total) })
    case 'panels':
      return t('wall.rule_panels', {
        count: step.panels,
        total: exact(step.total),
        panelWidth: exact(step.panelWidth),
      })
    case 'half-drop':
      return t('wall.rule_half-drop', {
        allowance: exact(step.allowance),
        height: exact(step.height),
        need: exact(step.need),
      })
    case 'stocked-length':
      return t('wall.rule_stocked-length', { need: exact(step.need), length: exact(step.length) })
    case 'roll-drops':
      return [
        step.leastDrops < step.dropsPerRoll
          ? t('wall.rule_roll-dropsBetween', {
              least: step.leastDrops,
              most: step.dropsPerRoll,
              length: exact(step.length),
              drop: exact(step.drop),
            })
          : t('wall.rule_roll-drops', {
              count: step.dropsPerRoll,
              length: exact(step.length),
              drop: exact(step.drop),
            }),
        ...(step.repeat > 0 ? [t('wall.rule_rollRepeat', { repeat: exact(step.repeat) })] : []),
        ...(step.phaseStep > 0 ? [t('wall.rule_rollStep', { step: exact(step.phaseStep) })] : []),
      ].join(' ')
    case 'rolls':
      return t('wall.rule_rolls', { count: step.rolls, panels: step.panels })
    case 'waste':
      return t('wall.rule_waste', { percent: percent(step.percent / 100) })
  }
}
