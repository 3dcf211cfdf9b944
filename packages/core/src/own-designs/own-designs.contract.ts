import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { base64, currency, id, listOffset, money, publicId, text } from '../contract/wire.ts'
import { designCard, REPEAT_TYPES } from '../design/design-card.contract.ts'
import type { RepeatType } from '../design/design-card.contract.ts'
import type { Currency } from '../locale/locale.table.ts'
import {
  ART_MAX_BYTES,
  ART_PART_BYTES,
  DESIGN_TAGS_MAX,
  DESIGN_TITLE_TYPED_MAX,
  DESIGN_TAG_TYPED_MAX,
} from './own-design-rules.ts'

const art = v.object({
  id: publicId,
  /** Pixels of the picture, upright. */
  width: v.number(),
  height: v.number(),
  /** Its colors, `#rrggbb`, the one that covers the most first; 8 at most. */
  palette: v.array(v.string()),
  /** Tags that its colors propose. */
  tags: v.array(v.string()),
  /** True where two opposite edges of the picture do not meet. */
  has_seam: v.boolean(),
})

const upload = v.pipe(
  v.object({
    id: publicId,
    bytes: v.number(),
    received: v.number(),
    art: v.nullable(art),
  }),
  v.transform(({ art: wire, ...same }) => {
    if (wire === null) return { ...same, art: null }
    const { has_seam: hasSeam, ...drawn } = wire
    return { ...same, art: { ...drawn, hasSeam } }
  }),
)
/** A picture file that is being sent; `art` is null until all of it has come and can be read. */
export type ArtUpload = v.InferOutput<typeof upload>
/** A picture that a design can be made of. */
export type Art = NonNullable<ArtUpload['art']>

/**
 * Begins to send a PNG, JPEG or TIFF file of up to {@link ART_MAX_BYTES} bytes, which comes in
 * parts.
 */
export const beginArtUpload = defineCall({
  name: 'ownDesigns.beginUpload',
  method: 'POST',
  path: '/art_uploads',
  auth: 'member',
  body: v.strictObject({
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ART_MAX_BYTES)),
  }),
  answer: upload,
  errors: ['UNAUTHORIZED', 'FIELD_VALUE_INVALID', 'TOO_MANY_ATTEMPTS'],
})

/**
 * Sends the next part of a file, {@link ART_PART_BYTES} bytes or its rest. A part that does not
 * begin where the last one ended changes nothing: the answer says from where to go on. The last
 * part's answer has the picture. A file that is no picture for a design is ART_INVALID, and its
 * `params.reason` says why: `kind`, `small`, `large`, `pages` or `broken`.
 */
export const sendArtPart = defineCall({
  name: 'ownDesigns.sendPart',
  method: 'POST',
  path: '/art_uploads/{id}/parts',
  auth: 'member',
  body: v.strictObject({
    offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ART_MAX_BYTES)),
    /** The part in base64. */
    part: base64(ART_PART_BYTES),
  }),
  answer: upload,
  errors: [
    'UNAUTHORIZED',
    'ART_INVALID',
    'ART_NOT_FOUND',
    'FIELD_VALUE_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** Gets how much of a file has come; only its member's. */
export const getArtUpload = defineCall({
  name: 'ownDesigns.getUpload',
  method: 'GET',
  path: '/art_uploads/{id}',
  auth: 'member',
  answer: upload,
  errors: ['UNAUTHORIZED', 'ART_NOT_FOUND'],
})

/** The details of a design that its designer gives. */
export interface OwnDesignDetails {
  readonly title: string
  readonly tags: readonly string[]
  /** True hides it from whoever does not ask for designs for adults. */
  readonly mature: boolean
  /** False shows it and does not sell it. */
  readonly forSale: boolean
}
/** A design to make of a picture. */
export interface NewDesign extends OwnDesignDetails {
  readonly artId: string
  readonly repeatType: RepeatType
  /** Inches across one repeat. */
  readonly widthIn: number
}

const title = text(DESIGN_TITLE_TYPED_MAX)
const tags = v.pipe(v.array(text(DESIGN_TAG_TYPED_MAX)), v.maxLength(DESIGN_TAGS_MAX))
const made = v.pipe(
  v.object({ design: v.object({ id, slug: v.string() }) }),
  v.transform((wire) => wire.design),
)

/**
 * Makes a design of a picture that has come, and shows it in the shop. A picture makes one design:
 * asked again, the answer is the same design. The first one makes the member a designer.
 */
export const createDesign = defineCall({
  name: 'ownDesigns.create',
  method: 'POST',
  path: '/design',
  auth: 'member',
  body: v.strictObject({
    art_id: publicId,
    repeat_type: v.picklist(REPEAT_TYPES),
    width: v.number(),
    title,
    tags,
    mature: v.boolean(),
    for_sale: v.boolean(),
  }),
  encodeBody: ({ artId, repeatType, widthIn, forSale, tags: given, ...same }: NewDesign) => ({
    ...same,
    tags: [...given],
    art_id: artId,
    repeat_type: repeatType,
    width: widthIn,
    for_sale: forSale,
  }),
  answer: made,
  errors: [
    'UNAUTHORIZED',
    'ART_NOT_FOUND',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** Changes a design of the member's own; what is left out stays. Any other is a 404. */
export const changeDesign = defineCall({
  name: 'ownDesigns.change',
  method: 'PATCH',
  path: '/design/{id}',
  auth: 'member',
  body: v.strictObject({
    title: v.optional(title),
    tags: v.optional(tags),
    mature: v.optional(v.boolean()),
    for_sale: v.optional(v.boolean()),
  }),
  encodeBody: ({ forSale, tags: given, ...same }: Partial<OwnDesignDetails>) => ({
    ...same,
    ...(given && { tags: [...given] }),
    ...(forSale !== undefined && { for_sale: forSale }),
  }),
  answer: made,
  errors: [
    'UNAUTHORIZED',
    'NO_IMAGE_AVAILABLE',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** The query of {@link listOwnDesigns}. */
export interface OwnDesignsQuery {
  /** Index of the first design, 0 or more. */
  readonly offset?: number
  readonly currency?: Currency | undefined
}

/** Gets the member's own designs, the newest first, 20 at most. */
export const listOwnDesigns = defineCall({
  name: 'ownDesigns.list',
  method: 'GET',
  path: '/user/me/designs',
  auth: 'member',
  query: v.object({
    page_offset: listOffset,
    currency: v.optional(currency),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ offset, currency: shown }: OwnDesignsQuery) => ({
    page_offset: offset ? String(offset) : undefined,
    currency: shown,
  }),
  answer: v.pipe(
    v.object({
      /** The name of the member's page, `/profiles/{screenName}`; null before the first design. */
      screen_name: v.nullable(v.string()),
      designs: v.array(
        v.object({
          card: designCard,
          tags: v.array(v.string()),
          mature: v.boolean(),
          num_sold: v.number(),
          /** The earnings of those, in US dollars. */
          raw_earned: v.optional(v.number(), 0),
        }),
      ),
      total: v.number(),
      page_offset: v.number(),
    }),
    v.transform((wire) => ({
      screenName: wire.screen_name,
      designs: wire.designs.map(({ num_sold: soldCount, raw_earned: earned, ...same }) => ({
        ...same,
        soldCount,
        /** The earnings of its designer by it, in US dollars. */
        earned: money(earned, 'USD'),
      })),
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
/** A page of a member's own designs. */
export type OwnDesignsPage = v.InferOutput<typeof listOwnDesigns.answer>
