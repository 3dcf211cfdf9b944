import { designImageUrl, IMAGE_WIDTHS } from '@selvage/core/design'
import type { ImageWidth, Repeat } from '@selvage/core/design'
import { FABRIC_SIZES } from '@selvage/core/fabric'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { YARD_ROOMS, yardGeometry } from './yard-geometry.ts'
import type { Rect, YardGeometry } from './yard-geometry.ts'
import * as css from './yard-preview.css.ts'

export interface YardPreviewProps {
  readonly gatewayUrl: string
  readonly design: {
    readonly id: number
    readonly title: string
    readonly designer: { readonly name: string }
    readonly palette: readonly string[]
    readonly repeat: Repeat
  }
  readonly fabric: FabricCode
  /** The piece to mark as chosen; its system decides between yard and metre. */
  readonly size: FabricSize
}

/**
 * One yard or metre of cloth at true scale: the design printed from edge to edge, a tape along two
 * sides, and the fat quarter and the test swatch marked on it. Drawn in inches, as one picture that
 * needs no script.
 */
export function YardPreview({ gatewayUrl, design, fabric, size }: YardPreviewProps): ReactNode {
  const { t, length, size: formatSize } = useMessages()
  const id = useId()
  const geometry = yardGeometry(fabric, size)
  const { cloth, view, edgeIn, fatQuarter, swatch } = geometry
  const unit =
    FABRIC_SIZES[size].system === 'imperial' ? t('fabric.size_YARD') : t('fabric.size_METER')
  const tile = designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'tile',
    width: tileWidth(design.repeat),
    format: 'webp',
  })
  const { periodWidthIn, periodHeightIn } = design.repeat
  const outer = { left: -edgeIn, right: cloth.width + edgeIn, bottom: cloth.height }
  return (
    <div className={css.room}>
      <svg
        className={css.picture}
        viewBox={box(view)}
        role="img"
        aria-labelledby={`${id}title ${id}hint`}
      >
        <title id={`${id}title`}>
          {t('fabric.preview', {
            title: design.title,
            fabric: t(`fabric.FABRIC_${fabric}`),
            width: length(cloth.width),
          })}
        </title>
        <desc id={`${id}hint`}>{t('fabric.previewHint', { unit })}</desc>
        <defs>
          <pattern
            id={`${id}print`}
            patternUnits="userSpaceOnUse"
            width={periodWidthIn}
            height={periodHeightIn}
          >
            <image
              href={tile}
              width={periodWidthIn}
              height={periodHeightIn}
              preserveAspectRatio="none"
            />
          </pattern>
          <Folds id={`${id}folds`} />
          <clipPath id={`${id}lying`}>
            <path
              d={`M${outer.left} 0H${outer.right}V${outer.bottom - geometry.cornerIn}L${outer.right - geometry.cornerIn} ${outer.bottom}H${outer.left}Z`}
            />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}lying)`}>
          <Edge x={-edgeIn} geometry={geometry} design={design} />
          <Edge x={cloth.width} geometry={geometry} design={design} />
          <rect {...cloth} fill={`url(#${id}print)`} />
          <rect
            x={outer.left}
            y={0}
            width={outer.right - outer.left}
            height={cloth.height}
            fill={`url(#${id}folds)`}
            className={css.folds}
          />
        </g>
        <TurnedCorner id={id} x={outer.right} y={outer.bottom} side={geometry.cornerIn} />
        <Cut rect={fatQuarter} chosen={geometry.chosen === fatQuarter} />
        <Cut rect={swatch} chosen={geometry.chosen === swatch} />
        {YARD_ROOMS.map((room) => (
          <g key={room} className={css.shownIn[room]} fontSize={geometry.textIn[room]}>
            <Tape
              geometry={geometry}
              textIn={geometry.textIn[room]}
              widthLabel={t('fabric.width', { width: length(cloth.width) })}
              sparse={room === 'narrow'}
            />
            <Tag
              rect={fatQuarter}
              textIn={geometry.textIn[room]}
              label={t('fabric.fatQuarterMark', {
                size: formatSize(fatQuarter.width, fatQuarter.height),
              })}
              inside
            />
            <Tag
              rect={swatch}
              textIn={geometry.textIn[room]}
              label={t('fabric.swatchMark', { size: formatSize(swatch.width, swatch.height) })}
              limitIn={cloth.width}
            />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Pixels of an inch on a screen of double density where the drawing is widest. */
const PX_PER_INCH = 32

/** The smallest file that is sharp in the drawing. */
function tileWidth({ periodWidthIn }: Repeat): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= periodWidthIn * PX_PER_INCH) ?? 1024
}

const box = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((value) => value.toFixed(2)).join(' ')

/** Soft folds across the cloth, light and shade only: the print keeps its colours. */
function Folds({ id }: { readonly id: string }): ReactNode {
  const shades = [
    [0, 0.06],
    [0.06, 0],
    [0.16, 0.03],
    [0.24, -0.1],
    [0.32, 0.11],
    [0.41, 0],
    [0.54, -0.08],
    [0.6, 0.08],
    [0.7, 0],
    [0.8, -0.09],
    [0.86, 0.1],
    [0.95, 0],
    [1, 0.08],
  ] as const
  return (
    <linearGradient id={id} x1="0" x2="1" y1="0" y2="0.05">
      {shades.map(([offset, shade]) => (
        <stop
          key={offset}
          offset={offset}
          stopColor={shade < 0 ? '#fff' : '#3c2d19'}
          stopOpacity={Math.abs(shade)}
        />
      ))}
    </linearGradient>
  )
}

/** The printed edge: pinholes, the design's own colours, and its name along the cloth. */
function Edge({
  x,
  geometry,
  design,
}: {
  readonly x: number
  readonly geometry: YardGeometry
  readonly design: YardPreviewProps['design']
}): ReactNode {
  const { edgeIn, cloth } = geometry
  const inner = x < 0 ? x + edgeIn * 0.84 : x + edgeIn * 0.16
  const middle = x < 0 ? x + edgeIn * 0.42 : x + edgeIn * 0.58
  const step = edgeIn * 0.5
  const dots = design.palette.slice(0, 8)
  const printFrom = step * (dots.length + 1.6)
  return (
    <g>
      <rect x={x} y={0} width={edgeIn} height={cloth.height} className={css.edge} />
      <line
        x1={inner}
        x2={inner}
        y1={0.3}
        y2={cloth.height}
        className={css.pinholes}
        strokeWidth={edgeIn * 0.07}
        strokeDasharray={`0 ${(edgeIn * 0.3).toFixed(3)}`}
      />
      {dots.map((color, at) => (
        <circle
          key={`${color}${at}`}
          cx={middle}
          cy={step * (at + 1.1)}
          r={edgeIn * 0.19}
          fill={color}
          className={css.dot}
          strokeWidth={edgeIn * 0.03}
        />
      ))}
      <text
        x={middle}
        y={printFrom}
        transform={`rotate(90 ${middle} ${printFrom})`}
        fontSize={edgeIn * 0.36}
        dominantBaseline="central"
        className={css.print}
      >
        {`${design.title}   ·   ${design.designer.name}   ·   Selvage`}
      </text>
    </g>
  )
}

/**
 * The lower corner turned over, which shows the unprinted reverse and throws a soft shadow on the
 * print.
 */
function TurnedCorner({
  id,
  x,
  y,
  side,
}: {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly side: number
}): ReactNode {
  const flap = 'M0 128 128 0C98 8 56 10 15 15 11 54 6 96 0 128Z'
  return (
    <g transform={`translate(${x - side} ${y - side}) scale(${side / 128})`}>
      <defs>
        <linearGradient id={`${id}reverse`} x1="0.1" y1="0.1" x2="0.6" y2="0.6">
          <stop offset="0" stopColor="#f6efdf" />
          <stop offset="0.75" stopColor="#efe5d0" />
          <stop offset="0.9" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#cdbfa3" />
        </linearGradient>
        <filter id={`${id}shade`} x="-0.4" y="-0.4" width="1.8" height="1.8">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id={`${id}above`}>
          <path d="M0 128 128 0V-60H-60V128Z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}above)`}>
        <path
          d={flap}
          transform="translate(-6 -5)"
          className={css.shade}
          filter={`url(#${id}shade)`}
        />
      </g>
      <path d={flap} fill={`url(#${id}reverse)`} />
    </g>
  )
}

/** An outline that is seen on light and on dark cloth: a light line under a dark one. */
function Cut({ rect, chosen }: { readonly rect: Rect; readonly chosen: boolean }): ReactNode {
  const [under, over] = chosen ? [css.chosenUnder, css.chosen] : [css.cutUnder, css.cut]
  return (
    <>
      <rect {...rect} className={under} vectorEffect="non-scaling-stroke" />
      <rect {...rect} className={over} vectorEffect="non-scaling-stroke" />
    </>
  )
}

/** Mean width of a letter of the labels, in their height. */
const LETTER = 0.49

/** A paper tag that names a piece; it stays inside the cloth. */
function Tag({
  rect,
  textIn,
  label,
  inside = false,
  limitIn = Number.POSITIVE_INFINITY,
}: {
  readonly rect: Rect
  readonly textIn: number
  readonly label: string
  readonly inside?: boolean
  readonly limitIn?: number
}): ReactNode {
  const width = label.length * textIn * LETTER + textIn * 1.2
  const height = textIn * 1.9
  const x = inside ? rect.x : Math.max(0, Math.min(rect.x, limitIn - width))
  const y = inside ? rect.y : rect.y + rect.height
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className={css.tag} />
      <text
        x={x + textIn * 0.6}
        y={y + height / 2}
        dominantBaseline="central"
        className={css.tagText}
      >
        {label}
      </text>
    </g>
  )
}

/** The measuring tapes along the top and the side. */
function Tape({
  geometry: { across, down, edgeIn },
  textIn,
  widthLabel,
  sparse,
}: {
  readonly geometry: YardGeometry
  readonly textIn: number
  readonly widthLabel: string
  readonly sparse: boolean
}): ReactNode {
  const shown = across.slice(0, -1).filter((_, at) => !sparse || at % 2 === 0)
  const end = across.at(-1)
  return (
    <g className={css.tape}>
      {shown.map(({ atIn, label }) => (
        <text key={label} x={atIn} y={-textIn * 0.7} textAnchor={atIn === 0 ? 'start' : 'middle'}>
          {label}
        </text>
      ))}
      {end && (
        <text x={end.atIn} y={-textIn * 0.7} textAnchor="end">
          {widthLabel}
        </text>
      )}
      {down.map(({ atIn, label }) => (
        <text
          key={label}
          x={-edgeIn - textIn * 0.35}
          y={atIn}
          textAnchor="end"
          dominantBaseline={atIn === 0 ? 'hanging' : 'central'}
        >
          {label}
        </text>
      ))}
    </g>
  )
}
