'use client'
import type { FillAYardEvent, FillAYardView } from '@selvage/machines/fill-a-yard'
import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import * as css from './canvas.css.ts'
import { CuttingGuide } from '../cutting/cutting-guide.tsx'
import { SuggestedDesigns } from './suggested-designs.tsx'
import { YardBar } from './yard-bar.tsx'
import { YardBuying } from './yard-buying.tsx'
import type { YardBuyingProps } from './yard-buying.tsx'
import type { YardDesign } from '../grid/yard-design.ts'
import { YardGrid } from '../grid/yard-grid.tsx'
import { YardKeeping } from './yard-keeping.tsx'
import { patternFill, YardPatterns } from '../grid/yard-patterns.tsx'
import { YardPicture } from '../grid/yard-picture.tsx'
import { YardTools } from './yard-tools.tsx'

type CanvasStepProps = Pick<YardBuyingProps, 'cartHref'> & {
  readonly view: FillAYardView
  readonly send: (event: FillAYardEvent) => void
  /** The sentence about the last change, shown below the yard. */
  readonly announcement: string | undefined
  /** The address of this layout; undefined before the script runs. */
  readonly layoutHref: string
  /** The page of the cutting guide alone, for the printer. */
  readonly guideHref: string | undefined
  readonly scripted: boolean
}

/** The cutting guide's fragment in an address. */
const GUIDE = 'cutting-guide'
const Picture = memo(YardPicture)

/**
 * The canvas: the yard with palette and tools, and the finished yard with its cutting guide, price
 * and link.
 */
export function CanvasStep({
  view,
  send,
  announcement,
  layoutHref,
  guideHref,
  scripted,
  cartHref,
}: CanvasStepProps): ReactNode {
  const { t, size, number } = useMessages()
  const hint = useId()
  const toolsId = `${hint}tools`
  const [seams, setSeams] = useState(false)
  const { layout, designs, design, tool, picked, summary } = view
  // A press is shown at once. The squares that it changes, perhaps all of them, are drawn a frame
  // later.
  const { grid, cells } = useDeferredValue(
    useMemo(() => ({ grid: view.grid, cells: view.cells }), [view.grid, view.cells]),
  )
  const takeable = useMemo(() => designs.filter(({ forSale }) => forSale), [designs])
  // The parts that depend on the squares are drawn after them, so that a press is shown at once.
  const later = useDeferredValue(layout)
  const suggestions = useDeferredValue(view.suggestions)
  const href = useDeferredValue(layoutHref)
  const printHref = useDeferredValue(guideHref)
  const used = useMemo(() => designs.filter(({ id }) => later.cells.includes(id)), [designs, later])
  const on = useMemo(() => actionsOf(send), [send])
  const paints = tool === 'square' || tool === 'clear'
  // A phone shows six inches of the square that was touched last, larger than in the yard.
  const touched = view.cells[view.cursor]?.design
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
          describedBy={`${hint} ${hint}keys`}
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
          onPaint={paints ? on.paint : undefined}
          onClear={on.clear}
          onDrop={on.drop}
          onKey={on.act}
        />
        <p className={css.howTo}>
          <span id={hint}>{t('fill-a-yard.gridHint')}</span>{' '}
          <span id={`${hint}keys`} className={css.keys}>
            {t('fill-a-yard.gridKeys')}
          </span>
        </p>
        <p className={css.announcement}>
          {touched && (
            <svg className={css.closeUp} viewBox="0 0 6 6" aria-hidden="true">
              <YardPatterns prefix={hint} designs={takeable} />
              <rect width="6" height="6" fill={patternFill(hint, touched.id)} />
            </svg>
          )}
          {announcement}
        </p>
      </div>
      <div className={css.side} inert={!scripted}>
        <YardBar
          designs={takeable}
          value={design?.id}
          onChange={on.choose}
          used={summary.designs}
          toolsId={toolsId}
          tool={tool}
          canUndo={view.canUndo}
          canRedo={view.canRedo}
          canDeal={summary.empty > 0}
          onAct={on.act}
        />
        {suggestions.length === 0 ? null : (
          <SuggestedDesigns designs={designs} suggestions={suggestions} onChoose={on.choose} />
        )}
        <YardTools
          id={toolsId}
          tool={tool}
          seams={seams}
          first={design?.title}
          second={view.second?.title}
          row={picked === undefined ? undefined : cells[picked]?.row}
          column={picked === undefined ? undefined : cells[picked]?.column}
          onTool={on.tool}
          onWhole={on.whole}
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
          <Picture layout={later} designs={used} seams={seams} />
        </section>
        <Guide layout={later} designs={used} printHref={printHref} scripted={scripted} />
      </div>
    </div>
  )
}

interface GuideProps {
  readonly layout: FillAYardView['layout']
  readonly designs: readonly YardDesign[]
  readonly printHref: string | undefined
  readonly scripted: boolean
}

/**
 * The cutting guide in a disclosure. While the disclosure is closed the guide is not rendered; the
 * server renders it for browsers without script.
 */
const Guide = memo(function Guide({ layout, designs, printHref, scripted }: GuideProps): ReactNode {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  // Order lines link to the guide, which then is open.
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
        <CuttingGuide layout={layout} designs={designs} printHref={printHref} />
      ) : null}
    </details>
  )
})

const ACT_EVENTS = { undo: 'UNDO', redo: 'REDO', drop: 'DROP' } as const

/**
 * Returns the canvas's events as stable functions, so that unchanged parts are not rendered again.
 */
function actionsOf(send: (event: FillAYardEvent) => void) {
  return {
    move: (to: Extract<FillAYardEvent, { type: 'MOVE' }>['to']) => send({ type: 'MOVE', to }),
    apply: (at: number) => send({ type: 'APPLY', at }),
    paint: (at: number, joins: boolean) => send({ type: 'APPLY', at, joins }),
    clear: (at: number) => send({ type: 'CLEAR', at }),
    drop: (at: number, design: number) => {
      send({ type: 'CHOOSE_DESIGN', design })
      send({ type: 'APPLY', at, tool: 'square', design })
    },
    act: (act: keyof typeof ACT_EVENTS | 'tool_deal') =>
      send(act === 'tool_deal' ? { type: 'FILL', what: 'deal' } : { type: ACT_EVENTS[act] }),
    choose: (design: number) => send({ type: 'CHOOSE_DESIGN', design }),
    tool: (tool: FillAYardView['tool']) => send({ type: 'CHOOSE_TOOL', tool }),
    fabric: (fabric: FillAYardView['fabric']) => send({ type: 'CHANGE_FABRIC', fabric }),
    whole: (what: Extract<FillAYardEvent, { type: 'FILL' }>['what'] | 'shuffle') =>
      send(what === 'shuffle' ? { type: 'SHUFFLE', seed: seed() } : { type: 'FILL', what }),
  }
}

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
