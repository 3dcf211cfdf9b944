import type { ErrorDetail } from '../contract/shop-error.ts'

const MEGABYTE = 1024 * 1024

/**
 * The files of an application: the proof of being a student, and previous work as one PDF of three
 * pictures.
 * @source spec 2 §5
 */
export const GRANT_FILES = {
  proof: { maxBytes: 4 * MEGABYTE, kinds: ['pdf', 'png', 'jpeg'] },
  work: { maxBytes: 8 * MEGABYTE, kinds: ['pdf'] },
} as const

/** The use of a file in an application. */
export type GrantFileUse = keyof typeof GRANT_FILES
/** The kind of a file, by its bytes. */
export type GrantFileKind = (typeof GRANT_FILES)[GrantFileUse]['kinds'][number]

/** The uses of files in an application, in the order of the form. */
export const GRANT_FILE_USES = ['proof', 'work'] as const satisfies readonly GrantFileUse[]

/** The most pages of a PDF. */
export const GRANT_FILE_PAGES_MAX = 10

/**
 * The `params.reason` of GRANT_FILE_INVALID: the file is empty, too large, of another kind, or cut
 * off or damaged; a PDF has no pages or too many, has a password, or holds scripts or other files.
 */
export const GRANT_FILE_REASONS = [
  'empty',
  'large',
  'kind',
  'broken',
  'pages',
  'locked',
  'active',
] as const
/** The reason for which a file of an application is rejected. */
export type GrantFileReason = (typeof GRANT_FILE_REASONS)[number]

/** Returns the reason that an error names; undefined for any other text, and without one. */
export const grantFileReasonOf = ({ code, params }: ErrorDetail): GrantFileReason | undefined =>
  code === 'GRANT_FILE_INVALID'
    ? GRANT_FILE_REASONS.find((reason) => reason === params?.['reason'])
    : undefined

/** The first bytes of each kind. */
const SIGNATURES: Readonly<Record<GrantFileKind, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
}

/** Returns the kind of a file by its bytes, whatever it is called; undefined for any other kind. */
export const grantFileKind = (bytes: Uint8Array): GrantFileKind | undefined =>
  (Object.keys(SIGNATURES) as GrantFileKind[]).find((kind) =>
    SIGNATURES[kind].every((byte, at) => bytes[at] === byte),
  )

/** The end of a PDF stands within so many bytes of the end of its file. */
const PDF_END_BYTES = 1024

/** True for a PDF whose end is there. */
const hasEnd = (pdf: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(pdf.subarray(-PDF_END_BYTES)).includes('%%EOF')

/**
 * Returns why a file is rejected before anything in it is read; undefined for one that a gateway
 * goes on to read.
 */
export function checkGrantFile(use: GrantFileUse, bytes: Uint8Array): GrantFileReason | undefined {
  const { maxBytes, kinds } = GRANT_FILES[use]
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxBytes) return 'large'
  const kind = grantFileKind(bytes)
  if (kind === undefined || !kinds.some((one) => one === kind)) return 'kind'
  return kind === 'pdf' && !hasEnd(bytes) ? 'broken' : undefined
}
