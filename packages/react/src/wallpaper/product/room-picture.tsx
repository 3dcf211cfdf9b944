'use client'
import { cmToInches } from '@selvage/core/length'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { needProps } from '../../provider/need-props.ts'
import { SelvageStrip } from '../../strip/index.ts'
import { DRAWING_ROOMS, ROOM_PX, textWidth } from '../drawing/drawing-room.ts'
import { PrintPattern } from '../drawing/print-pattern.tsx'
import type { PrintedDesign } from '../drawing/print-pattern.tsx'
import * as drawing from '../drawing/wall-drawing.css.ts'
import { StandingThing } from './room-furniture.tsx'
import { CHAIR_IN, ROOM, roomGeometry } from './room-geometry.ts'
import type { RoomGeometry } from './room-geometry.ts'
import * as css from './wallpaper.css.ts'

/** Props of {@link RoomPicture}. */
export interface RoomPictureProps {
  /** The printed design, from the call `getDesign`. */
  readonly design: PrintedDesign
  /** The paper that it is printed on. */
  readonly wallpaper: WallpaperCode
  /**
   * The shopper's wall in whole inches, or centimeters where lengths are metric; an example wall is
   * drawn unless given.
   */
  readonly wall?: { readonly width: number; readonly height: number } | undefined
}

/** The wall that is drawn before there is another, in the unit of each system. */
const EXAMPLES = {
  imperial: { width: 120, height: 96 },
  metric: { width: 300, height: 244 },
} as const
/** The height of letters, px. */
const LETTER_PX = 13

/** A wall with its panels in a room with furniture, all to one scale, and its measures. */
export function RoomPicture({ design, wallpaper, wall }: RoomPictureProps): ReactNode {
  needProps('RoomPicture', { design }, {}, 'of getDesign()')
  const { t, length, measurement } = useMessages()
  const id = useId()
  const shown = wall ?? EXAMPLES[measurement]
  const inches = (value: number) => (measurement === 'imperial' ? value : cmToInches(value))
  const [widthIn, heightIn] = [inches(shown.width), inches(shown.height)]
  const room = roomGeometry(widthIn, heightIn)
  const measures = { width: length(widthIn), height: length(heightIn) }
  const seams = room.seams.map((x) => `M${x} ${room.wall.y}V${room.skirting.y}`).join('')
  return (
    <figure className={drawing.room}>
      <div className={css.picture}>
        <svg
          className={css.surface}
          viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
          role="img"
          aria-labelledby={`${id}name`}
        >
          <title id={`${id}name`}>
            {t('wallpaper.room_name', {
              title: design.title,
              wallpaper: t(`wallpaper.WALLPAPER_${wallpaper}_name`),
              ...measures,
            })}
          </title>
          <defs>
            <PrintPattern
              id={`${id}print`}
              design={design}
              system="imperial"
              pxPerUnit={(ROOM_PX.wide / ROOM.width) * room.perIn}
              transform={`translate(${room.wall.x} ${room.wall.y}) scale(${room.perIn})`}
            />
          </defs>
          <rect {...ROOM} className={css.roomSide} />
          <path d={room.ceiling} className={css.roomCeiling} />
          <path d={room.floor} className={css.roomFloor} />
          <rect {...room.wall} className={drawing.plain} />
          <rect {...room.wall} fill={`url(#${id}print)`} />
          <rect {...room.skirting} className={css.skirting} />
          {[drawing.seamUnder, drawing.seam].map((look) => (
            <path key={look} d={seams} className={look} vectorEffect="non-scaling-stroke" />
          ))}
          {room.furniture.map(({ name, x }) => (
            <StandingThing key={name} name={name} x={x} y={room.standY} perIn={room.perIn} />
          ))}
          {DRAWING_ROOMS.map((each) => (
            <g key={each} className={drawing.shownIn[each]}>
              <Measures
                room={room}
                {...measures}
                letter={(LETTER_PX * ROOM.width) / ROOM_PX[each]}
              />
            </g>
          ))}
        </svg>
      </div>
      <SelvageStrip palette={design.palette}>
        {design.title} · {design.designer.name}
      </SelvageStrip>
      <figcaption className={css.caption}>
        {t(wall ? 'wallpaper.room_yours' : 'wallpaper.room_example', {
          ...measures,
          chair: length(CHAIR_IN),
        })}
      </figcaption>
    </figure>
  )
}

interface MeasuresProps {
  readonly room: RoomGeometry
  readonly width: string
  readonly height: string
  readonly letter: number
}

/** The wall's measures beside it, and a number on each panel that has room for one. */
function Measures({ room: { wall, panels }, width, height, letter }: MeasuresProps): ReactNode {
  const { x, y } = wall
  const [across, along] = [y - letter, x - letter]
  const [middle, half] = [x + wall.width / 2, y + wall.height / 2]
  const radius = letter * 0.85
  const hasRoom = wall.width / panels.length > radius * 2.6
  return (
    <g fontSize={letter}>
      <path
        d={`M${x} ${across}H${x + wall.width}M${along} ${y}V${y + wall.height}`}
        className={drawing.bracket}
        vectorEffect="non-scaling-stroke"
      />
      <Tag x={middle} y={across} text={width} letter={letter} />
      <g transform={`rotate(-90 ${along} ${half})`}>
        <Tag x={along} y={half} text={height} letter={letter} />
      </g>
      {hasRoom &&
        panels.map((at, index) => (
          <g key={at}>
            <circle
              cx={at}
              cy={y + radius * 1.6}
              r={radius}
              className={drawing.badge}
              vectorEffect="non-scaling-stroke"
            />
            <text
              x={at}
              y={y + radius * 1.6}
              className={drawing.number}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {index + 1}
            </text>
          </g>
        ))}
    </g>
  )
}

interface TagProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly letter: number
}

function Tag({ x, y, text, letter }: TagProps): ReactNode {
  const width = textWidth(text, letter) + letter
  return (
    <>
      <rect
        className={drawing.tag}
        x={x - width / 2}
        y={y - letter * 0.8}
        width={width}
        height={letter * 1.6}
      />
      <text className={drawing.label} x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </>
  )
}
