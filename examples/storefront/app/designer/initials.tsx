import * as css from './designer.css.ts'

interface InitialsProps {
  readonly name: string
  /** The ground, as `#rrggbb`; a plain one when left out. */
  readonly color: string | undefined
}

/** The share of each channel in how bright a color looks, of red, green and blue. */
const SHARES = [0.2126, 0.7152, 0.0722] as const
/** A brighter ground gets dark letters. */
const MIDDLE = 0.18

/** Stands in for the portrait of a designer. Their name is beside it. */
export function Initials({ name, color = '#e9e1d3' }: InitialsProps) {
  return (
    <svg className={css.initials} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={color} />
      <text
        x="50"
        y="50"
        fontSize="38"
        textAnchor="middle"
        dominantBaseline="central"
        fill={luminance(color) > MIDDLE ? '#1d1a17' : '#ffffff'}
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** Returns the first letters of the first and the last part of a name. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => [...part][0] ?? [])
  return [...new Set([letters[0], letters.at(-1)])].join('').toLocaleUpperCase('en')
}

const luminance = (hex: string): number =>
  SHARES.reduce((sum, share, at) => {
    const channel = Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255
    return sum + share * (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)
