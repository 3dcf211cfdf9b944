/** Returns the element of a selector; throws when it is missing. */
function found<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector)
  if (element === null) throw new Error(`There is no ${selector} here.`)
  return element
}

/** The parts of a calculator, in any language. */
export function calculatorParts(canvas: HTMLElement) {
  const form = (): HTMLFormElement => found(canvas, 'form')
  return {
    height: () => found<HTMLInputElement>(form(), 'input[name=height]'),
    widths: () => [...form().querySelectorAll<HTMLInputElement>('input[name=widths]')],
    imperial: () => found<HTMLInputElement>(form(), 'input[value=imperial]'),
    metric: () => found<HTMLInputElement>(form(), 'input[value=metric]'),
    paper: () => found<HTMLSelectElement>(form(), 'select[name=wallpaper]'),
    check: () => found<HTMLButtonElement>(form(), 'button[type=submit]'),
    addWall: () => found<HTMLButtonElement>(form(), '[data-add-wall]'),
    removeWalls: () => [...form().querySelectorAll<HTMLButtonElement>('[data-remove-wall]')],
    addOpening: (kind: 'door' | 'window') =>
      found<HTMLButtonElement>(form(), `[data-add-opening=${kind}]`),
    /** The text of the result, such as the number of panels. */
    need: () => canvas.querySelector('output')?.textContent,
    /** The number of panels or rolls in that text. */
    pieces: () =>
      Number(/\d+/.exec(canvas.querySelector('output')?.textContent ?? '')?.[0] ?? Number.NaN),
    total: () => canvas.querySelector('section[aria-labelledby] p data'),
    buy: () => canvas.querySelector<HTMLButtonElement>('[data-buy]'),
    cartLink: () => found<HTMLAnchorElement>(canvas, 'a[href="#cart"]'),
    retry: () => canvas.querySelector<HTMLButtonElement>('[data-retry-price]'),
    rejected: () => canvas.querySelector('[data-result] [data-severity=attention]'),
    mail: () => canvas.querySelector('a[href^="mailto:"]'),
    rows: () => [...canvas.querySelectorAll<HTMLTableRowElement>('tbody tr')],
    link: () => found<HTMLInputElement>(canvas, 'input[readonly]'),
    print: () => found<HTMLButtonElement>(canvas, '[data-print]'),
  }
}
