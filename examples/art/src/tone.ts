/** A color as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. */
export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Writes `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `amount` of `b` stirred into `a`. */
export function mix(a: string, b: string, amount: number): string {
  const [p, q] = [toRgb(a), toRgb(b)]
  return toHex([
    p[0] + (q[0] - p[0]) * amount,
    p[1] + (q[1] - p[1]) * amount,
    p[2] + (q[2] - p[2]) * amount,
  ])
}

/** A deeper shade, leaning to blue-black as a shadow does. */
export function deepen(hex: string, amount = 0.25): string {
  return mix(hex, '#1b1726', amount)
}

/** A lighter tint, leaning to warm white. */
export function lighten(hex: string, amount = 0.3): string {
  return mix(hex, '#fff8ec', amount)
}

/** Relative luminance, 0 to 1 (WCAG). */
export function luminance(hex: string): number {
  const channel = (v: number): number => {
    const s = v / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = toRgb(hex)
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
}

/** Contrast of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Hue 0 to 360, saturation and lightness 0 to 1. */
export function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = toRgb(hex).map((v) => v / 255) as [number, number, number]
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const lightness = (max + min) / 2
  const d = max - min
  if (d === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = d / (1 - Math.abs(2 * lightness - 1))
  return { hue: sixthOf(r, g, b, d) * 60, saturation, lightness }
}

/** The hue in sixths of the circle, 0 to 6. */
function sixthOf(r: number, g: number, b: number, d: number): number {
  const max = Math.max(r, g, b)
  if (max === r) return ((g - b) / d + 6) % 6
  return max === g ? (b - r) / d + 2 : (r - g) / d + 4
}
