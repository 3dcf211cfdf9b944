import { MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import { MAX_WALLS } from '@selvage/core/wallpaper'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { within } from 'storybook/test'
import { insideAny, noticesIn, openCanvas, remembered, startsWith } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'

const numbers = Array.from({ length: MAX_WALLS }, (_, at) => at + 1)

export type CalculatorParts = ReturnType<typeof calculatorParts>

/** The parts of a calculator, found by the names that they have in the story's language. */
export function calculatorParts(context: StoryContext) {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const lengthNames = (...labels: readonly string[]): readonly string[] =>
    labels.flatMap((label) =>
      MEASUREMENT_SYSTEMS.map((system) =>
        t('wall.labelWithUnit', { label, unit: t(`wall.unit_${system}`) }),
      ),
    )
  const [heightNames, widthNames] = [
    lengthNames(t('wall.height')),
    lengthNames(t('wall.width'), ...numbers.map((number) => t('wall.widthOf', { number }))),
  ]
  const boxes = () => canvas.getAllByRole<HTMLInputElement>('textbox')
  const height = remembered(() =>
    canvas.getByRole<HTMLInputElement>('textbox', { name: (name) => heightNames.includes(name) }),
  )
  const button = (name: string) => canvas.getByRole<HTMLButtonElement>('button', { name })

  /** The result is named by what the wall needs. */
  const result = insideAny(() =>
    canvas.queryByRole('region', { name: startsWith(t('wall.youNeed')) }),
  )
  const need = () => result()?.getByRole('status').textContent
  const pieces = () => Number(/\d+/.exec(need() ?? '')?.[0] ?? Number.NaN)
  const buyLabels = () => {
    const params = { count: pieces() }
    return startsWith(
      t('wall.adding'),
      t('wall.added'),
      t('wall.add_panel', params),
      t('wall.add_roll', params),
    )
  }
  const priceLine = insideAny(() => result()?.getByText(t('wall.price')).parentElement ?? null)
  const comparison = insideAny(() => canvas.queryByRole('table'))

  return {
    ...opened,
    height,
    widths: () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', {
        name: (name) => widthNames.includes(name),
      }),
    invalid: () => boxes().filter(({ ariaInvalid }) => ariaInvalid === 'true').length,
    imperial: () => canvas.getByRole('radio', { name: t('wall.system_imperial') }),
    paper: remembered(() =>
      canvas.getByRole<HTMLSelectElement>('combobox', { name: t('wall.paper') }),
    ),
    check: () => button(t('wall.calculate')),
    addWall: () => button(t('wall.addWall')),
    removeWall: (number: number) => button(t('wall.removeWall', { number })),
    addOpening: (kind: 'door' | 'window') => button(t(`wall.addOpening_${kind}`)),
    /** The text of the result, such as the number of panels. */
    need,
    /** The number of panels or rolls in that text. */
    pieces,
    /** The figure in the line of the price. */
    total: () => priceLine()?.queryByText(/\d/) ?? null,
    buy: () => result()?.queryByRole('button', { name: buyLabels() }) ?? null,
    cartLink: () => canvas.queryByRole('link', { name: t('fabric.goToCart') }),
    /** The button that asks for the price again. */
    retry: () => {
      const failed = result()?.queryByText(t('wall.priceFailed')) ?? null
      return failed && within(failed).getByRole('button', { name: t('common.tryAgain') })
    },
    /** True when a line could not be added. */
    failed: () => {
      const region = result()
      return region !== null && noticesIn(region, t, 'error').length > 0
    },
    mail: () => canvas.queryByRole('link', { name: 'help@selvage.example' }),
    trace: () => canvas.queryByText(t('wall.trace'), { selector: 'summary' }),
    rows: () => comparison()?.getAllByRole('rowheader') ?? [],
    /** The radio of a wallpaper in the comparison, and the one that is chosen there. */
    row: (code: WallpaperCode) =>
      comparison()?.getByRole('radio', { name: t(`wallpaper.WALLPAPER_${code}_name`) }) ?? null,
    chosenRow: () => comparison()?.getByRole<HTMLInputElement>('radio', { checked: true }) ?? null,
    link: () => canvas.getByRole<HTMLInputElement>('textbox', { name: t('wall.keepLabel') }),
    print: () => canvas.getByRole('link', { name: t('wall.print') }),
  }
}
