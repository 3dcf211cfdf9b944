'use client'
import type { Opening, WallPlan } from '@selvage/core/wallpaper'
import { memo, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { SelvageStrip } from '../../strip/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DRAWING_ROOMS, fitDrawing, ROOM_PX } from './drawing-room.ts'
import { usePlanLength } from '../calculator/wall-messages.ts'
import { HatchPattern, PrintPattern } from './print-pattern.tsx'
import type { PrintedDesign } from './print-pattern.tsx'
import * as css from './wall-drawing.css.ts'
import { Openings, Panels, Seams } from './wall-drawing-parts.tsx'
import { paperOutline, partOf, wallGeometry } from './wall-geometry.ts'
import type { WallGeometry, WallPart } from './wall-geometry.ts'
import { WallLabels } from './wall-labels.tsx'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link WallDrawing}. */
export interface WallDrawingProps {
  /** The plan, from `planWall` with `ok: true`. */
  readonly plan: WallPlan
  /** The printed design; without one the paper is plain. */
  readonly design?: PrintedDesign | undefined
  /** Doors and windows, which are drawn but do not change the count. */
  readonly openings?: readonly Opening[] | undefined
  /** The widths of the walls, left to right; without them the plan is one wall. */
  readonly wallWidths?: readonly number[] | undefined
  /** The part to draw, for a long plan in rows; without it the whole plan is drawn. */
  readonly part?: WallPart | undefined
  /** The largest height that the page gives the drawing, in px. */
  readonly mostHighPx?: number | undefined
}

/** Space for the brackets around the wall, in heights of a letter. */
const MARGINS = { left: 2.6, top: 3, right: 1, bottom: 3.7 }
/** Space for the shortest label, in letters, so that a narrow wall has its measure too. */
const LEAST_WIDTH = 12

/**
 * A planned wall at true scale: its panels with the design as each is printed, seams, numbers,
 * offcuts, doors and windows, and brackets with the measures. It needs no script and has a text
 * description.
 */
export const WallDrawing = memo(function WallDrawing({
  plan,
  design,
  openings,
  wallWidths,
  part,
  mostHighPx,
}: WallDrawingProps): ReactNode {
  needProps('WallDrawing', { plan }, {}, 'of planWall()')
  const { t } = useMessages()
  const id = useId()
  const { length } = usePlanLength(plan.system)
  const geometry = useMemo(() => {
    const whole = wallGeometry(plan, { widths: wallWidths, openings, repeat: design?.repeat })
    return part ? partOf(whole, part) : whole
  }, [plan, wallWidths, openings, design, part])
  const { view, text } = fitDrawing(geometry.paper, MARGINS, LEAST_WIDTH, mostHighPx)
  const isEnd = !part || part.x + part.width > plan.totalWidth - 0.01
  const cutOff =
    geometry.spare.right > 0.01 || geometry.spare.below > 0.01 || geometry.spare.above > 0
  const print = design === undefined ? undefined : `url(#${id}print)`
  return (
    <figure className={css.room}>
      <svg
        className={css.picture}
        viewBox={[view.x, view.y, view.width, view.height]
          .map((value) => value.toFixed(2))
          .join(' ')}
        role="img"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}says`}
      >
        <title id={`${id}name`}>
          {t('wallpaper.drawing_name', {
            count: geometry.panels.length,
            width: length(geometry.wall.width),
            height: length(plan.height),
          })}
        </title>
        <desc id={`${id}says`}>
          <Caption plan={plan} geometry={geometry} design={design} />
        </desc>
        <defs>
          {design === undefined ? null : (
            <PrintPattern
              id={`${id}print`}
              design={design}
              system={plan.system}
              pxPerUnit={ROOM_PX.wide / view.width}
            />
          )}
          <HatchPattern id={`${id}hatch`} step={text.wide * 0.6} />
          <clipPath id={`${id}wall`}>
            <rect {...geometry.wall} />
          </clipPath>
          {part && (
            <clipPath id={`${id}part`}>
              <rect {...geometry.paper} />
            </clipPath>
          )}
        </defs>
        {cutOff ? (
          <path
            d={paperOutline(geometry, plan.panelWidth)}
            fill={`url(#${id}hatch)`}
            className={css.spare}
            clipPath={part && `url(#${id}part)`}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
        <g clipPath={`url(#${id}wall)`}>
          <Panels geometry={geometry} panelWidth={plan.panelWidth} print={print} />
        </g>
        <Seams geometry={geometry} />
        <Openings geometry={geometry} />
        <rect {...geometry.wall} className={css.wall} vectorEffect="non-scaling-stroke" />
        {DRAWING_ROOMS.map((room) => (
          <g key={room} className={css.shownIn[room]} fontSize={text[room]}>
            <WallLabels plan={plan} geometry={geometry} letter={text[room]} />
          </g>
        ))}
      </svg>
      <figcaption>
        {isEnd && cutOff ? (
          <p className={css.foot}>
            <span className={css.key}>
              <svg className={css.keyBox} width="16" height="16" aria-hidden="true">
                <HatchPattern id={`${id}key`} step={6} />
                <rect width="16" height="16" fill={`url(#${id}key)`} />
              </svg>
              {t('wallpaper.drawing_trimmed')}
            </span>
          </p>
        ) : null}
        {design === undefined || !isEnd ? null : (
          <SelvageStrip palette={design.palette}>
            {design.title} · {design.designer.name}
          </SelvageStrip>
        )}
      </figcaption>
    </figure>
  )
})

/** The text description of the drawing. */
function Caption({
  plan,
  geometry: { spare, corners, openings },
  design,
}: {
  readonly plan: WallPlan
  readonly geometry: WallGeometry
  readonly design: PrintedDesign | undefined
}): ReactNode {
  const { t } = useMessages()
  const { length } = usePlanLength(plan.system)
  return [
    design === undefined
      ? t('wallpaper.drawing_plain')
      : t('wallpaper.drawing_design', { title: design.title }),
    plan.panels > 1 && t('wallpaper.drawing_seams', { length: length(plan.panelWidth) }),
    spare.above > 0 && t('wallpaper.drawing_raised', { length: length(spare.above) }),
    corners.length > 0 && t('wallpaper.drawing_corners', { count: corners.length }),
    spare.right > 0.01 && t('wallpaper.drawing_spareRight', { length: length(spare.right) }),
    spare.below > 0.01 && t('wallpaper.drawing_spareBelow', { length: length(spare.below) }),
    openings.length > 0 && t('wallpaper.drawing_openings', { count: openings.length }),
  ]
    .filter(Boolean)
    .join(' ')
}
