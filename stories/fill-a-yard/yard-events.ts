import { fabricSlug } from '@selvage/core/fabric'
import type { TemplateId } from '@selvage/core/fill-a-yard'
import type { CellTool, FillAYardView, WholeTool } from '@selvage/machines/fill-a-yard'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noticesIn } from '../support/find.ts'
import { drawnDesign } from '../support/unseen.ts'
import type { YardParts } from './yard-parts.ts'
import type { YardEvent } from './yard-paths.ts'

/** Activates a control with the mouse or with Enter. */
async function press(element: HTMLElement, byKeys: boolean): Promise<void> {
  if (!byKeys) return userEvent.click(element)
  element.focus()
  await userEvent.keyboard('{Enter}')
}

export const cell = (at: number): YardEvent => ({
  type: `cell ${at}`,
  events: [
    { type: 'MOVE', to: at },
    { type: 'APPLY', at },
  ],
  act: (yard, byKeys) => press(yard.cell(at), byKeys),
})
export const clear = (at: number): YardEvent => ({
  type: `clear ${at}`,
  events: [
    { type: 'MOVE', to: at },
    { type: 'CLEAR', at },
  ],
  act: async (yard, byKeys) => {
    yard.cell(at).focus()
    await userEvent.keyboard(byKeys ? '{Delete}' : '{Backspace}')
  },
})
export const letGo = (at: number): YardEvent => ({
  type: 'let go',
  events: [{ type: 'DROP' }],
  act: async (yard) => {
    yard.cell(at).focus()
    await userEvent.keyboard('{Escape}')
  },
})
export const tool = (name: CellTool): YardEvent => ({
  type: `tool ${name}`,
  events: [{ type: 'CHOOSE_TOOL', tool: name }],
  act: (yard, byKeys) => press(yard.tool(name), byKeys),
})
export const whole = (what: Exclude<WholeTool, 'deal'>): YardEvent => ({
  type: `whole ${what}`,
  events: [{ type: 'FILL', what }],
  act: (yard, byKeys) => press(yard.tool(what), byKeys),
})
export const step = (which: 'undo' | 'redo'): YardEvent => ({
  type: which,
  events: [{ type: which === 'undo' ? 'UNDO' : 'REDO' }],
  act: (yard, byKeys) => press(yard.step(which), byKeys),
})

export const template = (id: TemplateId): YardEvent => ({
  type: `template ${id}`,
  events: [{ type: 'CHOOSE_TEMPLATE', templateId: id }],
  act: async (yard, byKeys) => {
    const radio = yard.template(id)
    radio.focus()
    if (byKeys) await userEvent.keyboard(' ')
    else await userEvent.click(radio)
  },
})
export const next: YardEvent = {
  type: 'next',
  events: [{ type: 'NEXT' }],
  act: (yard, byKeys) => press(yard.buy(), byKeys),
}
export const back: YardEvent = {
  type: 'back',
  events: [{ type: 'BACK' }],
  act: (yard, byKeys) => press(yard.back(), byKeys),
}
/** The buy button, which adds the yard or tries again after a failure. */
export const buy = (gateway: 'ok' | 'down'): YardEvent => ({
  type: `buy ${gateway}`,
  gateway,
  events: [{ type: 'ADD' }],
  act: (yard, byKeys) => press(yard.buy(), byKeys),
})

/** Reads the page in the terms of the view. */
function seen(yard: YardParts) {
  const { t } = yard
  const cloth = yard.cloth().value
  if (!yard.hasSquares())
    return {
      step: 'options',
      template: Number(yard.chosenTemplate().value),
      cloth,
      loses: yard.notices('attention').length > 0,
    }
  const cells = yard.cells()
  const indexOf = (isIt: (cell: HTMLElement) => boolean): string | null => {
    const at = cells.findIndex(isIt)
    return at === -1 ? null : String(at)
  }
  return {
    step: 'canvas',
    cloth,
    cells: cells.map((cell) => drawnDesign(cell) ?? 0),
    marked: indexOf((cell) => cell.ariaSelected !== null),
    tab: indexOf(({ tabIndex }) => tabIndex === 0),
    tool: yard.usedTool(),
    design: Number(yard.chosenSwatch()?.value),
    undo: yard.step('undo').ariaDisabled !== 'true',
    redo: yard.step('redo').ariaDisabled !== 'true',
    added: yard.cartLink() !== null,
    fieldErrors: noticesIn(yard.buying(), t, 'error').length,
    counted: yard.counted()?.replace(/\D+/g, ' ').trim(),
  }
}

/** The same facts of a view. */
function shown(view: FillAYardView) {
  if (view.step === 'options')
    return {
      step: 'options',
      template: view.templateId,
      cloth: fabricSlug(view.fabric),
      loses: view.wouldLose > 0 || view.outOfStock,
    }
  return {
    step: 'canvas',
    cloth: fabricSlug(view.fabric),
    cells: view.cells.map((each) => each.design?.id ?? 0),
    marked: view.picked === undefined ? null : String(view.picked),
    tab: String(view.cursor),
    tool: view.tool,
    design: view.design?.id,
    undo: view.canUndo,
    redo: view.canRedo,
    added: view.done,
    fieldErrors: (view.error === undefined ? 0 : 1) + (view.layoutError === 'empty' ? 1 : 0),
    counted: `${view.summary.filled} ${view.summary.cells}`,
  }
}

/** Compares the page with a view, and waits for a pending answer. */
export async function expectShown(
  yard: YardParts,
  view: FillAYardView,
  after: string,
): Promise<void> {
  // Compared as text, so that a failure shows the difference.
  await waitFor(
    () =>
      expect(JSON.stringify({ after, ...seen(yard) })).toBe(
        JSON.stringify({ after, ...shown(view) }),
      ),
    { timeout: 30_000 },
  )
}
