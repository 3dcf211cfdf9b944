'use client'
import { getCheckout } from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import { asShopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { setGiftCertificate, setSpoondollars } from '@selvage/core/credit'
import { setVatNumber } from '@selvage/core/vat'
import { useRef, useState } from 'react'
import { useShop } from '../provider/shop-context.ts'

/** A part of the payment that is being changed beside its method, or whose change was rejected. */
export type CreditPart = 'certificate' | 'spoondollars' | 'vat'

/** Changes credit and the VAT number of an order; one change at a time. */
export function useCredit(checkout: Checkout, onChange: (checkout: Checkout) => void) {
  const { gateway, cart } = useShop()
  const [busy, setBusy] = useState<CreditPart>()
  const [failed, setFailed] = useState<{ readonly part: CreditPart; readonly error: ShopError }>()
  const running = useRef(false)
  const params = { id: checkout.order.id }

  async function run(part: CreditPart, send: (version: number) => Promise<Checkout>) {
    if (running.current) return false
    running.current = true
    setBusy(part)
    setFailed(undefined)
    try {
      const changed = await send(checkout.order.version).catch(async (thrown: unknown) => {
        if (asShopError(thrown).code !== 'CART_VERSION_CONFLICT') throw thrown
        // The order is newer than the page: the same change is made to it once more.
        const { order } = await gateway.send(getCheckout, { params, query: {} })
        return send(order.version)
      })
      cart.accept(changed.order)
      onChange(changed)
      return true
    } catch (thrown) {
      setFailed({ part, error: asShopError(thrown) })
      return false
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  return {
    busy,
    failed,
    setCode: (code: string | null) =>
      run('certificate', (version) =>
        gateway.send(setGiftCertificate, { params, body: { code } }, { version }),
      ),
    setVat: (vatNumber: string | null) =>
      run('vat', (version) =>
        gateway.send(setVatNumber, { params, body: { vatNumber } }, { version }),
      ),
    setAmount: (amount: number | null) =>
      run('spoondollars', (version) =>
        gateway.send(setSpoondollars, { params, body: { amount } }, { version }),
      ),
  }
}
