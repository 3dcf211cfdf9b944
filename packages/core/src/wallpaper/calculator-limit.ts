import type { WallPlan } from './wall-plan.ts'

/**
 * The most pieces that the calculator adds to the cart at once. Larger orders go to sales.
 * @source spec 2 §5, §9
 */
export const MAX_CALCULATOR_ITEMS = 99

/**
 * True for a plan of more pieces than {@link MAX_CALCULATOR_ITEMS}. None of its pieces can be added
 * to the cart.
 */
export function exceedsCart({ items }: Pick<WallPlan, 'items'>): boolean {
  return items.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_CALCULATOR_ITEMS
}
