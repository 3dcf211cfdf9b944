import { fabricSlug } from '@selvage/core/fabric'
import type { TemplateId } from '@selvage/core/fill-a-yard'
import type { CellTool, FillAYardView, WholeTool } from '@selvage/machines/fill-a-yard'
import { expect, userEvent, waitFor } from 'storybook/test'
import { buyButton, cellAt, stepButton, toolButton, TOOLS } from './yard-story.tsx'
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
  act: (canvas, byKeys) => press(cellAt(canvas, at), byKeys),
})
export const clear = (at: number): YardEvent => ({
  type: `clear ${at}`,
  events: [
    { type: 'MOVE', to: at },
    { type: 'CLEAR', at },
  ],
  act: async (canvas, byKeys) => {
    cellAt(canvas, at).focus()
    await userEvent.keyboard(byKeys ? '{Delete}' : '{Backspace}')
  },
})
export const letGo = (at: number): YardEvent => ({
  type: 'let go',
  events: [{ type: 'DROP' }],
  act: async (canvas) => {
    cellAt(canvas, at).focus()
    await userEvent.keyboard('{Escape}')
  },
})
export const tool = (name: CellTool): YardEvent => ({
  type: `tool ${name}`,
  events: [{ type: 'CHOOSE_TOOL', tool: name }],
  act: (canvas, byKeys) => press(toolButton(canvas, name), byKeys),
})
export const whole = (what: WholeTool): YardEvent => ({
  type: `whole ${what}`,
  events: [{ type: 'FILL', what }],
  act: (canvas, byKeys) => press(toolButton(canvas, what), byKeys),
})
export const step = (which: 'undo' | 'redo'): YardEvent => ({
  type: which,
  events: [{ type: which === 'undo' ? 'UNDO' : 'REDO' }],
  act: (canvas, byKeys) => press(stepButton(canvas, which), byKeys),
})

export const template = (id: TemplateId): YardEvent => ({
  type: `template ${id}`,
  events: [{ type: 'CHOOSE_TEMPLATE', templateId: id }],
  act: async (canvas, byKeys) => {
    const radio = canvas.querySelector<HTMLElement>(`input[name=template][value="${id}"]`) ?? canvas
    radio.focus()
    if (byKeys) await userEvent.keyboard(' ')
    else await userEvent.click(radio)
  },
})
export const next: YardEvent = {
  type: 'next',
  events: [{ type: 'NEXT' }],
  act: (canvas, byKeys) => press(buyButton(canvas), byKeys),
}
export const back: YardEvent = {
  type: 'back',
  events: [{ type: 'BACK' }],
  act: (canvas, byKeys) =>
    press(canvas.querySelector<HTMLElement>('a[href="#collection"] + button') ?? canvas, byKeys),
}
/** The buy button, which adds the yard or tries again after a failure. */
export const buy = (gateway: 'ok' | 'down', event: 'ADD' | 'RETRY'): YardEvent => ({
  type: `buy ${gateway}`,
  gateway,
  events: [{ type: event }],
  act: (canvas, byKeys) => press(buyButton(canvas), byKeys),
})

/** Reads the page in the terms of the view, from marks that are the same in every language. */
function seen(canvas: HTMLElement) {
  const templates = canvas.querySelector<HTMLInputElement>('input[name=template]:checked')
  const cloth = canvas.querySelector<HTMLSelectElement>('select[name=fabric]')?.value
  if (templates !== null)
    return {
      step: 'options',
      template: Number(templates.value),
      cloth,
      loses: canvas.querySelectorAll('form > [data-severity=attention]').length > 0,
    }
  return {
    step: 'canvas',
    cloth,
    cells: [...canvas.querySelectorAll('[data-cell]')].map((each) =>
      Number(/d(\d+)\)$/.exec(each.querySelector('rect')?.getAttribute('fill') ?? '')?.[1] ?? 0),
    ),
    marked: canvas.querySelector('[data-cell][aria-selected]')?.getAttribute('data-cell') ?? null,
    tab: canvas.querySelector('[data-cell][tabindex="0"]')?.getAttribute('data-cell') ?? null,
    tool: TOOLS[
      [...canvas.querySelectorAll('[role=group] button')].findIndex(
        (each) => each.getAttribute('aria-pressed') === 'true',
      )
    ],
    design: Number(
      [...canvas.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')].find(
        ({ checked }) => checked,
      )?.value,
    ),
    undo: stepButton(canvas, 'undo').getAttribute('aria-disabled') !== 'true',
    redo: stepButton(canvas, 'redo').getAttribute('aria-disabled') !== 'true',
    added: canvas.querySelector('a[href="#cart"]') !== null,
    fieldErrors: canvas.querySelectorAll('form [data-severity=error]').length,
    counted: canvas.querySelector('header p b')?.textContent?.replace(/\D+/g, ' ').trim(),
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
  canvas: HTMLElement,
  view: FillAYardView,
  after: string,
): Promise<void> {
  // Compared as text, so that a failure shows the difference.
  await waitFor(
    () =>
      expect(JSON.stringify({ after, ...seen(canvas) })).toBe(
        JSON.stringify({ after, ...shown(view) }),
      ),
    { timeout: 8_000 },
  )
}
