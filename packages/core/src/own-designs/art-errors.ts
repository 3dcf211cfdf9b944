import type { ErrorDetail } from '../contract/shop-error.ts'

/**
 * The `params.reason` of ART_INVALID: the file is of another kind, a side has too few or too many
 * pixels, the file has too many pages, or it is cut off or damaged.
 */
export const ART_REASONS = ['kind', 'small', 'large', 'pages', 'broken'] as const
/** The reason for which no design is made of a picture file. */
export type ArtReason = (typeof ART_REASONS)[number]

/** Returns the reason that an error names; undefined for any other text, and without one. */
export function artReasonOf({ code, params }: ErrorDetail): ArtReason | undefined {
  return code === 'ART_INVALID'
    ? ART_REASONS.find((reason) => reason === params?.['reason'])
    : undefined
}
