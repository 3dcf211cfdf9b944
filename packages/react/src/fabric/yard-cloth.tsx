import type { Repeat } from '@selvage/core/design'
import type { ReactNode } from 'react'
import type { YardGeometry } from './yard-geometry.ts'
import * as css from './yard-preview.css.ts'

/** The design that is printed on a yard of cloth. */
export interface PreviewedDesign {
  readonly id: number
  readonly title: string
  readonly designer: { readonly name: string }
  readonly palette: readonly string[]
  readonly repeat: Repeat
}

/** Soft folds across the cloth in light and shade, which leave the print's colors as they are. */
export function Folds({ id }: { readonly id: string }): ReactNode {
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

/** The printed edge: pinholes, the colors of the design, and its name along the cloth. */
export function Edge({
  x,
  geometry,
  design,
}: {
  readonly x: number
  readonly geometry: YardGeometry
  readonly design: PreviewedDesign
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

/** The lower corner turned over, with the unprinted reverse and a soft shadow on the print. */
export function TurnedCorner({
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
