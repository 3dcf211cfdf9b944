import { expect, it } from 'vitest'
import {
  cartWith,
  conflict,
  driveCart,
  LINE_A,
  LINE_B,
  loadFailed,
  lost,
  typeQuantity,
  written,
} from '../testing/cart-driver.ts'
import type { CartDriver } from '../testing/cart-driver.ts'
import { sampleItem } from '../testing/samples.ts'
import { initialCartState } from './cart-editor-state.ts'
import type { CartAnswer, CartEvent } from './reduce-cart.ts'

const MAX_EVENTS = 6

const shopperEvents: readonly CartEvent[] = [
  typeQuantity(LINE_A, 2),
  typeQuantity(LINE_A, 1),
  typeQuantity(LINE_A, ''),
  { type: 'REMOVE', id: LINE_A },
  { type: 'REMOVE', id: LINE_B },
  { type: 'UNDO' },
  { type: 'APPLY_PROMO' },
  { type: 'REMOVE_PROMO' },
  { type: 'RETRY' },
  { type: 'CLOSE_NOTICE' },
  { type: 'CART', cart: null },
]

/** The answers that may come to a state: of a cart that has both lines, or only the second. */
function answersTo({ due, state }: CartDriver): readonly CartAnswer[] {
  const version = (state.cart?.version ?? 0) + 1
  const carts = [
    cartWith(version, { [LINE_A]: 1, [LINE_B]: 1 }),
    { ...cartWith(version, { [LINE_B]: 1 }), removed: [sampleItem(LINE_A)] },
  ]
  if (state.sent !== undefined) return [...carts.map(written), ...carts.map(conflict), lost]
  if (due === undefined) return []
  const loaded = [...carts, null].map((cart): CartAnswer => ({ type: 'LOADED', cart }))
  return [...loaded, loadFailed]
}

/** All states that are reached from the first ones by at most so many events. */
function reachable(first: readonly CartDriver[]): CartDriver[] {
  const known = new Map<string, CartDriver>()
  const add = (drivers: readonly CartDriver[]) =>
    drivers.filter((driver) => {
      const key = JSON.stringify(driver.state)
      if (known.has(key)) return false
      known.set(key, driver)
      return true
    })
  let newest = add(first)
  for (let events = 0; events < MAX_EVENTS; events += 1) {
    newest = add(
      newest.flatMap((driver) =>
        [...shopperEvents, ...answersTo(driver)].map((event) => driver.send(event)),
      ),
    )
  }
  return [...known.values()]
}

/** Lets every write succeed until nothing is due. */
function finished(driver: CartDriver): CartDriver {
  let last = driver
  for (let answers = 0; last.due !== undefined && answers < 10; answers += 1) {
    const version = (last.state.cart?.version ?? 0) + 1
    const cart = cartWith(version, { [LINE_A]: 1, [LINE_B]: 1 })
    last = last.send(last.due.kind === 'load' ? { type: 'LOADED', cart } : written(cart))
  }
  return last
}

it('keeps its order in every state that a few events can reach', () => {
  const cart = cartWith(1, { [LINE_A]: 1, [LINE_B]: 1 })
  const states = reachable([undefined, null, cart].map((from) => driveCart(initialCartState(from))))
  expect(states.length).toBeGreaterThan(5_000)
  for (const driver of states) {
    const { phase, sent, waiting, cart: known } = driver.state
    const problems = [
      sent !== undefined && phase !== 'ready' && 'a write is on its way while the cart is loaded',
      sent === undefined && known && phase === 'ready' && waiting.length > 0 && 'a write lies idle',
      new Set(waiting.map(({ id }) => id)).size < waiting.length && 'two writes wait for one line',
      driver.view.canCheckout && (sent || waiting.length > 0) && 'checkout with a change open',
      driver.view.status === 'failed' && driver.view.notice === undefined && 'no error message',
      finished(driver).due !== undefined && 'the work never ends',
      finished(driver).view.lines.some(({ busy }) => busy) && 'a line stays busy',
    ].filter(Boolean)
    if (problems.length > 0)
      throw new Error(`${problems.join(', ')}: ${JSON.stringify(driver.state)}`)
  }
}, 60_000)
