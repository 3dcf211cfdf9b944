'use client'
import type { WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Ruler } from '../../cloth/index.ts'
import { SelvageStrip } from '../../strip/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DRAWING_ROOMS, ROOM_PX, textWidth } from '../drawing/drawing-room.ts'
import { pieceGeometry } from '../drawing/piece-geometry.ts'
import { pieceKey, usePieceMessages } from '../drawing/piece-messages.ts'
import { PrintPattern } from '../drawing/print-pattern.tsx'
import type { PrintedDesign } from '../drawing/print-pattern.tsx'
import * as drawing from '../drawing/wall-drawing.css.ts'
import * as css from './wallpaper.css.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link WallpaperPicture}. */
export interface WallpaperPictureProps {
  /** The printed design, from the call `getDesign`. */
  readonly design: PrintedDesign
  /** The paper that it is printed on. */
  readonly wallpaper: WallpaperCode
  /** The roll or swatch to draw. */
  readonly size: WallpaperSize
}

/** The height of the tag's letters, in px. */
const LETTER_PX = 13

/**
 * The design on a wall at true scale, with the chosen piece outlined, a ruler, and the design's
 * selvage below.
 */
export function WallpaperPicture({ design, wallpaper, size }: WallpaperPictureProps): ReactNode {
  needProps('WallpaperPicture', { design }, {}, 'of getDesign()')
  const { t, length } = useMessages()
  const id = useId()
  const { dimensions } = usePieceMessages()
  const { view, pieces, seams } = pieceGeometry(size)
  const [first] = pieces
  // A roll hangs as several lengths side by side, so its tag gives their number.
  const parts =
    pieces.length > 1 ? ` = ${pieces.length} × ${length(first?.height ?? 0, 'wall')}` : ''
  const label = `${t(pieceKey(size))}, ${dimensions(size)}${parts}`
  const d = seams.map((x) => `M${x} 0V${view.height}`).join('')
  return (
    <div className={drawing.room}>
      <div className={css.picture}>
        <svg
          className={css.surface}
          viewBox={`0 0 ${view.width} ${view.height}`}
          role="img"
          aria-labelledby={`${id}name`}
        >
          <title id={`${id}name`}>
            {t('wallpaper.picture', {
              title: design.title,
              wallpaper: t(`wallpaper.WALLPAPER_${wallpaper}_name`),
              piece: label,
            })}
          </title>
          <defs>
            <PrintPattern
              id={`${id}print`}
              design={design}
              system="imperial"
              pxPerUnit={ROOM_PX.wide / view.width}
            />
          </defs>
          <rect width={view.width} height={view.height} className={drawing.plain} />
          <rect width={view.width} height={view.height} fill={`url(#${id}print)`} />
          {d === '' ? null : (
            <path d={d} className={drawing.seamUnder} vectorEffect="non-scaling-stroke" />
          )}
          {d === '' ? null : (
            <path d={d} className={drawing.seam} vectorEffect="non-scaling-stroke" />
          )}
          {[css.pieceUnder, css.piece].map((look) =>
            pieces.map((piece) => (
              <rect
                key={`${look} ${piece.x}`}
                {...piece}
                className={look}
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
          {first === undefined
            ? null
            : DRAWING_ROOMS.map((room) => {
                const letter = (LETTER_PX * view.width) / ROOM_PX[room]
                return (
                  <g key={room} className={drawing.shownIn[room]} fontSize={letter}>
                    <rect
                      className={drawing.tag}
                      x={first.x}
                      y={first.y}
                      width={textWidth(label, letter) + letter * 1.2}
                      height={letter * 2}
                    />
                    <text
                      className={drawing.label}
                      x={first.x + letter * 0.6}
                      y={first.y + letter}
                      dominantBaseline="central"
                    >
                      {label}
                    </text>
                  </g>
                )
              })}
        </svg>
        <Ruler windowWidthIn={view.width} aboutIn={Math.max(2, Math.round(view.width / 6))} />
      </div>
      <SelvageStrip palette={design.palette}>
        {design.title} · {design.designer.name}
      </SelvageStrip>
    </div>
  )
}
