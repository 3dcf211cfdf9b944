import { logIn, logOut } from '../../account/account.contract.ts'
import {
  CONNECTION_DESIGNS,
  connectionsAmong,
  followDesigner,
  listConnections,
  unfollowDesigner,
} from '../../designer/connections.contract.ts'
import { getDesigner } from '../../designer/designer.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { searchSpelunks } from '../../search/spelunk.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

async function openShop(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { gateway } = visitor
  const { results } = await gateway.send(searchSpelunks, { query: { type: 'designers' } })
  const [designer] = results.map(({ id, designer: { screenName } }) => ({ id, screenName }))
  if (!designer) throw new Error('There is no designer.')
  const { id, screenName } = designer
  return {
    ...visitor,
    screenNames: results.map(({ designer: made }) => made.screenName),
    follow: (name = screenName) =>
      gateway.send(followDesigner, { params: { screenName: name }, body: {} }),
    unfollow: (name = screenName) =>
      gateway.send(unfollowDesigner, { params: { screenName: name }, body: {} }),
    followers: async () =>
      (await gateway.send(getDesigner, { params: { screenName }, query: {} })).followerCount,
    isFollowed: async () =>
      (await gateway.send(connectionsAmong, { query: { ids: [id, 2_000_000_000] } })).includes(id),
  }
}

/** Rules of the designers whom members follow. */
export const describeConnections: DescribeRules = (open, { describe, test, expect }) => {
  describe('connections', () => {
    test('of a member begin and end once, and the count follows', async () => {
      const { gateway, follow, unfollow, isFollowed, followers, ...visitor } = await openShop(open)
      await join({ gateway, ...visitor })
      const before = await followers()
      const following = { isFollowing: true, followerCount: before + 1, needsLogIn: false }
      expect(await follow()).toEqual(following)
      expect(await follow()).toEqual(following)
      expect(await isFollowed()).toBe(true)
      expect(await followers()).toBe(before + 1)
      const none = { isFollowing: false, followerCount: before, needsLogIn: false }
      expect(await unfollow()).toEqual(none)
      expect(await unfollow()).toEqual(none)
      expect(await isFollowed()).toBe(false)
    })

    test('of a guest wait for the login and are counted from then on', async () => {
      const { gateway, follow, isFollowed, followers, ...visitor } = await openShop(open)
      const { email } = await join({ gateway, ...visitor })
      const before = await followers()
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(await follow()).toEqual({
        isFollowing: false,
        followerCount: before,
        needsLogIn: true,
      })
      expect(await followers()).toBe(before)
      expect(await rejectionOf(isFollowed())).toMatchObject({ status: 403 })
      await gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect(await isFollowed()).toBe(true)
      expect(await followers()).toBe(before + 1)
    })

    test('are listed with the newest first, each with its newest designs', async () => {
      const { gateway, follow, unfollow, screenNames, ...visitor } = await openShop(open)
      expect(await rejectionOf(gateway.send(listConnections, { query: {} }))).toMatchObject({
        status: 403,
      })
      await join({ gateway, ...visitor })
      const list = (offset = 0) => gateway.send(listConnections, { query: { offset } })
      expect(await list()).toEqual({ connections: [], total: 0, offset: 0 })
      const [first = '', second = ''] = screenNames
      for (const name of [first, second, second]) await follow(name)
      const { connections, total } = await list()
      expect([connections.map(({ screenName }) => screenName), total]).toEqual([[second, first], 2])
      const { results } = await gateway.send(searchDesigns, {
        query: { designers: [first], sort: 'newest' },
      })
      expect(connections[1]?.designs.map(({ id }) => id)).toEqual(
        results.slice(0, CONNECTION_DESIGNS).map(({ id }) => id),
      )
      expect((await list(1)).connections.map(({ screenName }) => screenName)).toEqual([first])
      await unfollow(second)
      expect((await list()).total).toBe(1)
    })

    test('are with designers of the shop', async () => {
      const { follow, unfollow } = await openShop(open)
      for (const change of [follow, unfollow])
        expect(await rejectionOf(change('nobody'))).toMatchObject({
          code: 'USER_NOT_FOUND',
          status: 404,
        })
    })
  })
}
