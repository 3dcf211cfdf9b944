'use client'
import type { WallPlan } from '@selvage/core/wallpaper'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { numberRuns } from './cut-groups.ts'
import type { CutGroup } from './cut-groups.ts'
import * as css from './cut-plan.css.ts'
import { DRAWING_ROOMS, ROOM_PX, textWidth } from './drawing-room.ts'
import { usePlanLength } from '../calculator/wall-messages.ts'
import { HatchPattern } from './print-pattern.tsx'
import * as drawing from './wall-drawing.css.ts'
import { round } from './wall-geometry.ts'

interface CutBarProps {
  readonly group: CutGroup
  readonly plan: WallPlan
  readonly print: string | undefined
}

/** One piece lying on its side at true scale; the text beside it has the same information. */
export function CutBar({ group, plan, print }: CutBarProps): ReactNode {
  const id = useId()
  const { panelWidth, kind } = plan
  // A short panel has a minimum length, so that its bar is not shorter than it is high.
  const room = Math.max(group.length, panelWidth * (kind === 'roll' ? 13.5 : 6))
  const inset = room / 400
  return (
    <svg
      className={css.bar}
      viewBox={`${-inset} ${-inset} ${round(room + 2 * inset)} ${round(panelWidth + 2 * inset)}`}
      aria-hidden="true"
    >
      <defs>
        <HatchPattern id={`${id}hatch`} step={room / 70} />
      </defs>
      <rect width={group.length} height={panelWidth} className={css.paper} />
      {group.drops.map(({ start, length }) => (
        <g key={start}>
          {print === undefined ? null : (
            <rect x={start} width={length} height={panelWidth} fill={print} />
          )}
          <rect
            x={start}
            width={length}
            height={panelWidth}
            className={css.drop}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {group.offcuts.map(({ start, length }) => (
        <rect
          key={start}
          x={start}
          width={length}
          height={panelWidth}
          fill={`url(#${id}hatch)`}
          className={css.offcut}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {DRAWING_ROOMS.map((name) => {
        const letter = (LETTER_PX * room) / ROOM_PX[name]
        return (
          <g key={name} className={drawing.shownIn[name]} fontSize={letter}>
            <BarLabels group={group} plan={plan} letter={letter} />
          </g>
        )
      })}
    </svg>
  )
}

const LETTER_PX = 12

/** The labels of a piece's panels: the longest text that fits, or none. */
function BarLabels({
  group,
  plan,
  letter,
}: {
  readonly group: CutGroup
  readonly plan: WallPlan
  readonly letter: number
}): ReactNode {
  const { t } = useMessages()
  const { length } = usePlanLength(plan.system)
  const drops = group.drops.map(({ start, length: cut, panels }) => {
    const numbers = numberRuns(panels)
    return {
      start,
      cut,
      messages: [
        plan.kind === 'roll'
          ? t('wallpaper.cut_mark', { numbers, start: length(start) })
          : t('wallpaper.cut_markLength', { numbers, length: length(cut) }),
        numbers,
        String(panels[0] ?? ''),
      ],
    }
  })
  const offcuts = group.offcuts.map((offcut) => ({
    start: offcut.start,
    cut: offcut.length,
    messages: [
      t('wallpaper.cut_spareMark', { length: length(offcut.length) }),
      length(offcut.length),
    ],
  }))
  return [...drops, ...offcuts].map(({ start, cut, messages }) => {
    const text = messages.find((some) => textWidth(some, letter) + letter * 1.4 < cut)
    if (text === undefined || letter * 1.6 > plan.panelWidth) return null
    const width = textWidth(text, letter) + letter
    const middle = start + cut / 2
    return (
      <g key={start}>
        <rect
          className={css.tag}
          x={round(middle - width / 2)}
          y={round(plan.panelWidth / 2 - letter * 0.8)}
          width={round(width)}
          height={round(letter * 1.6)}
        />
        <text
          className={css.label}
          x={round(middle)}
          y={plan.panelWidth / 2}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {text}
        </text>
      </g>
    )
  })
}
