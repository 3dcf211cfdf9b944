import { readGiftBalance, setGiftCertificate, setSpoondollars } from '@selvage/core/credit'
import type { GiftCodeProblem } from '@selvage/core/credit'
import { isCurrency } from '@selvage/core/locale'
import { withinGuesses } from '../cart/guess-limit.ts'
import { findByCode } from '../credit/gift-certificates.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertSavedBefore } from './assert-saved.ts'
import { saveCheckout } from './load-checkout.ts'
import { writeStep } from './write-step.ts'

const rejected = (message: GiftCodeProblem) =>
  httpError('FIELD_VALUE_INVALID', { field: 'code', message })

const certificate = handle(setGiftCertificate, async (context, deps) => {
  const { code } = context.body
  const write = () =>
    writeStep(context, deps, async (tx, loaded, row) => {
      assertSavedBefore('payment', loaded)
      const found = code === null ? null : await findByCode(tx, code)
      if (found === undefined) throw rejected('unknown')
      if (found?.voidedAt) throw rejected('canceled')
      if (found && loaded.payable.subscription) throw rejected('subscription')
      if (found && found.currency !== loaded.currency) throw rejected('currency')
      if (found?.balanceMinor === 0) throw rejected('empty')
      await saveCheckout(tx, row.id, { giftCertificateId: found?.id ?? null }, deps.now())
    })
  return code === null ? write() : withinGuesses('gift', context, deps, write)
})

const balance = handle(readGiftBalance, async ({ body, peer, visitor }, deps) => {
  const guesser = { session: visitor, peer }
  const found = await withinGuesses('gift', guesser, deps, async () => {
    const bought = await findByCode(deps.db.orm, body.code)
    if (!bought) throw rejected('unknown')
    return bought
  })
  if (found.voidedAt) throw rejected('canceled')
  const { codeEnd, balanceMinor, currency } = found
  if (!isCurrency(currency)) throw httpError('SERVER_ERROR')
  return { label: codeEnd ?? '', raw_balance: balanceMinor / 100, currency }
})

const spoondollars = handle(setSpoondollars, async (context, deps) => {
  const { amount } = context.body
  const cents = amount === null ? null : Math.round(amount * 100)
  return writeStep(context, deps, async (tx, loaded, row) => {
    const { credits, payable } = loaded
    assertSavedBefore('payment', loaded)
    if (cents !== null && payable.subscription)
      throw httpError('CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM')
    if (cents !== null && cents > (credits.balance?.cents ?? 0))
      throw httpError('SPOONDOLLARS_BALANCE_TOO_LOW', { field: 'raw_amount' })
    await saveCheckout(tx, row.id, { spoondollarCents: cents }, deps.now())
  })
})

/** Paying with credit, and what is left of it. */
export const checkoutCreditRoutes: readonly Route[] = [certificate, balance, spoondollars]
