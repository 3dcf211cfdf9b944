import { within } from 'storybook/test'
import { openCanvas, present } from './find.ts'
import type { Queries, StoryContext } from './find.ts'

/** The parts of a product's form, which alone has a quantity. */
export function productParts(context: StoryContext) {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const quantity = canvas.getByRole<HTMLInputElement>('spinbutton')
  const form: Queries = within(present(quantity.form))
  return {
    ...opened,
    quantity,
    form,
    /** The form's own buy button, which says what it adds. */
    buy: (): HTMLElement => present(quantity.form?.querySelector('button[type=submit]')),
    /** The link that appears once the line is in the cart. */
    cartLink: (): HTMLElement => form.getByRole('link', { name: t('fabric.goToCart') }),
    /** The text of the price, which follows each choice. */
    total: (): string | null => form.getByRole('status').textContent,
  }
}
