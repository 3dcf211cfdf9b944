import {
  connectionsAmong,
  followDesigner,
  unfollowDesigner,
} from '../../designer/connections.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { SAMPLE_DESIGNERS } from '../sample-designs.table.ts'
import type { TestShop } from '../test-shop.ts'

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
]
