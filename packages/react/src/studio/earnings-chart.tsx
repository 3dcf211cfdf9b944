'use client'
import type { EarningsMonth } from '@selvage/core/earnings'
import { currencySymbols, formatMonth } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { withMinus } from '../money/with-minus.ts'
import { chartSteps } from './chart-scale.ts'
import * as css from './earnings-chart.css.ts'

interface Box {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The months from one name under the line to the next. */
  readonly named: number
  /** True where the last values stand beside the lines, false where above and below their ends. */
  readonly beside: boolean
}

/** For screens as wide as a table and a payout beside it, and for a phone. */
const WIDE: Box = {
  width: 640,
  height: 310,
  left: 52,
  right: 108,
  top: 26,
  bottom: 34,
  named: 1,
  beside: true,
}
const NARROW: Box = {
  width: 340,
  height: 250,
  left: 46,
  right: 16,
  top: 32,
  bottom: 30,
  named: 2,
  beside: false,
}

/** Distance of the two labels at the lines' ends, so that none covers the other. */
const LABEL_GAP = 18

interface PlotProps {
  readonly box: Box
  readonly name: string
  /** The oldest month first. */
  readonly months: readonly EarningsMonth[]
  /** The same months a year before; none where nothing was earned in them. */
  readonly before: readonly EarningsMonth[]
}

const centsOf = (months: readonly EarningsMonth[]): number[] =>
  months.map(({ earned }) => earned.minor)

function Plot({ box, name, months, before }: PlotProps): ReactNode {
  const { t, money, number, locale } = useMessages()
  const { width, height, left, right, top, bottom } = box
  const steps = chartSteps(centsOf([...months, ...before]))
  const [least = 0, most = 1] = [steps[0], steps.at(-1)]
  const x = (at: number): number =>
    round(left + (at * (width - left - right)) / Math.max(1, months.length - 1))
  const y = (cents: number): number =>
    round(height - bottom - ((cents - least) / (most - least)) * (height - top - bottom))
  const line = (of: readonly EarningsMonth[]): string =>
    of.map(({ earned }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(earned.minor)}`).join('')
  const end = x(months.length - 1)
  const last = months.at(-1)
  const lastY = y(last?.earned.minor ?? 0)
  const label = box.beside
    ? ({ x: end + 11, textAnchor: 'start' } as const)
    : ({ x: end + 8, textAnchor: 'end' } as const)
  const offset = box.beside ? 4 : -12
  return (
    <svg
      className={box.beside ? css.wide : css.narrow}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
    >
      <text className={css.text} x={left - 8} y={top - 14} textAnchor="end">
        {currencySymbols.USD}
      </text>
      {steps.map((cents) => (
        <g key={cents}>
          <path className={cents === 0 ? css.zero : css.rule} d={`M${left} ${y(cents)}H${end}`} />
          <text className={css.text} x={left - 8} y={y(cents) + 4} textAnchor="end">
            {withMinus(number(cents / 100))}
          </text>
        </g>
      ))}
      {months.map(({ month }, at) =>
        (months.length - 1 - at) % box.named === 0 ? (
          <text key={month} className={css.text} x={x(at)} y={height - 8} textAnchor="middle">
            {formatMonth(month, locale, 'short')}
          </text>
        ) : null,
      )}
      {before.length > 0 && (
        <>
          <path className={css.before} d={line(before)} />
          <text
            {...label}
            className={css.text}
            y={beforeLabelY(y(before.at(-1)?.earned.minor ?? 0), lastY, box)}
          >
            {t('studio.chartBefore')}
          </text>
        </>
      )}
      <path className={css.line} d={line(months)} />
      {months.map(({ month, earned }, at) => (
        <circle
          key={month}
          className={at === months.length - 1 ? css.lastPoint : css.point}
          cx={x(at)}
          cy={y(earned.minor)}
          r={at === months.length - 1 ? 5.4 : 3.4}
        />
      ))}
      {last && (
        <text {...label} y={lastY + offset} className={css.value}>
          {withMinus(money(last.earned))}
        </text>
      )}
    </svg>
  )
}

const round = (distance: number): number => Math.round(distance * 10) / 10

/** Where the label of the year before stands: at its line, and not over the last value. */
function beforeLabelY(beforeY: number, lastY: number, { beside, height, bottom }: Box): number {
  if (!beside) return Math.min(height - bottom - 6, Math.max(beforeY, lastY) + LABEL_GAP + 4)
  const isBelow = beforeY >= lastY
  const apart = isBelow
    ? Math.max(beforeY, lastY + LABEL_GAP)
    : Math.min(beforeY, lastY - LABEL_GAP)
  return apart + 4
}

interface EarningsChartProps {
  /** The newest first; a second dozen is the year before. */
  readonly months: readonly EarningsMonth[]
}

/** A designer's earnings of a year as a line, with the year before as a dashed one. */
export function EarningsChart({ months }: EarningsChartProps): ReactNode {
  const { t, money, locale } = useMessages()
  const shown = months.slice(0, 12).toReversed()
  const earlier = months.slice(12, 24).toReversed()
  const hasEarlier =
    earlier.length === shown.length && earlier.some(({ earned }) => earned.minor !== 0)
  const cents = centsOf(shown)
  const usd = (minor: number): string => withMinus(money({ minor, currency: 'USD' }))
  const nameOf = (month: EarningsMonth | undefined): string =>
    month ? formatMonth(month.month, locale) : ''
  const name = t('studio.chartName', {
    from: nameOf(shown[0]),
    to: nameOf(shown.at(-1)),
    least: usd(Math.min(...cents)),
    most: usd(Math.max(...cents)),
    last: usd(cents.at(-1) ?? 0),
  })
  const plot = { name, months: shown, before: hasEarlier ? earlier : [] }
  return (
    <>
      <Plot box={WIDE} {...plot} />
      <Plot box={NARROW} {...plot} />
    </>
  )
}
