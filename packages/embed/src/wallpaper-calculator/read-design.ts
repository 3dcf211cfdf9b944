import { readAnswer } from '@selvage/core/contract'
import { designCardsAnswer } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import { readJson } from '@selvage/core/gateway'
import type { WidgetContext } from '../page/widget-context.ts'

/**
 * Returns the widget's design with its repeat, which the cards of the other widgets leave out;
 * undefined when the shop does not have it.
 */
export async function readDesign(
  context: Pick<WidgetContext, 'ask' | 'designId'>,
  again?: boolean,
): Promise<DesignCard | undefined> {
  const answer = await readJson((await context.ask(again)).clone())
  const designs = readAnswer({ answer: designCardsAnswer }, answer)
  return designs.find(({ id }) => id === context.designId)
}
