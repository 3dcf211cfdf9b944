/** The first bytes of the picture formats that somebody sends. */
const SIGNATURES = {
  gif: [[0x47, 0x49, 0x46, 0x38]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  tiff: [
    [0x49, 0x49, 0x2a, 0x00],
    [0x4d, 0x4d, 0x00, 0x2a],
  ],
} as const

/** True for bytes that begin as a file of one of these formats, whatever the file is called. */
export const beginsAs = (
  bytes: Uint8Array,
  formats: readonly (keyof typeof SIGNATURES)[],
): boolean =>
  formats.some((format) =>
    SIGNATURES[format].some((signature) => signature.every((byte, at) => bytes[at] === byte)),
  )
