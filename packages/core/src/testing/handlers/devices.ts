import { endDevice, endOtherDevices, listDevices } from '../../devices/devices.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { endLogIns } from '../test-log-in.ts'
import type { TestLogIn } from '../test-log-in.ts'
import { TODAY } from './today.ts'

/** Returns whether a session is another one of the member's. */
const isOther = (request: CheckedRequest) => {
  const { id: userId } = signedIn(request)
  const { logInId } = request.shop
  return (each: TestLogIn) => each.userId === userId && each.id !== logInId
}

function listed(request: CheckedRequest) {
  const { id: userId } = signedIn(request)
  const { logIns, logInId } = request.shop
  const own = logIns.filter((each) => each.userId === userId)
  const others = own.filter(isOther(request)).toReversed()
  return {
    devices: [...own.filter(({ id }) => id === logInId), ...others].map(
      ({ id, browser, system }) => ({
        id,
        browser,
        system,
        current: id === logInId,
        logged_in_at: TODAY,
        last_used_at: TODAY,
      }),
    ),
  }
}

/** Calls of where a member is logged in. */
export const deviceHandlers: readonly Handler[] = [
  handle(listDevices, listed),
  handle(endDevice, (request) => {
    const { shop, params } = request
    const ended = shop.logIns.filter(isOther(request)).find(({ id }) => id === params['id'])
    if (!ended) return reject('DEVICE_NOT_FOUND')
    endLogIns(shop, (each) => each === ended)
    return listed(request)
  }),
  handle(endOtherDevices, (request) => {
    endLogIns(request.shop, isOther(request))
    return listed(request)
  }),
]
