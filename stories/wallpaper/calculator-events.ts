import type { WallpaperCode } from '@selvage/core/wallpaper'
import { wallpaperSlug } from '@selvage/core/wallpaper'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { CalculatorParts } from './calculator-parts.ts'
import type { CalculatorEvent } from './calculator-paths.ts'

type Gateway = CalculatorEvent['gateway']

async function press(target: HTMLElement | null, byKeys: boolean): Promise<void> {
  if (target === null) throw new Error('The element to press is missing.')
  if (!byKeys) return userEvent.click(target)
  target.focus()
  await userEvent.keyboard('{Enter}')
}

/** The event of typing a length over the present text. */
export const type = (
  field: 'height' | 1,
  typed: string,
  gateway: Gateway = 'ok',
): CalculatorEvent => ({
  type: `type ${field} ${typed} ${gateway}`,
  gateway,
  event: { type: 'TYPE', field, typed },
  act: async (parts, byKeys) => {
    const box = field === 'height' ? parts.height() : parts.widths()[0]
    if (box === undefined) throw new Error('There is no width.')
    box.focus()
    box.select()
    if (byKeys) await userEvent.keyboard(typed)
    else await userEvent.paste(typed)
  },
})

/** The event of choosing another wallpaper type, by its row or by the select field. */
export const choose = (wallpaper: WallpaperCode): CalculatorEvent => ({
  type: `choose ${wallpaper}`,
  gateway: 'ok',
  event: { type: 'CHOOSE_WALLPAPER', wallpaper },
  act: async (parts, byKeys) => {
    const radio = parts.row(wallpaper)
    if (radio === null || byKeys)
      await userEvent.selectOptions(parts.paper(), wallpaperSlug(wallpaper))
    else await userEvent.click(radio)
  },
})

export const check: CalculatorEvent = {
  type: 'check',
  gateway: 'ok',
  event: { type: 'CHECK' },
  act: (parts, byKeys) => press(parts.check(), byKeys),
}
export const retryPrice = (gateway: Gateway): CalculatorEvent => ({
  type: `retry ${gateway}`,
  gateway,
  event: { type: 'RETRY_PRICE' },
  act: (parts, byKeys) => press(parts.retry(), byKeys),
})
export const add = (gateway: Gateway): CalculatorEvent => ({
  type: `add ${gateway}`,
  gateway,
  event: { type: 'ADD' },
  act: (parts, byKeys) => press(parts.buy(), byKeys),
})

/** Expects the page to show the machine's view. */
export async function expectShown(
  parts: CalculatorParts,
  view: WallpaperCalculatorView,
  where: string,
): Promise<void> {
  const need = view.result?.kind === 'need' ? view.result : undefined
  const buy = need !== undefined && !need.tooMany
  const wanted = {
    typed: [view.height.typed, ...view.widths.map(({ typed }) => typed)],
    invalid: view.fieldErrors.length,
    pieces: need?.pieces,
    total: need?.total !== undefined,
    rows: view.rows.length,
    paper: wallpaperSlug(view.wallpaper),
    chosen: view.rows.find(({ isChosen }) => isChosen)?.code,
    buy: buyState(buy, view.canAdd),
    sales: need?.tooMany === true,
    done: buy && view.done,
    retry: need !== undefined && view.price === 'failed',
    trace: need !== undefined && view.planHolds,
    failed: buy && view.error !== undefined,
  }
  await waitFor(() => expect({ where, ...shown(parts) }).toEqual({ where, ...wanted }), {
    timeout: 30_000,
    interval: 10,
  })
}

function buyState(isThere: boolean, isEnabled: boolean): 'none' | 'can' | 'cannot' {
  if (!isThere) return 'none'
  return isEnabled ? 'can' : 'cannot'
}

function shown(parts: CalculatorParts) {
  const pieces = parts.pieces()
  const button = parts.buy()
  return {
    typed: [parts.height(), ...parts.widths()].map(({ value }) => value),
    invalid: parts.invalid(),
    pieces: Number.isNaN(pieces) ? undefined : pieces,
    total: parts.total() !== null,
    rows: parts.rows().length,
    paper: parts.paper().value,
    chosen: parts.chosenRow()?.value,
    buy: buyState(button !== null, button?.ariaDisabled !== 'true'),
    sales: parts.mail() !== null,
    done: parts.cartLink() !== null,
    retry: parts.retry() !== null,
    trace: parts.trace() !== null,
    failed: parts.failed(),
  }
}
