import type { SentUpload } from '@selvage/core/own-designs'

/** A picture of fish that has come: 1,500 by 1,200 px, sharp up to 10 in. */
export const SENT: SentUpload = {
  id: 'upload_00000000000000001',
  bytes: 2_400_000,
  received: 2_400_000,
  art: {
    id: 'art_00000000000000000001',
    width: 1500,
    height: 1200,
    palette: ['#1f2b38', '#d7a545', '#ece2cd', '#c8694a', '#5f8a80'],
    tags: ['blue', 'yellow', 'white'],
    hasSeam: false,
  },
}

/** The same picture with edges that do not meet. */
export const WITH_SEAM: SentUpload = { ...SENT, art: { ...SENT.art, hasSeam: true } }

/** A picture that is 27 times as long as wide. */
export const LONG: SentUpload = { ...SENT, art: { ...SENT.art, width: 8000, height: 300 } }

const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]

/** Returns a file that begins as a PNG of 1,500 by 1,200 px does. */
export function pngFile(bytes: number, name = 'shoal.png'): File {
  const file = new Uint8Array(bytes)
  file.set([...HEAD, 0, 0, 5, 220, 0, 0, 4, 176])
  return new File([file], name, { type: 'image/png' })
}
