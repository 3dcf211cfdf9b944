/** The width classes of a drawing: alone on a page, beside other content, on a phone. */
export const DRAWING_ROOMS = ['wide', 'middle', 'narrow'] as const
export type DrawingRoom = (typeof DRAWING_ROOMS)[number]

/**
 * The least width of each class and the largest height of a drawing, in px. The style sheet's
 * container queries use the same values.
 */
export const ROOM_PX = { wide: 760, middle: 460, narrow: 284 } as const satisfies Record<
  DrawingRoom,
  number
>
export const MOST_HIGH_PX = 640

/** The height of letters, in px. */
const LETTER_PX = { wide: 13, middle: 12.5, narrow: 11.5 } as const satisfies Record<
  DrawingRoom,
  number
>

/** Space around a drawing for its brackets, in heights of a letter. */
export interface Margins {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A drawing's view box and the height of its letters in each width class, in its own unit. */
export interface Drawn {
  readonly view: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  readonly text: Readonly<Record<DrawingRoom, number>>
}

/**
 * Returns the view box of a drawing with its margins, and letters that are about 12 px high in
 * every width class, whatever the drawing's size.
 */
export function fitDrawing(
  box: Drawn['view'],
  margins: Margins,
  leastWidthLetters = 0,
  mostHighPx: number = MOST_HIGH_PX,
): Drawn {
  const across = margins.left + margins.right
  const along = margins.top + margins.bottom
  const px = LETTER_PX.narrow
  const letter = Math.max(
    (px * box.width) / Math.max(1, ROOM_PX.narrow - px * across),
    (px * box.height) / Math.max(1, mostHighPx - px * along),
  )
  const width = Math.max(box.width, leastWidthLetters * letter)
  const view = {
    x: box.x - (width - box.width) / 2 - margins.left * letter,
    y: box.y - margins.top * letter,
    width: width + across * letter,
    height: box.height + along * letter,
  }
  const textFor = (room: DrawingRoom): number =>
    LETTER_PX[room] * Math.max(view.width / ROOM_PX[room], view.height / mostHighPx)
  return {
    view,
    text: { wide: textFor('wide'), middle: textFor('middle'), narrow: textFor('narrow') },
  }
}

/** The mean width of a letter, as a share of its height. */
const LETTER_WIDTH = 0.53

/** Returns the approximate width of a text, in the drawing's unit. */
export const textWidth = (messages: string, letter: number): number =>
  messages.length * letter * LETTER_WIDTH
