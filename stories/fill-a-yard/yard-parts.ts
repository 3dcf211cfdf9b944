import type { TemplateId } from '@selvage/core/fill-a-yard'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  inside,
  insideAny,
  openCanvas,
  present,
  remembered,
  rememberedAll,
  startsWith,
} from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { loadedShop } from '../support/shop.ts'
import { drawnDesign } from '../support/unseen.ts'
import type { YardRead } from './yard-story.tsx'

const CELL_TOOLS = ['square', 'row', 'column', 'swap', 'copy', 'clear'] as const
const WHOLE_TOOLS = ['empty', 'all', 'checkerboard', 'mirror', 'shuffle', 'clear-all'] as const
export type ToolName = (typeof CELL_TOOLS)[number] | (typeof WHOLE_TOOLS)[number]

const isCellTool = (name: ToolName): boolean => CELL_TOOLS.some((each) => each === name)

export type YardParts = ReturnType<typeof yardParts>

/** The parts of Fill-A-Yard, found by the names that they have in the story's language. */
export function yardParts(context: StoryContext) {
  const opened = openCanvas(context)
  const { canvas, canvasElement, t, heading } = opened
  const buyLabels = startsWith(
    t('fill-a-yard.addToCart'),
    t('fabric.adding'),
    t('fabric.added'),
    t('fabric.updateItem'),
    t('fabric.updated'),
  )
  const titleOf = (design: number): string => {
    const designs = loadedShop<YardRead>(context).collection?.designs ?? []
    const title = designs.find(({ id }) => id === design)?.title
    if (title === undefined) throw new Error(`The collection has no design ${design}.`)
    return title
  }
  const group = (name: string) => inside(() => canvas.getByRole('group', { name }))
  const templates = group(t('fill-a-yard.template'))
  const palette = group(t('fill-a-yard.designs'))
  const grid = insideAny(() => canvas.queryByRole('grid'))
  const tools = inside(() => canvas.getByRole('region', { name: t('fill-a-yard.tools') }))
  const cellTools = inside(() => tools().getByRole('group', { name: t('fill-a-yard.cellTools') }))
  const wholeTools = inside(() => tools().getByRole('group', { name: t('fill-a-yard.wholeTools') }))
  const head = inside(() => heading().parentElement ?? canvasElement)
  // Whether they can be seen is a matter of their grid, so it is not asked of each.
  const cells = () => present(grid()).getAllByRole('gridcell', { hidden: true })
  const tool = (name: ToolName) =>
    remembered(() =>
      (isCellTool(name) ? cellTools() : wholeTools()).getByRole('button', {
        name: t(`fill-a-yard.tool_${name}`),
      }),
    )
  const toolButtons = Object.fromEntries(
    [...CELL_TOOLS, ...WHOLE_TOOLS].map((name) => [name, tool(name)]),
  ) as Readonly<Record<ToolName, () => HTMLElement>>
  const step = (which: 'undo' | 'redo') =>
    remembered(() => canvas.getByRole('button', { name: t(`fill-a-yard.${which}`) }))
  const steps = { undo: step('undo'), redo: step('redo') }
  /** The form that buys the yard, which alone has a quantity. */
  const buying = inside(() =>
    present(
      canvas.getByRole<HTMLInputElement>('spinbutton', { name: t('fill-a-yard.quantity') }).form,
    ),
  )
  const hasSquares = () => grid() !== null
  const swatches = rememberedAll(() => palette().getAllByRole<HTMLInputElement>('radio'))

  return {
    ...opened,
    buying,
    /** The sentences of the states that are shown or heard, such as what is loading. */
    statuses: () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((sentence) => sentence !== ''),
    /** The text that counts the filled squares, beside the heading. */
    counted: () => head().getByText(/\d\D+\d/).textContent,
    templates: () => templates().getAllByRole<HTMLInputElement>('radio'),
    template: (id: TemplateId) =>
      templates().getByRole<HTMLInputElement>('radio', {
        name: startsWith(t(`fill-a-yard.template_${id}`)),
      }),
    chosenTemplate: () => templates().getByRole<HTMLInputElement>('radio', { checked: true }),
    cloth: remembered(() =>
      canvas.getByRole<HTMLSelectElement>('combobox', { name: t('fabric.legend') }),
    ),
    /** True once a template is chosen and its squares are shown. */
    hasSquares,
    cells,
    /** The cell at an index, counted from 0. */
    cell: (at: number): HTMLElement => {
      const cell = cells()[at]
      if (cell === undefined) throw new Error(`The yard has no cell ${at}.`)
      return cell
    },
    filled: () => cells().filter((cell) => drawnDesign(cell) !== undefined).length,
    tool: (name: ToolName): HTMLElement => toolButtons[name](),
    /** The tool that is in use. */
    usedTool: () => CELL_TOOLS.find((name) => toolButtons[name]().ariaPressed === 'true'),
    step: (which: 'undo' | 'redo') => steps[which](),
    swatches,
    /** The swatch of a design, whose name also says how often it is used. */
    swatch: (design: number) =>
      palette().getByRole<HTMLInputElement>('radio', {
        name: (name) => name.includes(titleOf(design)),
      }),
    chosenSwatch: () => swatches().find(({ checked }) => checked),
    /** The button that goes on: to the squares, and then to the cart. */
    buy: (): HTMLElement =>
      hasSquares()
        ? buying().getByRole('button', { name: buyLabels })
        : canvas.getByRole('button', { name: t('fill-a-yard.next') }),
    back: remembered(() => canvas.getByRole('button', { name: t('fill-a-yard.changeTemplate') })),
    /** The link that appears once the yard is in the cart. */
    cartLink: () => buying().queryByRole('link', { name: t('fabric.goToCart') }),
  }
}

/** Chooses a template and goes on to the canvas. */
export async function toCanvas(yard: YardParts, templateId: TemplateId): Promise<void> {
  await userEvent.click(yard.template(templateId))
  await userEvent.click(yard.buy())
  await waitFor(() => expect(yard.canvas.getByRole('grid')).toBeVisible())
}
