import { describe, expect, it } from 'vitest'
import { createFlash } from './flash.ts'

const text = (flash: ReturnType<typeof createFlash>) => flash.get().map((message) => message.text)
function memory() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

describe('flash messages', () => {
  it('live through one route change by default, and through as many as they were given', () => {
    const flash = createFlash()
    flash.show({ text: 'PAYMENT_FAILED' })
    flash.show({ text: 'checkout.saved', severity: 'success', routes: 0 })
    flash.show({ text: 'notice.holiday', severity: 'info', routes: 2 })
    flash.routeChanged()
    expect(text(flash)).toEqual(['PAYMENT_FAILED', 'notice.holiday'])
    flash.routeChanged()
    expect(text(flash)).toEqual(['notice.holiday'])
    flash.routeChanged()
    expect(text(flash)).toEqual([])
  })
  it('have the severity of their code, or info', () => {
    const flash = createFlash()
    flash.show({ text: 'VAT_RATE_CHANGED' })
    flash.show({ text: 'some.words' })
    expect(flash.get().map(({ severity }) => severity)).toEqual(['attention', 'info'])
  })
  it('reject an unknown severity and a number of routes that never ends', () => {
    const flash = createFlash()
    expect(() => flash.show({ text: 'x', severity: 'warning' as 'info' })).toThrow(
      /"warning".*Write one of error, success, info, attention/,
    )
    expect(() => flash.show({ text: 'x', severity: 'toString' as 'info' })).toThrow(/severity/)
    for (const routes of [-1, 1.5, Number.NaN, Infinity])
      expect(() => flash.show({ text: 'x', routes })).toThrow(/routes/)
  })
  it('are shown once for one sentence, and can be closed', () => {
    const flash = createFlash()
    flash.show({ text: 'PROMO_CODE_INVALID' })
    const id = flash.show({ text: 'PROMO_CODE_INVALID' })
    flash.show({ text: 'STRIPE_TOTAL_AMOUNT_TOO_LOW', params: { amount: '$0.50' } })
    expect(text(flash)).toEqual(['PROMO_CODE_INVALID', 'STRIPE_TOTAL_AMOUNT_TOO_LOW'])
    flash.close(id)
    expect(text(flash)).toEqual(['STRIPE_TOTAL_AMOUNT_TOO_LOW'])
  })
  it('go with a redirect to the next document, once', () => {
    const storage = memory()
    const [first, second, third] = [createFlash(), createFlash(), createFlash()]
    first.show({ text: 'ORDER_CLEANUP_REVIEW_REQUIRED' })
    first.leaveFor(storage)
    second.takeOver(storage)
    expect(second.get()).toMatchObject([
      { text: 'ORDER_CLEANUP_REVIEW_REQUIRED', severity: 'attention', routes: 0 },
    ])
    third.takeOver(storage)
    expect(third.get()).toEqual([])
  })
  it('take nothing over that is not a message', () => {
    const bad = [
      null,
      7,
      {},
      { severity: 'loud', text: 'x', routes: 1 },
      { severity: 'info', text: 7, routes: 1 },
      { severity: 'info', text: 'x', routes: -1 },
      { severity: 'info', text: 'x', routes: 1, params: { a: {} } },
    ]
    for (const text of ['{', '{}', '"x"', JSON.stringify(bad)]) {
      const storage = memory()
      storage.setItem('selvage:flash', text)
      const flash = createFlash()
      flash.takeOver(storage)
      expect(flash.get()).toEqual([])
    }
  })
  it('tell every listener, also after one that throws', () => {
    const reports: string[] = []
    const flash = createFlash({ report: (_, where) => reports.push(where) })
    const heard: number[] = []
    flash.subscribe(() => {
      throw new Error('listener')
    })
    const stop = flash.subscribe((messages) => heard.push(messages.length))
    flash.show({ text: 'x' })
    stop()
    flash.show({ text: 'y' })
    expect([heard, reports.length]).toEqual([[1], 2])
  })
})
