import type { MeasurementSystem } from '@selvage/core/locale'
import { repeatChange } from '../island-runtime/early-fields.client.ts'
import { ISLAND_ELEMENT } from '../island-runtime/island-marks.ts'
import type { IslandName } from '../islands/islands.table.ts'

const CALCULATOR: IslandName = 'product-calculator'
const calculatorOf = () => document.querySelector(`${ISLAND_ELEMENT}[data-name="${CALCULATOR}"]`)
/** The text that each field of the calculator was given last. */
const carried = new WeakMap<HTMLInputElement, string>()

/**
 * Puts a wall that was typed beside the product into the calculator below it, alive or not, so that
 * nobody is asked twice. A field with a text of its own is left as it is, and so is a calculator
 * that measures in the other system, where a number without a unit is another length.
 */
export function carryWall(system: MeasurementSystem, height: string, width: string): void {
  const island = calculatorOf()
  if (!island?.querySelector(`input[name=measurement_system][value=${system}]:checked`)) return
  for (const [name, typed] of Object.entries({ height, widths: width })) {
    const field = island.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!field || field.value === typed) continue
    if (field.value !== (carried.get(field) ?? '')) continue
    carried.set(field, typed)
    repeatChange(field, typed)
  }
}

/** Lets what is typed beside the product take the place of what the calculator begins with. */
export function followCalculator(): void {
  const island = calculatorOf()
  for (const name of ['height', 'widths']) {
    const field = island?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (field) carried.set(field, field.value)
  }
}
