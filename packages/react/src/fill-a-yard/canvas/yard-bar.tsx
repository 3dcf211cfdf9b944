'use client'
import type { FillAYardView } from '@selvage/machines/fill-a-yard'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DesignPalette } from './design-palette.tsx'
import type { DesignPaletteProps } from './design-palette.tsx'
import * as css from './yard-bar.css.ts'

/** The act of a button in the bar, by the key of its message. */
type Act = 'undo' | 'redo' | 'tool_deal'

interface YardBarProps extends DesignPaletteProps {
  /** The id of the tools, which a small screen shows over the page. */
  readonly toolsId: string
  readonly tool: FillAYardView['tool']
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** True while the yard has an empty square. */
  readonly canDeal: boolean
  readonly onAct: (act: Act) => void
}

/** Palette, undo and redo: beside the yard, or at the foot of a small screen. */
export const YardBar = memo(function YardBar({
  toolsId,
  tool,
  canUndo,
  canRedo,
  canDeal,
  onAct,
  ...palette
}: YardBarProps): ReactNode {
  const { t } = useMessages()
  const quick = (act: Act, can: boolean) => (
    <Button kind="small" disabled={!can} onClick={() => onAct(act)}>
      {t(`fill-a-yard.${act}`)}
    </Button>
  )
  return (
    <div className={css.bar}>
      {palette.designs.length === 0 ? (
        <p>{t('fill-a-yard.noDesigns')}</p>
      ) : (
        <DesignPalette {...palette} />
      )}
      <div className={css.opener}>
        <Button kind="small" popoverTarget={toolsId} aria-haspopup="true">
          {t('fill-a-yard.toolIs', { tool: t(`fill-a-yard.tool_${tool}`) })}
        </Button>
      </div>
      <div className={css.quick}>
        {quick('undo', canUndo)}
        {quick('redo', canRedo)}
        {quick('tool_deal', canDeal)}
      </div>
    </div>
  )
})
