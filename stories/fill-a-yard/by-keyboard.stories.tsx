import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleLayout } from '../support/read.ts'
import {
  announced,
  buyButton,
  cellAt,
  filledCells,
  layoutOf,
  renderYard,
  stepButton,
  swatch,
  toolButton,
  yardLoader,
} from './yard-story.tsx'

const meta = {
  title: 'Shop/Fill-A-Yard/By keyboard',
  component: FillAYardFlow,
  loaders: [yardLoader],
  render: (_, context) => renderYard(context),
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>

const focused = (): Element | null => document.activeElement
const content = (canvas: HTMLElement, at: number): string =>
  cellAt(canvas, at).getAttribute('aria-label')?.split(', ').slice(2).join(', ') ?? ''

/** Presses Tab until an element has the focus. */
async function tabTo(wanted: () => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (wanted()) return
    await userEvent.tab()
  }
  throw new Error('Tab never came there.')
}

/** Options, canvas, palette, yard and cart with the keyboard only. */
export const FromOptionsToCart: Story = {
  play: async ({ canvasElement: canvas }) => {
    await tabTo(() => focused()?.matches('input[name=template]') ?? false)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.querySelector('input[name=template]:checked')).toHaveAttribute('value', '4')
    await tabTo(() => focused() === buyButton(canvas))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.querySelector('h1')).toHaveFocus())

    await tabTo(() => focused() === cellAt(canvas, 0))
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown} ')
    await expect(filledCells(canvas)).toBe(2)
    await expect(cellAt(canvas, 8)).toHaveFocus()
    // One Tab leaves the yard from any cell.
    await userEvent.tab()
    await expect(within(canvas).getByRole('grid')).not.toContainElement(focused() as HTMLElement)

    await tabTo(() => focused()?.matches('input[type=radio]') ?? false)
    await userEvent.keyboard('{ArrowRight}')
    await tabTo(() => focused() === toolButton(canvas, 'empty'))
    await userEvent.keyboard('{Enter}')
    await expect(filledCells(canvas)).toBe(42)
    await waitFor(() => expect(announced(canvas)).toMatch(/42/))
    await tabTo(() => focused() === buyButton(canvas))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.querySelector('a[href="#cart"]')).toBeVisible())
  },
}

/**
 * Home and End move to the corners, arrow keys stop at the edges, Delete clears, Control Z and Y
 * undo and redo.
 */
export const MovingAndClearing: Story = {
  parameters: { yard: { start: { layout: sampleLayout(4) } } },
  play: async ({ canvasElement: canvas }) => {
    await tabTo(() => focused() === cellAt(canvas, 0))
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(cellAt(canvas, 0)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(cellAt(canvas, 6)).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cellAt(canvas, 41)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    await expect(cellAt(canvas, 35)).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(filledCells(canvas)).toBe(41)
    await userEvent.keyboard('{Control>}{Home}{/Control}{Backspace}')
    await expect(filledCells(canvas)).toBe(40)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(filledCells(canvas)).toBe(42)
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(filledCells(canvas)).toBe(41)
    await expect(canvas.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1)
  },
}

/** Two squares are swapped, one is copied, and Escape releases the first. */
export const SwapAndCopy: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'PETAL_SIGNATURE_COTTON', 2) } } },
  play: async ({ canvasElement: canvas }) => {
    const [first, second, plain] = [content(canvas, 0), content(canvas, 1), content(canvas, 2)]
    toolButton(canvas, 'swap').focus()
    await userEvent.keyboard('{Enter}')
    cellAt(canvas, 0).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cellAt(canvas, 0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(cellAt(canvas, 0)).not.toHaveAttribute('aria-selected')
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect([content(canvas, 0), content(canvas, 1)]).toEqual([second, first])
    toolButton(canvas, 'copy').focus()
    await userEvent.keyboard('{Enter}')
    cellAt(canvas, 0).focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect([content(canvas, 0), content(canvas, 2), content(canvas, 6)]).toEqual([
      second,
      plain,
      second,
    ])
  },
}

/** Every tool by its button, then every step undone and redone. */
export const EveryToolUndone: Story = {
  parameters: { yard: { start: { step: 'canvas', templateId: 4 } } },
  play: async ({ canvasElement: canvas }) => {
    const state = () => Array.from({ length: 42 }, (_, at) => content(canvas, at)).join('|')
    const states = [state()]
    const note = async (act: () => Promise<void>) => {
      await act()
      states.push(state())
    }
    const press = async (name: Parameters<typeof toolButton>[1]) => {
      toolButton(canvas, name).focus()
      await userEvent.keyboard('{Enter}')
    }
    const at = async (cell: number) => {
      cellAt(canvas, cell).focus()
      await userEvent.keyboard('{Enter}')
    }
    await note(async () => {
      await press('row')
      await at(3)
    })
    await note(async () => {
      swatch(canvas, 3).focus()
      await userEvent.keyboard(' ')
      await press('column')
      await at(1)
    })
    await note(() => press('mirror'))
    await note(() => press('empty'))
    await note(() => press('checkerboard'))
    await note(async () => {
      await press('clear')
      await at(20)
    })
    await note(() => press('all'))
    await note(() => press('clear-all'))
    await expect(new Set(states.slice(1)).size).toBe(8)
    const undo = stepButton(canvas, 'undo')
    undo.focus()
    for (const before of states.slice(0, -1).reverse()) {
      await userEvent.keyboard('{Enter}')
      await expect(state()).toBe(before)
      // The button keeps the focus after the last undo.
      await expect(undo).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(state()).toBe(states[0])
    stepButton(canvas, 'redo').focus()
    for (const after of states.slice(1)) {
      await userEvent.keyboard('{Enter}')
      await expect(state()).toBe(after)
    }
  },
}
