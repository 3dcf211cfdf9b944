import type { SampleDesign } from './sample-design.ts'

/** A picture file that a member sends to a test gateway. */
export interface TestArtUpload {
  readonly id: string
  readonly userId: string
  readonly bytes: number
  received: number
  /** The file's first bytes, by which its kind is known. */
  head: Uint8Array
  /** Null until all of the file has come. */
  art: TestArt | null
}

/** A picture of a test gateway. */
export interface TestArt {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly palette: readonly string[]
  readonly tags: readonly string[]
}

/** The pictures and designs of the members of a test gateway. */
export interface TestOwnDesigns {
  /** The picture files that members send. */
  artUploads: readonly TestArtUpload[]
  /** The designs that members have made, the newest first. */
  ownDesigns: readonly TestOwnDesign[]
}

/** A design that a member has made. */
export interface TestOwnDesign extends SampleDesign {
  readonly ownerId: string
  readonly artId: string
  readonly mature: boolean
  readonly forSale: boolean
}

const SAMPLE_SIZE = { width: 1500, height: 1800 } as const
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
] as const

/** The bytes that {@link sizeOfArt} looks at. */
export const ART_HEAD_BYTES = 24

/**
 * Returns the size of a picture by the first bytes of its file: that of a PNG, and one that is
 * always the same for JPEG and TIFF. Undefined for any other file.
 */
export function sizeOfArt(head: Uint8Array): Pick<TestArt, 'width' | 'height'> | undefined {
  const known = SIGNATURES.find((bytes) => bytes.every((byte, at) => head[at] === byte))
  if (!known) return undefined
  if (known[0] !== 0x89 || head.length < ART_HEAD_BYTES) return SAMPLE_SIZE
  const { buffer, byteOffset } = head
  const numbers = new DataView(buffer, byteOffset)
  return { width: numbers.getUint32(16), height: numbers.getUint32(20) }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns the first bytes of a text in base64, and how many bytes it has. */
export function readBase64(text: string): { readonly head: Uint8Array; readonly length: number } {
  const digits = text.replace(/=+$/, '')
  const length = Math.floor((digits.length * 3) / 4)
  const head = new Uint8Array(Math.min(length, ART_HEAD_BYTES))
  for (let at = 0; at < head.length; at += 1) {
    const bit = at * 8
    const from = Math.floor(bit / 6)
    const two = [0, 1].map((next) => Math.max(0, DIGITS.indexOf(digits[from + next] ?? 'A')))
    const bits = ((two[0] ?? 0) << 6) | (two[1] ?? 0)
    head[at] = (bits >> (4 - (bit % 6))) & 255
  }
  return { head, length }
}
