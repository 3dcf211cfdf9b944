import type { Collection } from '@selvage/core/collection'
import type { Layout } from '@selvage/core/fill-a-yard'
import { CuttingGuide, FillAYardFlow, YardPicture } from '@selvage/react/fill-a-yard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleLayout } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { yardParts } from './yard-parts.ts'
import { layoutOf, renderYard, yardLoader } from './yard-story.tsx'
import type { YardRead } from './yard-story.tsx'

const meta = {
  title: 'Shop/Fill-A-Yard/Parts',
  component: FillAYardFlow,
  loaders: [yardLoader],
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>

type Part = (context: { readonly loaded: Readonly<Record<string, unknown>> }) => {
  readonly gatewayUrl: string
  readonly designs: Collection['designs']
}
const read: Part = (context) => {
  const { gatewayUrl, collection } = loadedShop<YardRead>(context)
  return { gatewayUrl, designs: collection?.designs ?? [] }
}
const guideOf = (layout: Layout): Story => ({
  render: (_, context) => <CuttingGuide layout={layout} {...read(context)} />,
})
const pictureOf = (layout: Layout, seams = false): Story => ({
  render: (_, context) => <YardPicture layout={layout} {...read(context)} seams={seams} />,
})

/** How to cut forty-two squares: eleven numbered cuts, then the pieces of each design. */
export const CuttingAQuilt: Story = {
  ...guideOf(layoutOf(4, 'PETAL_SIGNATURE_COTTON', 40)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5 + 6)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6)
  },
}
/** Napkins leave fabric at the right and at the bottom; both are cut off. */
export const CuttingNapkins: Story = {
  ...guideOf(sampleLayout(10)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 + 3)
  },
}
/** One cut separates two scarves. */
export const CuttingScarves: Story = {
  ...guideOf(sampleLayout(1)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const CuttingASplit: Story = guideOf(sampleLayout(8))
export const CuttingTwoYards: Story = guideOf(sampleLayout(5))

/** The whole fabric at true scale with a ruler on two sides. */
export const Picture: Story = pictureOf(layoutOf(4, 'LINEN_COTTON_CANVAS', 40))
export const PictureWithSeams: Story = pictureOf(sampleLayout(10), true)
export const PictureOfTwoYards: Story = pictureOf(sampleLayout(5), true)

/**
 * Dragging the mouse or a finger over squares fills them, and a design can be dragged onto one.
 */
export const ByPointer: Story = {
  parameters: { yard: { start: { step: 'canvas', templateId: 4 } } },
  render: (_, context) => renderYard(context),
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: yard.cell(0) },
      { target: yard.cell(1) },
      { target: yard.cell(2) },
      { target: yard.cell(9) },
      { keys: '[/MouseLeft]', target: yard.cell(9) },
    ])
    await expect(yard.filled()).toBe(4)
    await userEvent.pointer([
      { keys: '[TouchA>]', target: yard.cell(20) },
      { pointerName: 'TouchA', target: yard.cell(19) },
      { pointerName: 'TouchA', target: yard.cell(18) },
      { keys: '[/TouchA]', target: yard.cell(18) },
    ])
    await expect(yard.filled()).toBe(7)
    // Each drag is one step to undo.
    await userEvent.click(yard.step('undo'))
    await expect(yard.filled()).toBe(4)
    await userEvent.click(yard.step('undo'))
    await expect(yard.filled()).toBe(0)
    await userEvent.click(yard.step('redo'))
    await userEvent.click(yard.step('redo'))
    const dataTransfer = new DataTransfer()
    yard
      .swatch(3)
      .labels?.[0]?.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }))
    yard
      .cell(41)
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await waitFor(() => expect(yard.filled()).toBe(8))
    await expect(yard.swatch(3)).toBeChecked()
    // A tool for rows does not fill by dragging.
    await userEvent.click(yard.tool('row'))
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: yard.cell(14) },
      { target: yard.cell(21) },
      { keys: '[/MouseLeft]', target: yard.cell(28) },
    ])
    await expect(yard.filled()).toBe(8)
  },
}

/** When one of sixty squares changes, only that square is drawn again. */
export const OnlyWhatChanged: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'POLARTEC_FLEECE', 30) } } },
  render: (_, context) => renderYard(context),
  play: async (context) => {
    const yard = yardParts(context)
    const cells = yard.cells()
    const touched = new Set<Node>()
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        touched.add(cells.find((cell) => cell.contains(target)) ?? target)
    })
    watch.observe(yard.canvas.getByRole('grid'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    await userEvent.click(yard.cell(45))
    await waitFor(() => expect(yard.filled()).toBe(31))
    watch.disconnect()
    // The square itself, and the one that was the tab stop before.
    await expect(touched.size).toBeLessThanOrEqual(2)
  },
}
