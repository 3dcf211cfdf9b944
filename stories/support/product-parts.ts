import { within } from 'storybook/test'
import { openCanvas, present, startsWith } from './find.ts'
import type { Queries, StoryContext } from './find.ts'

/** The parts of a product's form, which alone has a quantity. */
export function productParts(context: StoryContext) {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const quantity = canvas.getByRole<HTMLInputElement>('spinbutton')
  const form: Queries = within(present(quantity.form))
  const labels = startsWith(t('fabric.addToCart'), t('fabric.adding'), t('fabric.added'))
  return {
    ...opened,
    quantity,
    form,
    buy: (): HTMLElement => form.getByRole('button', { name: labels }),
    /** The link that appears once the line is in the cart. */
    cartLink: (): HTMLElement => form.getByRole('link', { name: t('fabric.goToCart') }),
    /** The text of the price, which follows each choice. */
    total: (): string | null => form.getByRole('status').textContent,
  }
}
