'use client'
import type { CellTool, WholeTool } from '@selvage/machines/fill-a-yard'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as css from './yard-tools.css.ts'

export interface YardToolsProps {
  readonly tool: CellTool
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly seams: boolean
  /** Titles of a checkerboard's two designs; without a second one, the other squares are plain. */
  readonly first: string | undefined
  readonly second: string | undefined
  /** The position of the first of two cells, until the second one is chosen. */
  readonly row: number | undefined
  readonly column: number | undefined
  readonly onTool: (tool: CellTool) => void
  readonly onWhole: (what: WholeTool | 'shuffle') => void
  readonly onKey: (act: 'undo' | 'redo') => void
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
  'deal',
  'empty',
  'all',
  'checkerboard',
  'mirror',
  'shuffle',
  'clear-all',
] as const satisfies readonly (WholeTool | 'shuffle')[]

/** Tools for one square at a time, tools for the whole yard, undo and redo. */
export const YardTools = memo(function YardTools({
  tool,
  canUndo,
  canRedo,
  seams,
  first,
  second,
  row,
  column,
  onTool,
  onWhole,
  onKey,
  onSeams,
}: YardToolsProps): ReactNode {
  const { t, number } = useMessages()
  const id = useId()
  const picked =
    row === undefined || column === undefined
      ? undefined
      : { row: number(row), column: number(column) }
  const hint =
    picked === undefined
      ? t(`fill-a-yard.hint_${tool}`)
      : t(tool === 'copy' ? 'fill-a-yard.hint_pickedCopy' : 'fill-a-yard.hint_pickedSwap', picked)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('fill-a-yard.tools')}
      </h2>
      <div className={css.groups}>
        <div role="group" aria-label={t('fill-a-yard.cellTools')} className={css.tools}>
          {CELL.map((each) => (
            <Button
              key={each}
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
            <Button key={each} kind="small" onClick={() => onWhole(each)}>
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
        {/* Disabling these buttons would lose the focus of a shopper who undoes step by step. */}
        <Button
          kind="link"
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) onKey('undo')
          }}
        >
          {t('fill-a-yard.undo')}
        </Button>
        <Button
          kind="link"
          aria-disabled={!canRedo}
          onClick={() => {
            if (canRedo) onKey('redo')
          }}
        >
          {t('fill-a-yard.redo')}
        </Button>
        <Button kind="link" onClick={() => onSeams(!seams)}>
          {t(seams ? 'fill-a-yard.hideSeams' : 'fill-a-yard.showSeams')}
        </Button>
      </div>
    </section>
  )
})
