type Choice = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The input that an island received before its code was loaded. */
export interface EarlyInput {
  /** Resets the fields to what the server rendered, so that hydration finds what it expects. */
  rewind(): void
  /** Repeats the changes and presses, now that the island handles them. */
  replay(): void
}

/**
 * Records input on an island until it is hydrated. Links and submit buttons are left alone: they
 * work without script.
 */
export function watchEarlyInput(island: HTMLElement): EarlyInput {
  const clicks: HTMLElement[] = []
  const changed = new Map<Choice, string | boolean>()
  const watching = new AbortController()
  island.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
          : null
      if (button) clicks.push(button)
    },
    { signal: watching.signal },
  )

  return {
    rewind() {
      watching.abort()
      for (const field of island.querySelectorAll<Choice>(
        'input:not([type="hidden"]), select, textarea',
      )) {
        if (field instanceof HTMLSelectElement) {
          const drawn =
            [...field.options].find((option) => option.defaultSelected)?.value ??
            field.options[0]?.value ??
            ''
          if (field.value !== drawn)
            remember(field, field.value, () => {
              field.value = drawn
            })
        } else if (
          field instanceof HTMLInputElement &&
          (field.type === 'radio' || field.type === 'checkbox')
        ) {
          if (field.checked && !field.defaultChecked) changed.set(field, true)
          else if (!field.checked && field.defaultChecked && field.type === 'checkbox')
            changed.set(field, false)
        } else if (field.value !== field.defaultValue) {
          remember(field, field.value, () => {
            field.value = field.defaultValue
          })
        }
      }
      for (const field of changed.keys())
        if (typeof changed.get(field) === 'boolean') resetGroup(island, field as HTMLInputElement)
    },
    replay() {
      for (const [field, value] of changed) {
        if (!field.isConnected) continue
        if (typeof value === 'boolean') field.click()
        else type(field, value)
      }
      for (const button of clicks) if (button.isConnected) button.click()
    },
  }

  function remember(field: Choice, value: string, reset: () => void): void {
    changed.set(field, value)
    reset()
  }
}

function resetGroup(island: HTMLElement, field: HTMLInputElement): void {
  if (field.type === 'checkbox') {
    field.checked = field.defaultChecked
    return
  }
  for (const radio of island.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (radio.name === field.name) radio.checked = radio.defaultChecked
}

// React notices a value only when it is set through the element's own setter.
function type(field: Choice, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
