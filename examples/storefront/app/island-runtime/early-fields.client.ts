/** A field that a shopper types into, ticks or chooses from. */
export type Choice = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea'

export const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

export const valueOf = (field: Choice): string | boolean =>
  isTick(field) ? field.checked : field.value

/** Returns the value of a field as the server drew it. */
export function drawnValue(field: Choice): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** True for a field that is not as the server drew it; of radios the chosen one alone counts. */
export function isChanged(field: Choice): boolean {
  if (!isTick(field)) return field.value !== drawnValue(field)
  return field.type === 'radio'
    ? field.checked && !field.defaultChecked
    : field.checked !== field.defaultChecked
}

/** Joins the text that was typed before the hydration and the one that came after it. */
export function wholeValue(field: Choice, before: string | boolean | undefined): string | boolean {
  const late = valueOf(field)
  if (field instanceof HTMLSelectElement || typeof before !== 'string' || typeof late !== 'string')
    return late
  const drawn = drawnValue(field)
  const isWhole = late.startsWith(before) || !late.startsWith(drawn)
  return isWhole ? late : before + late.slice(drawn.length)
}

/** Sets a field without an event. */
export function putBack(field: Choice, value: string | boolean): void {
  if (isTick(field)) field.checked = value === true
  else field.value = String(value)
}

/** Changes a field with the events of a shopper who does. */
export function repeatChange(field: Choice, value: string | boolean): void {
  if (isTick(field)) {
    // React hears of a press only where it changes something.
    field.checked = value === false
    field.click()
  } else type(field, String(value))
}

// React notices a value only when it is set through the element's own setter.
function type(field: Choice, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
