import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { publicId } from '../contract/wire.ts'

const savedCard = v.pipe(
  v.object({
    id: publicId,
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
    expired: v.boolean(),
  }),
  v.transform((wire) => ({
    id: wire.id,
    brand: wire.brand,
    last4: wire.last4,
    expiryMonth: wire.exp_month,
    expiryYear: wire.exp_year,
    expired: wire.expired,
  })),
)
/** A card that a member has saved. Its number is the provider's alone. */
export type SavedCard = v.InferOutput<typeof savedCard>

const answer = v.pipe(
  v.object({ cards: v.array(savedCard) }),
  v.transform(({ cards }) => cards),
)

/** Gets the member's saved cards, the newest first. */
export const listCards = defineCall({
  name: 'cards.list',
  method: 'GET',
  path: '/user/me/cards',
  auth: 'member',
  answer,
  errors: ['UNAUTHORIZED'],
})

/** Deletes a saved card of the member's own; one that is gone already is gone. */
export const removeCard = defineCall({
  name: 'cards.remove',
  method: 'DELETE',
  path: '/user/me/cards/{id}',
  auth: 'member',
  answer,
  errors: ['UNAUTHORIZED', 'CARD_DELETE_FAILED'],
})
