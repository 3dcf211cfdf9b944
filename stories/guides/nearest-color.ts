import { contrastRatio, parseHex } from '@selvage/react/tokens'

type Channels = readonly [red: number, green: number, blue: number]

const STEPS = 200

const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Returns a color moved toward black (share below 0) or toward white, in its own hue. */
function moved(channels: Channels, share: number): string {
  const end = share < 0 ? 0 : 255
  return toHex(
    channels.map((channel) => channel + (end - channel) * Math.abs(share)) as unknown as Channels,
  )
}

/**
 * Returns the color nearest to `back`, lighter or darker in the same hue, on which `front` has at
 * least a contrast ratio; null when there is none or a color is no hex color.
 */
export function nearestColor(front: string, back: string, least: number): string | null {
  const channels = parseHex(back)
  if (channels === null || parseHex(front) === null) return null
  for (let step = 0; step <= STEPS; step += 1)
    for (const sign of [-1, 1]) {
      const color = moved(channels, (sign * step) / STEPS)
      if (contrastRatio(front, color) >= least) return color
    }
  return null
}
