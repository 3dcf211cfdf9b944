import { component } from '../theme/component.ts'

/** Time for the first components to be drawn after the page's style sheets are there. */
const DRAWN_MS = 1_000
/** A custom property that the theme sets for every component. */
const PROPERTY = '--selvage-color-paper'

let isChecked = false

/** Logs one sentence on a page that has components and not their styles. */
export function checkStyles(): void {
  if (isChecked || typeof document === 'undefined') return
  isChecked = true
  const later = () => setTimeout(look, DRAWN_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

function look(): void {
  const part = document.querySelector(`.${component}`)
  if (!part || getComputedStyle(part).getPropertyValue(PROPERTY) !== '') return
  console.error(
    "The page has components of @selvage/react and not their style sheet, so they look like plain HTML. Write import '@selvage/react/styles.css' where the page begins.",
  )
}
