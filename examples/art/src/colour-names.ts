import type { Colour } from '@selvage/core/search'
import { toHsl, toRgb } from './tone.ts'

/** The color family that a shopper would look for `hex` in. */
export function colourName(hex: string): Colour {
  const { hue, saturation, lightness } = toHsl(hex)
  const rgb = toRgb(hex)
  const chroma = (Math.max(...rgb) - Math.min(...rgb)) / 255
  if (chroma < 0.085 || (chroma < 0.14 && lightness > 0.86)) {
    if (lightness > 0.8) return 'white'
    return lightness < 0.22 ? 'black' : 'grey'
  }
  if (lightness < 0.13) return 'black'
  if (hue < 12 || hue >= 345) return redName(lightness)
  if (hue < 50) {
    if (lightness < 0.34 || (saturation < 0.42 && lightness < 0.74)) return 'brown'
    if (hue < 26) return orangeName(hue, lightness)
    if (hue < 36) return 'orange'
    return lightness > 0.84 && saturation < 0.5 ? 'white' : 'yellow'
  }
  if (hue < 66) return lightness < 0.3 ? 'green' : 'yellow'
  if (hue < 160) return 'green'
  if (hue < 196) return 'cyan'
  if (hue < 255) return 'blue'
  const isPink = hue >= 322 && (lightness > 0.6 || saturation > 0.4)
  return isPink ? 'pink' : 'violet'
}

function redName(lightness: number): Colour {
  if (lightness > 0.66) return 'pink'
  return lightness < 0.22 ? 'brown' : 'red'
}

function orangeName(hue: number, lightness: number): Colour {
  if (lightness > 0.72) return 'pink'
  return hue < 16 && lightness < 0.55 ? 'red' : 'orange'
}

/** Inks that count: the others are printed too little to name a cloth after. */
const SEEN = 4

/** The color families of a cloth, the most visible first, each once. */
export function colourNames(hexes: readonly string[]): Colour[] {
  return [...new Set(hexes.slice(0, SEEN).map(colourName))]
}
