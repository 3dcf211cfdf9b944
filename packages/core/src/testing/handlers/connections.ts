import {
  CONNECTION_DESIGNS,
  CONNECTIONS_PAGE_SIZE,
  connectionsAmong,
  followDesigner,
  listConnections,
  unfollowDesigner,
} from '../../designer/connections.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import type { TestShop } from '../test-shop.ts'
import { wireCard, wireDesigner } from '../wire-design.ts'

/** Returns how many members follow a designer. */
export const followersOf = ({ users }: TestShop, designerId: number): number =>
  [...users.values()].filter(({ guest, connections }) => !guest && connections.includes(designerId))
    .length

type Change = Pick<CheckedRequest<typeof followDesigner>, 'shop' | 'user' | 'params'>

function change({ shop, user: asking, params }: Change, isFollowing: boolean) {
  const user = signedIn({ user: asking })
  const { id } =
    SAMPLE_DESIGNERS.find(({ screenName }) => screenName === params['screenName']) ??
    reject('USER_NOT_FOUND')
  const others = user.connections.filter((each) => each !== id)
  if (!isFollowing) user.connections = others
  else if (!user.connections.includes(id)) user.connections = [id, ...others]
  return {
    user_connection: isFollowing && !user.guest,
    num_followers: followersOf(shop, id),
    needs_login: isFollowing && user.guest,
  }
}

/** Calls of the designers whom members follow. */
export const connectionHandlers: readonly Handler[] = [
  handle(followDesigner, (request) => change(request, true)),
  handle(unfollowDesigner, (request) => change(request, false)),
  handle(connectionsAmong, (request) => {
    const { connections } = signedIn(request)
    return { ids: request.query.ids.filter((id) => connections.includes(id)) }
  }),
  handle(listConnections, (request) => {
    const { connections } = signedIn(request)
    const { page_offset: offset = 0, currency = DEFAULT_CURRENCY } = request.query
    return {
      connections: connections.slice(offset, offset + CONNECTIONS_PAGE_SIZE).map((id) => ({
        ...wireDesigner(id),
        design_docs: SAMPLE_DESIGNS.filter(({ designerId }) => designerId === id)
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id - b.id)
          .slice(0, CONNECTION_DESIGNS)
          .map((design) => wireCard(design, currency)),
      })),
      total: connections.length,
      page_offset: offset,
    }
  }),
]
