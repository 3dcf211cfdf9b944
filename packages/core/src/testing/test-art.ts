import type { ArtReason } from '../own-designs/art-errors.ts'
import { ART_PIXELS } from '../own-designs/own-design-rules.ts'
import type { SampleDesign } from './sample-design.ts'
import type { TestEarnings } from './test-earnings.ts'

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

/** The pictures and designs of the members of a test gateway, and what they earn. */
export interface TestOwnDesigns extends TestEarnings {
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

/** The bytes that {@link readArtHead} looks at. */
export const ART_HEAD_BYTES = 24

/**
 * Returns the size of a picture by the first bytes of its file, or what is wrong with the file. The
 * size is that of a PNG, and always the same for JPEG and TIFF.
 */
export function readArtHead(head: Uint8Array): Pick<TestArt, 'width' | 'height'> | ArtReason {
  const known = SIGNATURES.find((bytes) => bytes.every((byte, at) => head[at] === byte))
  if (!known) return 'kind'
  if (head.length < ART_HEAD_BYTES) return 'broken'
  const size = known[0] === 0x89 ? pngSize(head) : SAMPLE_SIZE
  const { min, max } = ART_PIXELS
  if (Math.max(size.width, size.height) > max) return 'large'
  return Math.min(size.width, size.height) < min ? 'small' : size
}

function pngSize({ buffer, byteOffset }: Uint8Array) {
  const numbers = new DataView(buffer, byteOffset)
  return { width: numbers.getUint32(16), height: numbers.getUint32(20) }
}

/** Returns the first bytes of a text in base64, and how many bytes it has. */
export function readBase64(text: string): { readonly head: Uint8Array; readonly length: number } {
  const bytes = atob(text)
  const head = Uint8Array.from(bytes.slice(0, ART_HEAD_BYTES), (byte) => byte.charCodeAt(0))
  return { head, length: bytes.length }
}
