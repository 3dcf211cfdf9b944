import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleLayout } from '../support/read.ts'
import { announced } from '../support/unseen.ts'
import { yardParts } from './yard-parts.ts'
import type { ToolName, YardParts } from './yard-parts.ts'
import { layoutOf, renderYard, yardLoader } from './yard-story.tsx'

const meta = {
  title: 'Shop/Fill-A-Yard/By keyboard',
  component: FillAYardFlow,
  loaders: [yardLoader],
  render: (_, context) => renderYard(context),
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>

const focused = (): Element | null => document.activeElement
const content = (yard: YardParts, at: number): string =>
  yard.cell(at).getAttribute('aria-label') ?? ''

/** Presses Tab until an element has the focus. */
async function tabTo(wanted: () => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (wanted()) return
    await userEvent.tab()
  }
  throw new Error('Tab never came there.')
}

const tabToThis = (element: HTMLElement) => tabTo(() => focused() === element)

/** Options, canvas, palette, yard and cart with the keyboard only. */
export const FromOptionsToCart: Story = {
  play: async (context) => {
    const yard = yardParts(context)
    const templates = yard.templates()
    await tabTo(() => templates.some((radio) => radio === focused()))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(yard.template(4)).toBeChecked()
    await tabToThis(yard.buy())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(yard.heading()).toHaveFocus())

    await tabToThis(yard.cell(0))
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown} ')
    await expect(yard.filled()).toBe(2)
    await expect(yard.cell(8)).toHaveFocus()
    // One Tab leaves the yard from any cell.
    await userEvent.tab()
    await expect(yard.canvas.getByRole('grid')).not.toContainElement(focused() as HTMLElement)

    const swatches = yard.swatches()
    await tabTo(() => swatches.some((radio) => radio === focused()))
    await userEvent.keyboard('{ArrowRight}')
    await tabToThis(yard.tool('empty'))
    await userEvent.keyboard('{Enter}')
    await expect(yard.filled()).toBe(42)
    await waitFor(() => expect(announced(yard.canvasElement)).toMatch(/42/))
    await tabToThis(yard.buy())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(yard.cartLink()).toBeVisible())
  },
}

/**
 * Home and End move to the corners, arrow keys stop at the edges, Delete clears, Control Z and Y
 * undo and redo.
 */
export const MovingAndClearing: Story = {
  parameters: { yard: { start: { layout: sampleLayout(4) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await tabToThis(yard.cell(0))
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(yard.cell(0)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(yard.cell(6)).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(yard.cell(41)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    await expect(yard.cell(35)).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(yard.filled()).toBe(41)
    await userEvent.keyboard('{Control>}{Home}{/Control}{Backspace}')
    await expect(yard.filled()).toBe(40)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(yard.filled()).toBe(42)
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(yard.filled()).toBe(41)
    await expect(yard.cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
}

/** Two squares are swapped, one is copied, and Escape releases the first. */
export const SwapAndCopy: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'PETAL_SIGNATURE_COTTON', 2) } } },
  play: async (context) => {
    const yard = yardParts(context)
    const [first, second, plain] = [content(yard, 0), content(yard, 1), content(yard, 2)]
    yard.tool('swap').focus()
    await userEvent.keyboard('{Enter}')
    yard.cell(0).focus()
    await userEvent.keyboard('{Enter}')
    await expect(yard.cell(0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(yard.cell(0)).not.toHaveAttribute('aria-selected')
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect([content(yard, 0), content(yard, 1)]).toEqual([second, first])
    yard.tool('copy').focus()
    await userEvent.keyboard('{Enter}')
    yard.cell(0).focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect([content(yard, 0), content(yard, 2), content(yard, 6)]).toEqual([
      second,
      plain,
      second,
    ])
  },
}

/** Every tool by its button, then every step undone and redone. */
export const EveryToolUndone: Story = {
  parameters: { yard: { start: { step: 'canvas', templateId: 4 } } },
  play: async (context) => {
    const yard = yardParts(context)
    const state = () => Array.from({ length: 42 }, (_, at) => content(yard, at)).join('|')
    const states = [state()]
    const note = async (act: () => Promise<void>) => {
      await act()
      states.push(state())
    }
    const press = async (name: ToolName) => {
      yard.tool(name).focus()
      await userEvent.keyboard('{Enter}')
    }
    const at = async (cell: number) => {
      yard.cell(cell).focus()
      await userEvent.keyboard('{Enter}')
    }
    await note(async () => {
      await press('row')
      await at(3)
    })
    await note(async () => {
      yard.swatch(3).focus()
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
    const undo = yard.step('undo')
    undo.focus()
    for (const before of states.slice(0, -1).reverse()) {
      await userEvent.keyboard('{Enter}')
      await expect(state()).toBe(before)
      // The button keeps the focus after the last undo.
      await expect(undo).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(state()).toBe(states[0])
    yard.step('redo').focus()
    for (const after of states.slice(1)) {
      await userEvent.keyboard('{Enter}')
      await expect(state()).toBe(after)
    }
  },
}
