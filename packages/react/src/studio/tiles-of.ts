import type { RepeatType } from '@selvage/core/design'

/** A tile in one period of a print: where it begins, and whether it is turned over. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly flipX?: boolean
  readonly flipY?: boolean
}

/** Returns the tiles that cover one period of a repeat, some of them reaching over its edges. */
export function tilesOf(type: RepeatType, width: number, height: number): readonly Tile[] {
  switch (type) {
    case 'centered':
    case 'basic':
      return [{ x: 0, y: 0 }]
    case 'half-drop':
      return [
        { x: 0, y: 0 },
        { x: width, y: -height / 2 },
        { x: width, y: height / 2 },
      ]
    case 'half-brick':
      return [
        { x: 0, y: 0 },
        { x: -width / 2, y: height },
        { x: width / 2, y: height },
      ]
    case 'mirrored':
      return [
        { x: 0, y: 0 },
        { x: width, y: 0, flipX: true },
        { x: 0, y: height, flipY: true },
        { x: width, y: height, flipX: true, flipY: true },
      ]
  }
}

/** Returns the SVG transform that draws a tile of this size in its place. */
export function tileTransform({ x, y, flipX, flipY }: Tile, width: number, height: number): string {
  const place = `translate(${flipX ? x + width : x} ${flipY ? y + height : y})`
  return `${place} scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`
}
