import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { wrap } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleLayout } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import { toCanvas, yardParts } from './yard-parts.ts'
import { adds, COLLECTION_ID, countOf, layoutOf, renderYard, yardLoader } from './yard-story.tsx'
import type { YardRead } from './yard-story.tsx'

const meta = {
  title: 'Shop/Fill-A-Yard',
  component: FillAYardFlow,
  loaders: [yardLoader],
  render: (_, context) => renderYard(context),
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>

/**
 * Six templates in the spec's order, and the fabrics. The number of designs depends on the fabric.
 */
export const Options: Story = {
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.templates().map(({ value }) => Number(value))).toEqual([8, 6, 4, 5, 1, 10])
    const [quilt] = yard.template(4).labels ?? []
    await expect(quilt).toHaveTextContent(String(countOf(4, 'PETAL_SIGNATURE_COTTON')))
    await userEvent.selectOptions(yard.cloth(), 'velvet')
    await expect(quilt).toHaveTextContent(String(countOf(4, 'VELVET')))
    await expect(inlineStyles(yard.canvasElement)).toHaveLength(0)
  },
}

/** From the options to the canvas: the heading takes the focus, and the yard is empty. */
export const FromOptionsToCanvas: Story = {
  play: async (context) => {
    const yard = yardParts(context)
    await toCanvas(yard, 4)
    await expect(yard.heading()).toHaveFocus()
    await expect(yard.cells().length).toBe(42)
    await expect(yard.filled()).toBe(0)
  },
}

/** Nothing is loaded yet: a message for the collection and one for the templates. */
export const LoadingBoth: Story = {
  parameters: { yard: { knows: 'nothing', gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const yard = yardParts(context)
    const { t } = yard
    await waitFor(() =>
      expect(yard.statuses()).toEqual([
        t('fill-a-yard.loadingCollection'),
        t('fill-a-yard.loadingTemplates'),
      ]),
    )
  },
}
/** The collection is loaded, the templates are not. */
export const LoadingTemplates: Story = {
  parameters: { yard: { knows: 'collection', gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const yard = yardParts(context)
    await waitFor(() => expect(yard.statuses()).toEqual([yard.t('fill-a-yard.loadingTemplates')]))
  },
}
/** The templates are loaded, the collection is not. */
export const LoadingCollection: Story = {
  parameters: { yard: { knows: 'templates', gateway: { slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const yard = yardParts(context)
    await waitFor(() => expect(yard.statuses()).toEqual([yard.t('fill-a-yard.loadingCollection')]))
  },
}

/** Neither could be loaded; trying again loads both. */
export const FailedThenRetried: Story = {
  parameters: { yard: { knows: 'nothing', then: 'down' } },
  play: async (context) => {
    const yard = yardParts(context)
    await waitFor(() => expect(yard.notices('error')).toHaveLength(2), { timeout: 30_000 })
    loadedShop<YardRead>(context).test.play('ok')
    await userEvent.click(yard.canvas.getByRole('button', { name: yard.t('common.tryAgain') }))
    await waitFor(() => expect(yard.templates()).toHaveLength(6))
  },
}

/** A collection that is unknown or hidden. */
export const CollectionGone: Story = {
  parameters: { yard: { knows: 'templates', then: 'code:COLLECTION_NOT_FOUND' } },
  play: async (context) => {
    const yard = yardParts(context)
    await waitFor(() => expect(yard.notice()).toBeVisible())
  },
}

/** An empty yard: plain fabric with its numbers. It cannot be added, and a message explains why. */
export const Empty: Story = {
  parameters: { yard: { start: { step: 'canvas', templateId: 4 } } },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await expect(yard.notice('error')).toBeVisible()
    await expect(adds(context)).toHaveLength(0)
  },
}

/** Half filled: a message says how much stays plain and how it prints. */
export const HalfFilled: Story = {
  parameters: {
    yard: {
      start: { layout: layoutOf(4, 'PETAL_SIGNATURE_COTTON', 32, [18, 3, 15, 17, 10, 16, 13]) },
    },
  },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.filled()).toBe(32)
    await expect(yard.notice('info')).toHaveTextContent('10')
    await expect(inlineStyles(yard.canvasElement)).toHaveLength(0)
  },
}

/** A quilt of forty-two squares. */
export const Full: Story = {
  parameters: { yard: { start: { layout: sampleLayout(4) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.filled()).toBe(42)
    await expect(yard.queryNotice('info')).toBeNull()
  },
}
/** 9 in squares on narrow fabric: thirty-two. */
export const ThirtyTwoCells: Story = {
  parameters: { yard: { start: { layout: layoutOf(5, 'PETAL_SIGNATURE_COTTON', 32) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.cells().length).toBe(32)
  },
}
/** 6 in squares on fabric of 54 in: fifty-four. */
export const FiftyFourCells: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'LINEN_COTTON_CANVAS', 40) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.cells().length).toBe(54)
  },
}
/** The most squares of any fabric: sixty. */
export const SixtyCells: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'POLARTEC_FLEECE', 55) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.cells().length).toBe(60)
  },
}
/** Napkins leave some fabric over, as the picture and the cutting guide show. */
export const Napkins: Story = { parameters: { yard: { start: { layout: sampleLayout(10) } } } }
export const HorizontalSplit: Story = {
  parameters: { yard: { start: { layout: sampleLayout(8) } } },
}
export const VerticalSplit: Story = { parameters: { yard: { start: { layout: sampleLayout(6) } } } }
/** Two scarves, each as long as the fabric. */
export const Scarf: Story = { parameters: { yard: { start: { layout: sampleLayout(1) } } } }

/** Saved, changed, opened again and removed. */
export const SavedAndReopened: Story = {
  parameters: { yard: { start: { layout: sampleLayout(10) } } },
  play: async (context) => {
    const yard = yardParts(context)
    const before = yard.filled()
    const { canvas, t } = yard
    const name = t('fill-a-yard.savedName', {
      template: t('fill-a-yard.template_10'),
      filled: String(before),
      count: yard.cells().length,
    })
    const list = () => canvas.queryByRole('list', { name: t('fill-a-yard.savedYards') })
    const press = (label: string) => userEvent.click(canvas.getByRole('button', { name: label }))
    await press(t('fill-a-yard.save'))
    await waitFor(() => expect(list()).toBeVisible())
    await userEvent.click(yard.tool('clear-all'))
    await expect(yard.filled()).toBe(0)
    await press(t('fill-a-yard.reopenNamed', { name }))
    await expect(yard.filled()).toBe(before)
    await press(t('fill-a-yard.removeNamed', { name }))
    await waitFor(() => expect(list()).toBeNull())
  },
}

/** The URL contains exactly the layout of the yard. */
export const LinkToIt: Story = {
  parameters: { yard: { start: { layout: sampleLayout(5) } } },
  play: async (context) => {
    const yard = yardParts(context)
    const { value: address } = yard.canvas.getByRole<HTMLInputElement>('textbox', {
      name: yard.t('fill-a-yard.link'),
    })
    await expect(new URL(address).searchParams.get('layout')).toBe(
      `1.5.organic_sateen.${COLLECTION_ID}.2-e-b-g.012301230123012301230123012301230123012301230123`,
    )
    await expect(new URL(address).search).toMatch(/^\?[\w=&%.-]+$/)
  },
}

/** In German and centimeters, independent of the toolbars. */
export const GermanMetric: Story = {
  globals: { language: 'de', measurement: 'metric', currency: 'EUR' },
  parameters: { yard: { start: { layout: layoutOf(4, 'BELGIAN_LINEN', 30) } } },
}

/** A phone of 320 px: sixty squares of at least 30 px, and no horizontal scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    yard: { start: { layout: layoutOf(4, 'POLARTEC_FLEECE', 33) } },
  },
  render: (_, context) => <div className={wrap}>{renderYard(context)}</div>,
  play: async (context) => {
    const yard = yardParts(context)
    const { width } = yard.cell(0).getBoundingClientRect()
    if (document.documentElement.clientWidth <= 320) await expect(width).toBeGreaterThanOrEqual(30)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/**
 * Going back to the options keeps the yard; a message first says what would be cut off.
 */
export const BackToOptions: Story = {
  parameters: { yard: { start: { layout: sampleLayout(4) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.back())
    await expect(yard.heading()).toHaveFocus()
    await userEvent.click(yard.template(8))
    await expect(yard.notice('attention')).toHaveTextContent('40')
    await toCanvas(yard, 4)
    await expect(yard.filled()).toBe(42)
  },
}
