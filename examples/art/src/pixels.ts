/** Raw pixels in rows, {@link CHANNELS} bytes each. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Red, green and blue: cloth is never transparent. */
export const CHANNELS = 3

/** Inches of a period, from its corner, and the pixels to draw them in. */
export interface Crop {
  widthIn: number
  heightIn: number
  width: number
  height: number
}
