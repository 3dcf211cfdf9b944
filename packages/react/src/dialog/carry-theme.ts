import { vars } from '../theme/contract.css.ts'

/** The custom properties of all tokens, as `--selvage-color-ink`. */
const TOKENS = Object.values(vars).flatMap((group) =>
  Object.values(group).map((value) => value.slice(4, -1)),
)

/**
 * Gives a part that stands elsewhere on the page, as a dialog at its end does, the theme and the
 * tokens of the place that it belongs to.
 */
export function carryTheme(place: Element, part: HTMLElement): void {
  const theme = place.closest<HTMLElement>('[data-theme]')
  if (theme && !theme.contains(part)) part.dataset['theme'] = theme.dataset['theme']
  const [here, there] = [getComputedStyle(place), getComputedStyle(part)]
  // Read before any is set, because one token may be made of another.
  const own = TOKENS.map((name) => [name, here.getPropertyValue(name)] as const)
  for (const [name, value] of own.filter(([name, value]) => value !== there.getPropertyValue(name)))
    part.style.setProperty(name, value)
}
