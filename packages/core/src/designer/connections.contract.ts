import * as v from 'valibot'
import { amongIds } from '../contract/among-ids.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, listOffset } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'
import type { Currency } from '../locale/locale.table.ts'

/** The most designers on one page of a member's connections. */
export const CONNECTIONS_PAGE_SIZE = 20
/** The most designs that each of them is shown with, the newest. */
export const CONNECTION_DESIGNS = 4

const answer = v.pipe(
  v.object({ user_connection: v.boolean(), num_followers: v.number(), needs_login: v.boolean() }),
  v.transform((wire) => ({
    isFollowing: wire.user_connection,
    followerCount: wire.num_followers,
    needsLogIn: wire.needs_login,
  })),
)
/**
 * Whether the user follows a designer, and how many members do. `needsLogIn` is true where the user
 * is a guest, who follows once they log in.
 */
export type ConnectionState = v.InferOutput<typeof answer>

/**
 * Follows a designer; one who is followed stays so. What a guest follows waits for their login and
 * does not count before. Nobody follows themselves. Like every call of connections it is a
 * storefront's alone.
 * @source spec 2 §2.3 (connections)
 */
export const followDesigner = defineCall({
  name: 'connections.follow',
  method: 'POST',
  path: '/designer/{screenName}/connection',
  body: v.strictObject({}),
  answer,
  errors: ['USER_NOT_FOUND', 'FIELD_VALUE_INVALID', 'TOO_MANY_ATTEMPTS'],
})

/** Follows a designer no longer; one who is not followed stays so. */
export const unfollowDesigner = defineCall({
  name: 'connections.unfollow',
  method: 'DELETE',
  path: '/designer/{screenName}/connection',
  body: v.strictObject({}),
  answer,
  errors: ['USER_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

/** Gets which of 1 to 100 designers a member follows. */
export const connectionsAmong = defineCall({
  name: 'connections.among',
  path: '/user/me/connections/among',
  auth: 'member',
  ...amongIds,
})

/** The query of {@link listConnections}. */
export interface ConnectionsQuery {
  /** Index of the first designer, 0 or more. */
  readonly offset?: number
  readonly currency?: Currency | undefined
}

/**
 * Gets the designers whom a member follows, the newest first, {@link CONNECTIONS_PAGE_SIZE} at
 * most, each with up to {@link CONNECTION_DESIGNS} newest designs.
 */
export const listConnections = defineCall({
  name: 'connections.list',
  method: 'GET',
  path: '/user/me/connections',
  auth: 'member',
  query: v.object({
    page_offset: listOffset,
    currency: v.optional(currency),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ offset, currency: shown }: ConnectionsQuery) => ({
    page_offset: offset ? String(offset) : undefined,
    currency: shown,
  }),
  answer: v.pipe(
    v.object({
      connections: v.array(
        v.object({
          id,
          name: v.string(),
          screen_name: v.string(),
          design_docs: v.array(designCard),
        }),
      ),
      total: v.number(),
      page_offset: v.number(),
    }),
    v.transform((wire) => ({
      connections: wire.connections.map(({ screen_name, design_docs, ...designer }) => ({
        ...designer,
        screenName: screen_name,
        designs: design_docs,
      })),
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
/** A page of the designers whom a member follows, with the number of all. */
export type ConnectionsPage = v.InferOutput<typeof listConnections.answer>
