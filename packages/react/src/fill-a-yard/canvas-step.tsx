'use client'
import type { FillAYardEvent, FillAYardView } from '@selvage/machines/fill-a-yard'
import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './canvas.css.ts'
import { CuttingGuide } from './cutting-guide.tsx'
import { DesignPalette } from './design-palette.tsx'
import { SuggestedDesigns } from './suggested-designs.tsx'
import { YardBuying } from './yard-buying.tsx'
import type { YardBuyingProps } from './yard-buying.tsx'
import type { YardDesign } from './yard-design.ts'
import { YardGrid } from './yard-grid.tsx'
import { YardKeeping } from './yard-keeping.tsx'
import { YardPicture } from './yard-picture.tsx'
import { YardTools } from './yard-tools.tsx'

type CanvasStepProps = Pick<YardBuyingProps, 'cartHref'> & {
  readonly view: FillAYardView
  readonly send: (event: FillAYardEvent) => void
  readonly gatewayUrl: string
  /** What was done last, to be read. */
  readonly announcement: string | undefined
  /** The address of this layout; nothing before any script. */
  readonly layoutHref: string
  readonly scripted: boolean
}

/** The guide's place in an address. */
const GUIDE = 'cutting-guide'
const Picture = memo(YardPicture)
const NONE: readonly YardDesign[] = []

/**
 * The yard itself with everything that fills it, and what becomes of it: picture, guide, price,
 * link.
 */
export function CanvasStep({
  view,
  send,
  gatewayUrl,
  announcement,
  layoutHref,
  scripted,
  cartHref,
}: CanvasStepProps): ReactNode {
  const { t, size, number } = useMessages()
  const hint = useId()
  const [seams, setSeams] = useState(false)
  const { layout, designs, design, tool, picked, summary } = view
  // A press is answered first; what it changes in the squares, all of them at once perhaps, comes a
  // frame later.
  const { grid, cells } = useDeferredValue(
    useMemo(() => ({ grid: view.grid, cells: view.cells }), [view.grid, view.cells]),
  )
  const takeable = useMemo(() => designs.filter(({ forSale }) => forSale), [designs])
  // What only follows the squares waits until they are drawn: a press is answered at once.
  const later = useDeferredValue(layout)
  const suggestions = useDeferredValue(view.suggestions)
  const href = useDeferredValue(layoutHref)
  const used = useMemo(() => designs.filter(({ id }) => later.cells.includes(id)), [designs, later])
  const on = useMemo(() => actionsOf(send), [send])
  const paints = tool === 'square' || tool === 'clear'
  return (
    <div className={css.canvas}>
      <div className={css.yard}>
        {scripted ? null : (
          <noscript>
            <p className={css.hint}>{t('fill-a-yard.needsScript')}</p>
          </noscript>
        )}
        <YardGrid
          grid={grid}
          cells={cells}
          designs={takeable}
          gatewayUrl={gatewayUrl}
          describedBy={hint}
          seams={seams}
          cursor={view.cursor}
          marked={picked}
          readOnly={!scripted || view.busy}
          label={t('fill-a-yard.gridLabel', {
            rows: number(grid.rows),
            columns: number(grid.columns),
          })}
          print={t('fill-a-yard.edge', {
            size: size(grid.widthIn, grid.heightIn),
            piece: size(grid.cellWidthIn, grid.cellHeightIn),
          })}
          onMove={on.move}
          onApply={on.apply}
          onPaint={paints ? on.apply : undefined}
          onClear={on.clear}
          onDrop={on.drop}
          onKey={on.key}
        />
        <p id={hint} className={css.hint}>
          {t('fill-a-yard.gridHint')}
        </p>
        <p className={css.announcement}>{announcement}</p>
      </div>
      <div className={css.side} inert={!scripted}>
        {takeable.length === 0 ? (
          <p>{t('fill-a-yard.noDesigns')}</p>
        ) : (
          <DesignPalette
            designs={takeable}
            gatewayUrl={gatewayUrl}
            value={design?.id}
            onChange={on.choose}
            used={summary.designs}
          />
        )}
        <SuggestedDesigns
          designs={designs}
          gatewayUrl={gatewayUrl}
          suggestions={suggestions}
          onChoose={on.choose}
        />
        <YardTools
          tool={tool}
          canUndo={view.canUndo}
          canRedo={view.canRedo}
          seams={seams}
          first={design?.title}
          second={view.second?.title}
          row={picked === undefined ? undefined : cells[picked]?.row}
          column={picked === undefined ? undefined : cells[picked]?.column}
          onTool={on.tool}
          onWhole={on.whole}
          onKey={on.key}
          onSeams={setSeams}
        />
        <hr className={css.rule} />
        <YardBuying
          view={view}
          send={send}
          onFabric={on.fabric}
          cartHref={cartHref}
          scripted={scripted}
        />
        <hr className={css.rule} />
        <YardKeeping
          href={href}
          canSave={view.canSave}
          isSaved={view.isSaved}
          saved={view.saved}
          send={send}
        />
      </div>
      <div className={css.more}>
        <section className={css.finished}>
          <h2 className={css.title}>{t('fill-a-yard.finished')}</h2>
          <p className={css.hint}>{t('fill-a-yard.finishedHint')}</p>
          <Picture
            layout={later}
            designs={used.length === 0 ? NONE : used}
            gatewayUrl={gatewayUrl}
            seams={seams}
          />
        </section>
        <Guide layout={later} designs={used} gatewayUrl={gatewayUrl} scripted={scripted} />
      </div>
    </div>
  )
}

interface GuideProps {
  readonly layout: FillAYardView['layout']
  readonly designs: readonly YardDesign[]
  readonly gatewayUrl: string
  readonly scripted: boolean
}

/**
 * The guide behind a disclosure. While it is shut it is not drawn anew with each square, except for
 * who has no script to open it with.
 */
const Guide = memo(function Guide({
  layout,
  designs,
  gatewayUrl,
  scripted,
}: GuideProps): ReactNode {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  // An order's line leads straight to it.
  useEffect(() => {
    if (window.location.hash === `#${GUIDE}`) setOpen(true)
  }, [])
  return (
    <details
      id={GUIDE}
      open={open}
      className={css.guide}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.summary}>{t('fill-a-yard.guide')}</summary>
      {open || !scripted ? (
        <CuttingGuide layout={layout} designs={designs} gatewayUrl={gatewayUrl} />
      ) : null}
    </details>
  )
})

/**
 * The canvas's events as functions that stay the same, so that what did not change is not drawn
 * again.
 */
function actionsOf(send: (event: FillAYardEvent) => void) {
  return {
    move: (to: Extract<FillAYardEvent, { type: 'MOVE' }>['to']) => send({ type: 'MOVE', to }),
    apply: (at: number) => send({ type: 'APPLY', at }),
    clear: (at: number) => send({ type: 'CLEAR', at }),
    drop: (at: number, design: number) => {
      send({ type: 'CHOOSE_DESIGN', design })
      send({ type: 'APPLY', at, tool: 'square', design })
    },
    key: (act: 'undo' | 'redo' | 'drop') =>
      send({ type: act === 'undo' ? 'UNDO' : act === 'redo' ? 'REDO' : 'DROP' }),
    choose: (design: number) => send({ type: 'CHOOSE_DESIGN', design }),
    tool: (tool: FillAYardView['tool']) => send({ type: 'CHOOSE_TOOL', tool }),
    fabric: (fabric: FillAYardView['fabric']) => send({ type: 'CHANGE_FABRIC', fabric }),
    whole: (what: Extract<FillAYardEvent, { type: 'FILL' }>['what'] | 'shuffle') =>
      send(what === 'shuffle' ? { type: 'SHUFFLE', seed: seed() } : { type: 'FILL', what }),
  }
}

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
