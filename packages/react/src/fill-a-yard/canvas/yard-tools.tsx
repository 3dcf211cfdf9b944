'use client'
import type { CellTool, WholeTool } from '@selvage/machines/fill-a-yard'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './yard-tools.css.ts'

export interface YardToolsProps {
  /** The id by which the bar opens the tools on a small screen. */
  readonly id: string
  readonly tool: CellTool
  readonly seams: boolean
  /** Titles of a checkerboard's two designs; without a second one, the other squares are plain. */
  readonly first: string | undefined
  readonly second: string | undefined
  /** The position of the first of two cells, until the second one is chosen. */
  readonly row: number | undefined
  readonly column: number | undefined
  readonly onTool: (tool: CellTool) => void
  readonly onWhole: (what: WholeTool | 'shuffle') => void
  readonly onSeams: (seams: boolean) => void
}

const CELL = [
  'square',
  'row',
  'column',
  'swap',
  'copy',
  'clear',
] as const satisfies readonly CellTool[]
const WHOLE = [
  'empty',
  'all',
  'checkerboard',
  'mirror',
  'shuffle',
  'clear-all',
] as const satisfies readonly (WholeTool | 'shuffle')[]

/** Tools for one square at a time and tools for the whole yard. */
export const YardTools = memo(function YardTools({
  id,
  tool,
  seams,
  first,
  second,
  row,
  column,
  onTool,
  onWhole,
  onSeams,
}: YardToolsProps): ReactNode {
  const { t, number } = useMessages()
  const titleId = useId()
  /** A tool that is chosen closes the tools. */
  const closes = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  const picked =
    row === undefined || column === undefined
      ? undefined
      : { row: number(row), column: number(column) }
  const hint =
    picked === undefined
      ? t(`fill-a-yard.hint_${tool}`)
      : t(tool === 'copy' ? 'fill-a-yard.hint_pickedCopy' : 'fill-a-yard.hint_pickedSwap', picked)
  return (
    <section id={id} popover="auto" aria-labelledby={titleId} className={css.panel}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {t('fill-a-yard.tools')}
        </h2>
        <span className={css.close}>
          <Button kind="link" {...closes}>
            {t('common.close')}
          </Button>
        </span>
      </div>
      <div className={css.groups}>
        <div role="group" aria-label={t('fill-a-yard.cellTools')} className={css.tools}>
          {CELL.map((each) => (
            <Button
              key={each}
              {...closes}
              kind="small"
              aria-pressed={each === tool}
              onClick={() => onTool(each)}
            >
              {t(`fill-a-yard.tool_${each}`)}
            </Button>
          ))}
        </div>
        <p className={css.hint}>{hint}</p>
        <div role="group" aria-label={t('fill-a-yard.wholeTools')} className={css.tools}>
          {WHOLE.map((each) => (
            <Button key={each} {...closes} kind="small" onClick={() => onWhole(each)}>
              {t(`fill-a-yard.tool_${each}`)}
            </Button>
          ))}
        </div>
        {first === undefined ? null : (
          <p className={css.hint}>
            {t('fill-a-yard.checkerboardOf', {
              first,
              second: second ?? t('fill-a-yard.plainCloth'),
            })}
          </p>
        )}
      </div>
      <div className={css.links}>
        <Button kind="link" {...closes} onClick={() => onSeams(!seams)}>
          {t(seams ? 'fill-a-yard.hideSeams' : 'fill-a-yard.showSeams')}
        </Button>
      </div>
    </section>
  )
})
