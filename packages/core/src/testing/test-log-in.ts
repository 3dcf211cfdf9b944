import { readDevice } from '../devices/read-device.ts'
import type { DeviceName } from '../devices/read-device.ts'
import { newId } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'

/** A session of a member, in the browser of a test or another one. */
export interface TestLogIn extends DeviceName {
  readonly id: string
  readonly userId: string
}

/** The sessions of a test shop's members. */
export interface TestLogIns {
  /** Id of the member's session of the browser's cookies; null without one. */
  logInId: string | null
  /** The sessions of members, of every browser, the last one at the end. */
  logIns: readonly TestLogIn[]
}

/** Opens a member's session in the browser, in place of the one that it has. */
export function openLogIn(shop: TestShop, userId: string, userAgent: string | null): void {
  endLogIns(shop, ({ id }) => id === shop.logInId)
  const id = newId(shop, 'device')
  shop.logIns = [...shop.logIns, { id, userId, ...readDevice(userAgent) }]
  Object.assign(shop, { cookies: userId, logInId: id })
}

/** Ends the sessions that are chosen, in whichever browser. */
export function endLogIns(shop: TestShop, isChosen: (logIn: TestLogIn) => boolean): void {
  shop.logIns = shop.logIns.filter((each) => !isChosen(each))
}

/** Drops the cookies of a member's session that has ended, as the first answer to it does. */
export function dropEndedLogIn(shop: TestShop): void {
  const { logInId, logIns } = shop
  if (logInId !== null && logIns.every(({ id }) => id !== logInId))
    Object.assign(shop, { cookies: null, logInId: null, guestBefore: null })
}
