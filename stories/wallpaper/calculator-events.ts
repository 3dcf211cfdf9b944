import type { WallpaperCode } from '@selvage/core/wallpaper'
import { wallpaperSlug } from '@selvage/core/wallpaper'
import type { WallpaperCalculatorView } from '@selvage/machines/wallpaper'
import { expect, userEvent, waitFor } from 'storybook/test'
import { calculatorParts } from './calculator-parts.ts'
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
  act: async (canvas, byKeys) => {
    const { height, widths } = calculatorParts(canvas)
    const box = field === 'height' ? height() : widths()[0]
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
  act: async (canvas, byKeys) => {
    const radio = canvas.querySelector<HTMLInputElement>(`tbody input[value=${wallpaper}]`)
    if (radio === null || byKeys)
      await userEvent.selectOptions(calculatorParts(canvas).paper(), wallpaperSlug(wallpaper))
    else await userEvent.click(radio)
  },
})

export const check: CalculatorEvent = {
  type: 'check',
  gateway: 'ok',
  event: { type: 'CHECK' },
  act: (canvas, byKeys) => press(calculatorParts(canvas).check(), byKeys),
}
export const retryPrice = (gateway: Gateway): CalculatorEvent => ({
  type: `retry ${gateway}`,
  gateway,
  event: { type: 'RETRY_PRICE' },
  act: (canvas, byKeys) => press(calculatorParts(canvas).retry(), byKeys),
})
export const add = (gateway: Gateway): CalculatorEvent => ({
  type: `add ${gateway}`,
  gateway,
  event: { type: 'ADD' },
  act: (canvas, byKeys) => press(calculatorParts(canvas).buy(), byKeys),
})

/** Expects the page to show the machine's view. */
export async function expectShown(
  canvas: HTMLElement,
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
  await waitFor(() => expect({ where, ...shown(canvas) }).toEqual({ where, ...wanted }), {
    timeout: 4_000,
    interval: 10,
  })
}

function buyState(isThere: boolean, isEnabled: boolean): 'none' | 'can' | 'cannot' {
  if (!isThere) return 'none'
  return isEnabled ? 'can' : 'cannot'
}

function shown(canvas: HTMLElement) {
  const { height, widths, need, total, rows, paper, buy, mail, retry } = calculatorParts(canvas)
  const pieces = /\d+/.exec(need() ?? '')?.[0]
  const button = buy()
  return {
    typed: [height(), ...widths()].map(({ value }) => value),
    invalid: height().form?.querySelectorAll('[aria-invalid=true]').length ?? 0,
    pieces: pieces === undefined ? undefined : Number(pieces),
    total: total() !== null,
    rows: rows().length,
    paper: paper().value,
    chosen: canvas.querySelector<HTMLInputElement>('tbody input:checked')?.value,
    buy: buyState(button !== null, button?.getAttribute('aria-disabled') !== 'true'),
    sales: mail() !== null,
    done: canvas.querySelector('a[href="#cart"]') !== null,
    retry: retry() !== null,
    trace: canvas.querySelector('details') !== null,
    failed: canvas.querySelector('[data-line-error]') !== null,
  }
}
